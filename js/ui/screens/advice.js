/** What the coach says before a choice: each way on, what it is worth, and why. The engine says every number. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { adviceOf } from "../../state/advice.js";
import { seatName } from "../components/words.js";
import { fineNumber, finePercent, t } from "../i18n.js";
import { showAnswer } from "./answer-dialog.js";
import { wayWords } from "./odds.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Advice} Advice */
/** @typedef {import("../../protocol/shared.js").Choice} Choice */
/** @typedef {import("../../protocol/shared.js").CoachReason} CoachReason */

/** Draws the button that asks for it. @param {App} app @param {View} view @param {string} style of the button @param {() => void} [before] */
export function adviceButton(app, view, style, before) {
  const show = () => {
    before?.();
    showAdvice(app, view);
  };
  return html`<button type="button" class=${style} data-advice aria-haspopup="dialog" @click=${show}>${t("advice")}</button>`;
}

/** Shows the coach's advice as soon as it arrives. @param {App} app @param {View} view */
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
function advice(view, { seat, choices, remarks }) {
  return html`<p>${t("odds-of", { name: seatName(view, seat) })}</p>
    <ol class="advice-choices">${choices.map((choice, index) => html`<li>${choiceFold(view, choice, index === 0)}</li>`)}</ol>
    ${remarkList(view.game, remarks)}`;
}

/** Says what the coach takes for granted. @param {string} game @param {readonly string[]} remarks */
export function remarkList(game, remarks) {
  if (!remarks.length) return nothing;
  return html`<h3>${t("advice-assumed")}</h3>
    <ul>${remarks.map((code) => html`<li>${t(`advice-remark-${game}-${code}`)}</li>`)}</ul>`;
}

/** Draws one way on; its reasons are in a fold. @param {View} view @param {Choice} choice @param {boolean} isOpen */
function choiceFold(view, choice, isOpen) {
  const { win, points, best, equal, reasons } = choice;
  const mark = best ? "advice-best" : equal ? "advice-equal" : null;
  return html`<details ?open=${isOpen} data-best=${best}>
    <summary>
      <span class="advice-way">${wayWords(view, choice)} ${mark === null ? nothing : html`<b class="advice-mark" data-equal=${!best}>${t(mark)}</b>`}</span>
      <span class="advice-win">${t("advice-win", { chance: finePercent(win) })}</span>
      <span class="advice-points">${t("advice-points", { points: fineNumber(points) })}</span>
    </summary>
    ${reasonList(view, reasons)}
  </details>`;
}

/** Says why, the heaviest reason first. @param {View} view @param {readonly CoachReason[]} reasons */
export function reasonList(view, reasons) {
  return html`<ul>${reasons.map((reason) => html`<li>${reasonWords(view, reason)}</li>`)}</ul>`;
}

/** @param {View} view @param {CoachReason} reason */
function reasonWords(view, { code, values }) {
  const words = gameUiOf(view.game).reasonWords(view, values);
  return t(`advice-${view.game}-${code}`, { ...words, ...values });
}
