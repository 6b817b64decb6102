/** House rules of the set-up: the open herd, and a deck that players bring. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { agreement, draft, redraft } from "./chairs.js";
import { chosenText } from "./files.js";
import { whyButton } from "./why.js";

/** @typedef {import("../store.js").Store} Store */

/** Draws the fold with the house rules. @param {Store} store */
export function houseRules(store) {
  const { openHerd, deck } = draft();
  const toggle = () => redraft(store, { openHerd: !openHerd });
  return html`<details class="house" ?open=${openHerd || deck !== "house"}>
    <summary>${t("setup-house")}</summary>
    <p class="row">
      <label class="choice">
        <input type="checkbox" id="open-herd" .checked=${openHerd} @change=${toggle}>
        <span>${t("setup-open-herd")}</span>
      </label>
      ${whyButton(["wolle.house.open-herd"], t("setup-open-herd"))}
    </p>
    <p class="row"><strong>${t("setup-own-deck")}</strong> ${whyButton(["wolle.house.deck"], t("setup-own-deck"))}</p>
    ${deck === "house" ? deckFile(store) : deckUsed(store)}
  </details>`;
}

/** @param {Store} store */
function deckFile(store) {
  return html`<p>${t("setup-own-deck-help")}</p>
    <label class="button button-file">
      <input type="file" id="own-deck" accept=".json,application/json" @change=${(/** @type {Event} */ event) => readDeck(store, event)}>
      <span>${t("setup-own-deck-file")}</span>
    </label>`;
}

/** @param {Store} store */
function deckUsed(store) {
  return html`<p role="status">${t("setup-own-deck-used")}</p>
    <button type="button" class="button" @click=${() => redraft(store, { deck: "house" })}>${t("setup-own-deck-drop")}</button>`;
}

/** Uses the chosen deck if the engine would play with it; otherwise its refusal is shown. @param {Store} store @param {Event} event */
async function readDeck(store, event) {
  const text = await chosenText(event);
  if (text === undefined) return;
  store.change({ refusal: null });
  const deck = parse(text);
  const { seats, options } = agreement();
  if (await store.check({ seats, options: { ...options, deck } })) redraft(store, { deck });
}

/** @param {string} text @returns {unknown} null for what is no JSON: the engine refuses that as no deck */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
