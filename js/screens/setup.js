/** Set-up: who sits at the table, and which house rules hold. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../i18n.js";
import { choose } from "../settings.js";
import { begin } from "./begin.js";
import { addChair, agreement, draft, seatRange, setChair, takeChair } from "./chairs.js";
import { houseRules } from "./house-rules.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../settings.js").Chair} Chair */

/** Draws the set-up. @param {Store} store */
export function setup(store) {
  const { chairs } = draft();
  const { most, least } = seatRange(store);
  return html`<form class="setup page" novalidate @submit=${(/** @type {Event} */ event) => start(event, store)}>
    <h1 tabindex="-1">${t("setup-heading")}</h1>
    <ol class="chairs">
      ${repeat(
        chairs,
        (chair) => chair,
        (chair, index) => row(store, chair, index, chairs.length > least),
      )}
    </ol>
    <p class="row">
      <button type="button" class="button" id="add-seat" ?disabled=${chairs.length >= most} @click=${() => addChair(store)}>${t("setup-add")}</button>
      <button type="submit" class="button button-main button-big" id="start" ?disabled=${store.state.asking && store.state.opened}>${t("setup-start")}</button>
    </p>
    ${houseRules(store)}
  </form>`;
}

/** @param {Event} event @param {Store} store */
function start(event, store) {
  event.preventDefault();
  choose({ chairs: draft().chairs });
  return begin(store, agreement());
}

/** @param {Store} store @param {Chair} chair @param {number} index @param {boolean} mayGo */
function row(store, chair, index, mayGo) {
  const number = index + 1;
  return html`<li class="chair" data-kind=${chair.bot === null ? "person" : "bot"}>
    <span class="chair-number" aria-hidden="true">${number}</span>
    ${chair.bot === null ? nameField(store, chair, index) : nothing}
    ${kindField(store, chair, number)}
    <button type="button" class="button chair-remove" aria-label=${t("setup-remove", { number })} ?disabled=${!mayGo} @click=${() => takeChair(store, chair)}>✕</button>
  </li>`;
}

/** @param {Store} store @param {Chair} chair @param {number} index */
function nameField(store, chair, index) {
  const number = index + 1;
  const rename = (/** @type {Event} */ { target }) =>
    setChair(store, chair, { name: /** @type {HTMLInputElement} */ (target).value });
  return html`<input class="chair-name" id=${`name-${number}`} type="text" maxlength="24" autocomplete="off" aria-label=${t("setup-name", { number })} placeholder=${t("setup-player", { number })} .value=${chair.name} @input=${rename}>`;
}

/** @param {Store} store @param {Chair} chair @param {number} number */
function kindField(store, chair, number) {
  const bots = store.state.about?.games["wolle"]?.bots ?? draft().bots;
  const change = (/** @type {Event} */ { target }) =>
    setChair(store, chair, { bot: /** @type {HTMLSelectElement} */ (target).value || null });
  return html`<select class="chair-kind" id=${`kind-${number}`} aria-label=${t("setup-kind", { number })} @change=${change}>
    <option value="" ?selected=${chair.bot === null}>${t("setup-person")}</option>
    ${bots.map(
      (bot) =>
        html`<option value=${bot} ?selected=${chair.bot === bot}>${t("setup-bot", { about: t(`bot-${bot}-about`) })}</option>`,
    )}
  </select>`;
}
