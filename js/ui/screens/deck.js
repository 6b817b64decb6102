/** The page that shows the cards of a game. */

import { html } from "lit-html";
import { faceOf, gameOf } from "../../games/index.js";
import { t } from "../i18n.js";
import { gameSwitch } from "./game-switch.js";

/** Draws the page of the cards. @param {import("../../state/store.js").Store} store */
export function deck({ state }) {
  const game = gameOf(state);
  return html`<article class="page deck" data-game=${game}>
    <h1 tabindex="-1">${t("deck-heading")}</h1>
    ${gameSwitch("deck", game)}
    ${state.decks[game] ? faceOf(game).deck(state) : html`<p role="status">${t("deck-waiting")}</p>`}
  </article>`;
}
