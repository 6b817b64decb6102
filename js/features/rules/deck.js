/** The page that shows the cards of a game. */

import { html } from "lit-html";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf, gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";

/** Draws the page of the cards. @param {import("../../app/app.js").App} app */
export function deck({ state }) {
  const game = gameOf(state);
  return html`<article class="page deck" data-game=${game}>
    <h1 tabindex="-1">${t("deck-heading")}</h1>
    ${gameSwitch("deck", game)}
    ${gameUiOf(game).deck()}
  </article>`;
}
