/** The coach's advice before a decision: each option, its value, and the reasons. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { pictogram } from "../../kit/art/drawing.js";
import { fineNumber, finePercent, t } from "../../kit/i18n.js";
import { optionWords, showAnswer, whoseLine } from "./answer-dialog.js";

/** @import { App } from "../../app/app.js" */
/** @import { Close } from "../../kit/components/dialog.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { Advice, RatedOption, Reason, View } from "../../protocol/shared.js" */

/** Returns true if the seat that looks at the table has a decision: advice is for that seat only. @param {Table} table @param {View} view */
export function mayBeAdvised(table, view) {
  return table.isAsked() && view.seat !== null && view.legal.length > 0;
}

/** Draws the button that requests advice. @param {App} app @param {View} view @param {() => void} before */
export function adviceButton(app, view, before) {
  const show = () => {
    before();
    showAdvice(app, view);
  };
  return html`<button type="button" class="button" data-advice aria-haspopup="dialog" @click=${show}>${pictogram("hint")} <span>${t("advice")}</span></button>`;
}

/** Shows advice when it arrives. @param {App} app @param {View} view @param {(close: Close) => unknown} [links] drawn below it */
export function showAdvice(app, view, links) {
  const ask = async () => {
    if (!mayBeAdvised(app.table, view)) return null;
    return (await app.inquire({ do: "advice", as: view.seat })).advice;
  };
  const draw = (/** @type {Advice | null} */ advice) =>
    advice ? adviceText(view, advice) : html`<p role="status">${t("advice-none")}</p>`;
  return showAnswer(app, "advice", { ask, draw, links });
}

/** Draws all options, the first of them with its reasons open. @param {View} view @param {Advice} advice */
function adviceText(view, { seat, options, remarks }) {
  const item = (/** @type {RatedOption} */ option, /** @type {number} */ index) => {
    const { win, points, best, equal, reasons } = option;
    const mark = best ? "advice-best" : equal ? "advice-equal" : null;
    return html`<li><details ?open=${index === 0} data-best=${best}>
      <summary>
        <span class="advice-way">${optionWords(view, option)} ${mark === null ? nothing : html`<b class="advice-mark" data-equal=${!best}>${t(mark)}</b>`}</span>
        <span class="advice-win">${t("advice-win", { chance: finePercent(win) })}</span>
        <span class="advice-points">${t(`advice-points-${view.game}`, { points: fineNumber(points) })}</span>
      </summary>
      ${reasonList(view, reasons)}
    </details></li>`;
  };
  return html`${whoseLine(view, seat)}
    <ol class="advice-choices">${options.map(item)}</ol>
    ${remarkList(view.game, remarks)}`;
}

/** Draws the coach's assumptions. @param {string} game @param {readonly string[]} remarks */
export function remarkList(game, remarks) {
  if (!remarks.length) return nothing;
  return html`<h3>${t("advice-assumed")}</h3>
    <ul>${remarks.map((code) => html`<li>${t(`advice-remark-${game}-${code}`)}</li>`)}</ul>`;
}

/** Draws the reasons, the most important first. @param {View} view @param {readonly Reason[]} reasons */
export function reasonList(view, reasons) {
  const words = (/** @type {Reason} */ { code, values: pairs }) => {
    const values = Object.fromEntries(pairs);
    const { chance } = values;
    const own = gameUiOf(view.game).reasonWords?.(view, values);
    const rounded = typeof chance === "number" ? { chance: hundredths(chance) } : {};
    return t(`advice-${view.game}-${code}`, { ...own, ...values, ...rounded });
  };
  return html`<ul>${reasons.map((reason) => html`<li>${words(reason)}</li>`)}</ul>`;
}

/** Returns a chance in hundredths; `hardly` and `nearly` for those that would round to 0 and 100 without being so. @param {number} chance from 0 to 1 */
function hundredths(chance) {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return "hardly";
  return rounded === 100 && chance < 1 ? "nearly" : rounded;
}
