/** The coach's advice before a decision: each option, its value, and the reasons. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { fineNumber, finePercent, t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { optionWords, showAnswer } from "./answer-dialog.js";

/** @import { App } from "../../app/app.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { Advice, RatedOption, Reason, View } from "../../protocol/shared.js" */

/** Draws the button that requests advice. @param {App} app @param {View} view @param {string} style its class @param {() => void} [before] */
export function adviceButton(app, view, style, before) {
  const show = () => {
    before?.();
    showAdvice(app, view);
  };
  return html`<button type="button" class=${style} data-advice aria-haspopup="dialog" @click=${show}>${t("advice")}</button>`;
}

/** Shows the advice when it arrives. @param {App} app @param {View} view */
function showAdvice(app, view) {
  return showAnswer(app, {
    heading: t("advice"),
    name: "advice",
    waiting: t("advice-waiting"),
    ask: () => adviceOf(app, view),
    draw: (told) => (told ? advice(view, told) : html`<p role="status">${t("advice-none")}</p>`),
  });
}

/** @param {View} view @param {Advice} told */
function advice(view, { seat, options, remarks }) {
  return html`<p>${t("odds-of", { name: seatName(view, seat) })}</p>
    <ol class="advice-choices">${options.map((option, index) => html`<li>${optionFold(view, option, index === 0)}</li>`)}</ol>
    ${remarkList(view.game, remarks)}`;
}

/** Draws the coach's assumptions. @param {string} game @param {readonly string[]} remarks */
export function remarkList(game, remarks) {
  if (!remarks.length) return nothing;
  return html`<h3>${t("advice-assumed")}</h3>
    <ul>${remarks.map((code) => html`<li>${t(`advice-remark-${game}-${code}`)}</li>`)}</ul>`;
}

/** Draws one option; its reasons are in a disclosure. @param {View} view @param {RatedOption} option @param {boolean} isOpen */
function optionFold(view, option, isOpen) {
  const { win, points, best, equal, reasons } = option;
  const mark = best ? "advice-best" : equal ? "advice-equal" : null;
  return html`<details ?open=${isOpen} data-best=${best}>
    <summary>
      <span class="advice-way">${optionWords(view, option)} ${mark === null ? nothing : html`<b class="advice-mark" data-equal=${!best}>${t(mark)}</b>`}</span>
      <span class="advice-win">${t("advice-win", { chance: finePercent(win) })}</span>
      <span class="advice-points">${t("advice-points", { points: fineNumber(points) })}</span>
    </summary>
    ${reasonList(view, reasons)}
  </details>`;
}

/** Draws the reasons, the most important first. @param {View} view @param {readonly Reason[]} reasons */
export function reasonList(view, reasons) {
  return html`<ul>${reasons.map((reason) => html`<li>${reasonWords(view, reason)}</li>`)}</ul>`;
}

/** @param {View} view @param {Reason} reason */
function reasonWords(view, { code, values: pairs }) {
  const values = Object.fromEntries(pairs);
  const { chance } = values;
  const words = gameUiOf(view.game).reasonWords(view, values);
  const rounded = typeof chance === "number" ? { chance: hundredths(chance) } : {};
  return t(`advice-${view.game}-${code}`, { ...words, ...values, ...rounded });
}

/** Returns a chance in hundredths; `hardly` and `nearly` for those that would round to 0 and 100 without being so. @param {number} chance from 0 to 1 */
function hundredths(chance) {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return "hardly";
  return rounded === 100 && chance < 1 ? "nearly" : rounded;
}

/** Returns true if the seat that looks at the table has a decision: advice is for that seat only. @param {Table} table @param {View} view */
export function mayBeAdvised(table, view) {
  return table.isAsked() && view.seat !== null && view.legal.length > 0;
}

/** Resolves to the advice for the seat that looks at the table, or to null if it has no decision; rejects with a CodedError. @param {App} app @param {View} view @returns {Promise<Advice | null>} */
export async function adviceOf(app, view) {
  if (!mayBeAdvised(app.table, view)) return null;
  return (await app.inquire({ do: "advice", as: view.seat })).advice;
}
