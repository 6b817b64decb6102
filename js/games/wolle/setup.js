/** Wolle's part of the set-up, its house rules: the open herd, and a deck that players bring. */

import { html } from "lit-html";
import { agreement, redraft } from "../../state/drafts.js";
import { chosenText } from "../../ui/components/files.js";
import { whyButton } from "../../ui/components/why.js";
import { t } from "../../ui/i18n.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../game-ui.js").Draft} Draft */

/** What is agreed when nothing is chosen. */
export const options = { deck: "house", open_herd: false };

/** Draws the fold with the house rules. @param {Store} store @param {Draft} draft */
export function houseRules(store, draft) {
  const { open_herd, deck } = draft.options;
  const toggle = () => redraft(store, draft, { open_herd: !open_herd });
  return html`<details class="house" ?open=${open_herd || deck !== "house"}>
    <summary>${t("setup-house")}</summary>
    <p class="row">
      <label class="choice">
        <input type="checkbox" id="open-herd" .checked=${open_herd} @change=${toggle}>
        <span>${t("setup-open-herd")}</span>
      </label>
      ${whyButton(["wolle.house.open-herd"], t("setup-open-herd"))}
    </p>
    <p class="row"><strong>${t("setup-own-deck")}</strong> ${whyButton(["wolle.house.deck"], t("setup-own-deck"))}</p>
    ${deck === "house" ? deckFile(store, draft) : deckUsed(store, draft)}
  </details>`;
}

/** @param {Store} store @param {Draft} draft */
function deckFile(store, draft) {
  return html`<p>${t("setup-own-deck-help")}</p>
    <label class="button button-file">
      <input type="file" id="own-deck" accept=".json,application/json" @change=${(/** @type {Event} */ event) => readDeck(store, draft, event)}>
      <span>${t("setup-own-deck-file")}</span>
    </label>`;
}

/** @param {Store} store @param {Draft} draft */
function deckUsed(store, draft) {
  const drop = () => redraft(store, draft, { deck: "house" });
  return html`<p role="status">${t("setup-own-deck-used")}</p>
    <button type="button" class="button" @click=${drop}>${t("setup-own-deck-drop")}</button>`;
}

/** Uses the chosen deck if the engine would play with it; otherwise its refusal is shown. @param {Store} store @param {Draft} draft @param {Event} event */
async function readDeck(store, draft, event) {
  const text = await chosenText(event);
  if (text === undefined) return;
  store.change({ refusal: null });
  const deck = parse(text);
  const { seats, options } = agreement(store, draft);
  const isAccepted = await store.check(draft.game, { seats, options: { ...options, deck } });
  if (isAccepted) redraft(store, draft, { deck });
}

/** @param {string} text @returns {unknown} null for what is no JSON: the engine refuses that as no deck */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
