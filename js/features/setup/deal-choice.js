/** The part of the set-up about chance: dice that nobody can know, those of the day, or those of words that friends agree on. */

import { html, nothing } from "lit-html";
import { bringIntoSight } from "../../kit/components/fold.js";
import { calendarDay, t } from "../../kit/i18n.js";
import { DEALS, dealOf, today } from "../../match/deal.js";
import { FACTS } from "../../protocol/facts.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/deal.js").ChosenDeal} ChosenDeal */

/** Draws the fold in which the dice of the next match are chosen. @param {App} app @param {string} game */
export function dealField(app, game) {
  const chosen = dealOf(app.state, game);
  const isRefused = app.state.refusal?.code.startsWith("deal.") ?? false;
  const choose = (/** @type {Partial<ChosenDeal>} */ news) =>
    app.change({ deal: { ...dealOf(app.state, game), ...news }, refusal: null });
  return html`<details class="fold" id="deal" ?open=${chosen.kind === "words"} @toggle=${bringIntoSight}>
    <summary>${t("deal-summary", { way: t(`deal-${chosen.kind}`) })}</summary>
    <div class="deal-ways" role="radiogroup" aria-label=${t("deal-heading")}>
      ${DEALS.map((kind) => way(kind, kind === chosen.kind, () => choose({ kind })))}
    </div>
    ${chosen.kind === "words" ? wordsField(chosen.words, isRefused, (words) => choose({ words })) : nothing}
    ${chosen.kind === "secret" ? nothing : html`<p class="quiet">${t("deal-known")}</p>`}
  </details>`;
}

/** @param {ChosenDeal["kind"]} kind @param {boolean} isChosen @param {() => void} choose */
function way(kind, isChosen, choose) {
  return html`<label class="choice">
    <input type="radio" name="deal" id=${`deal-${kind}`} value=${kind} .checked=${isChosen} @change=${choose}>
    <span><b>${t(`deal-${kind}`)}</b> <small>${t(`deal-${kind}-about`, { date: calendarDay(today()) })}</small></span>
  </label>`;
}

/** @param {string} words @param {boolean} isRefused @param {(words: string) => void} change */
function wordsField(words, isRefused, change) {
  const typed = (/** @type {Event} */ { target }) =>
    change(/** @type {HTMLInputElement} */ (target).value);
  return html`<label class="field"><span>${t("deal-words-field")}</span>
    <input type="text" id="deal-typed" maxlength=${FACTS.record.words} autocomplete="off" aria-invalid=${isRefused} .value=${words} @input=${typed}>
  </label>`;
}

/** Says of a match that somebody could have known its dice, and how. @param {import("../../protocol/shared.js").SeedSource} deal */
export function dealSentence({ kind, text }) {
  return t("deal-said", { kind, text: kind === "day" ? calendarDay(text) : text });
}
