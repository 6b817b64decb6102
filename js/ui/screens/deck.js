/** The page that shows the cards of a game. */

import { html } from "lit-html";
import { gameOf, gameUiOf } from "../../games/index.js";
import { t } from "../i18n.js";
import { gameSwitch } from "./game-switch.js";

/** Draws the page of the cards. @param {import("../../state/app.js").App} app */
export function deck({ state }) {
  const game = gameOf(state);
  return html`<article class="page deck" data-game=${game}>
    <h1 tabindex="-1">${t("deck-heading")}</h1>
    ${gameSwitch("deck", game)}
    ${gameUiOf(game).deck()}
  </article>`;
}
