/** The house rules in the set-up: a short match, open herds, and a deck of the players. */

import { html, nothing } from "lit-html";
import { checkbox, fileButton } from "../../kit/components/fields.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { factsOf, rulesOfOption } from "../../match/game-facts.js";

/** @import { Draft } from "../../match/drafts.js" */
/** @import { Option } from "../../protocol/facts.js" */
/** @import { SetupActions } from "../game-ui.js" */

const DECK = "deck";
const SHORT = "short";

/** @param {Option} option */
const idOf = ({ name }) => name.replaceAll("_", "-");

/** Describes the length, the deck and the herds of a draft, where they differ from the usual ones. @param {Draft} draft */
export function agreed({ game, options: values }) {
  const changed = factsOf(game).options.filter((each) => values[each.name] !== each.default);
  return changed.map((option) => t(`agreed-${idOf(option)}`));
}

/** Draws the short match. @param {Draft} draft @param {unknown} _state @param {SetupActions} actions */
export function setup(draft, _state, actions) {
  const short = factsOf(draft.game).options.filter(({ name }) => name === SHORT);
  return html`${short.map((option) => toggle(draft, option, actions))}`;
}

/** Draws the open herds and the deck of the players. @param {Draft} draft @param {SetupActions} actions */
export function setupMore(draft, actions) {
  const options = factsOf(draft.game).options.filter(({ name }) => name !== SHORT);
  return html`<section>
      <h2>${t("setup-herds")}</h2>
      <p class="quiet">${t("setup-herds-about")}</p>
      ${options.map((option) => (option.name === DECK ? nothing : toggle(draft, option, actions)))}
    </section>
    ${options.map((option) => (option.name === DECK ? deck(draft, option, actions) : nothing))}`;
}

/** @param {Draft} draft @param {Option} option @param {SetupActions} actions */
function toggle({ options }, option, { change }) {
  const { name } = option;
  const words = t(`setup-${idOf(option)}`);
  return html`<p class="row">
    ${checkbox(idOf(option), options[name] === true, (isOn) => change({ [name]: isOn }), words)}
    ${whyButton(rulesOfOption(option), words)}
  </p>`;
}

/** Draws the choice of a deck file, or the button that drops the chosen deck. @param {Draft} draft @param {Option} option @param {SetupActions} actions */
function deck({ options }, option, actions) {
  const heading = t("setup-own-deck");
  const read = (/** @type {Event} */ event) => readDeck(event, actions);
  const drop = () => actions.change({ [DECK]: option.default });
  return html`<section>
    <h2>${heading} ${whyButton(rulesOfOption(option), heading)}</h2>
    ${
      options[DECK] === option.default
        ? html`<p class="quiet">${t("setup-own-deck-help")}</p>
    ${fileButton("own-deck", ".json,application/json", read, t("setup-own-deck-file"))}`
        : html`<p role="status">${t("setup-own-deck-used")}</p>
    <button type="button" class="button" @click=${drop}>${t("setup-own-deck-drop")}</button>`
    }
  </section>`;
}

/** Uses the deck of the chosen file if the engine accepts it; otherwise the page shows the refusal. @param {Event} event @param {SetupActions} actions */
async function readDeck(event, { change, check, read }) {
  const text = await read(event);
  if (text === undefined) return;
  const options = { [DECK]: parse(text) };
  if (await check(options)) change(options);
}

/** Parses JSON; returns null for other text, which the engine refuses as a deck. @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
