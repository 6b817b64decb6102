/** Wolle's part of the set-up, its house rules: open herds, and a deck that players bring. */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { factsOf, rulesOfOption } from "../../match/game-facts.js";

/** @typedef {import("../../match/drafts.js").Draft} Draft */
/** @typedef {import("../game-ui.js").SetupActions} SetupActions */
/** @typedef {import("../../protocol/facts.js").Option} Option */

const DECK = "deck";

/** Draws the house rules. @param {Draft} draft @param {unknown} _state @param {SetupActions} actions */
export function setup(draft, _state, actions) {
  const { options } = factsOf(draft.game);
  return html`<section class="house">
    ${options.map((option) => (option.name === DECK ? nothing : toggle(draft, option, actions)))}
    ${options.map((option) => (option.name === DECK ? deck(draft, option, actions) : nothing))}
  </section>`;
}

/** @param {Draft} draft @param {Option} option @param {SetupActions} actions */
function toggle({ options }, option, { change }) {
  const { name } = option;
  const words = t(`setup-${name.replaceAll("_", "-")}`);
  return html`<p class="row">
    <label class="choice">
      <input type="checkbox" id=${name.replaceAll("_", "-")} .checked=${options[name] === true} @change=${() => change({ [name]: !options[name] })}>
      <span>${words}</span>
    </label>
    ${whyButton(rulesOfOption(option), words)}
  </p>`;
}

/** @param {Draft} draft @param {Option} option @param {SetupActions} actions */
function deck({ options }, option, actions) {
  const isUsual = options[DECK] === option.default;
  return html`<p class="row"><strong>${t("setup-own-deck")}</strong> ${whyButton(rulesOfOption(option), t("setup-own-deck"))}</p>
    ${isUsual ? deckFile(actions) : deckUsed(option, actions)}`;
}

/** @param {SetupActions} actions */
function deckFile(actions) {
  return html`<p>${t("setup-own-deck-help")}</p>
    <label class="button button-file">
      <input type="file" id="own-deck" accept=".json,application/json" @change=${(/** @type {Event} */ event) => readDeck(event, actions)}>
      <span>${t("setup-own-deck-file")}</span>
    </label>`;
}

/** @param {Option} option @param {SetupActions} actions */
function deckUsed(option, { change }) {
  return html`<p role="status">${t("setup-own-deck-used")}</p>
    <button type="button" class="button" @click=${() => change({ [DECK]: option.default })}>${t("setup-own-deck-drop")}</button>`;
}

/** Uses the chosen deck if the engine would play with it; otherwise its refusal is shown. @param {Event} event @param {SetupActions} actions */
async function readDeck(event, { change, check, read }) {
  const text = await read(event);
  if (text === undefined) return;
  const options = { [DECK]: parse(text) };
  if (await check(options)) change(options);
}

/** @param {string} text @returns {unknown} null for what is no JSON: the engine refuses that as no deck */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
