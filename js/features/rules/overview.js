/** What stands above the rules of a game: its aim, who can play, the set-up, and a key to its signs. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { has, t } from "../../kit/i18n.js";

const PARTS = ["aim", "players", "setup", "card"];

/** Draws the overview of a game. @param {string} game */
export function overview(game) {
  const signs = gameUiOf(game).signs();
  return html`<section class="overview">
    ${PARTS.map((name) => part(`rules-${game}-${name}`))}
    ${part(`rules-${game}-signs`)}
    <ul class="signs">${signs.map((each) => sign(game, each))}</ul>
  </section>`;
}

/** Draws a part, if the game has it. @param {string} id */
function part(id) {
  if (!has(id)) return nothing;
  return html`<h2>${t(`${id}.title`)}</h2>
    <p>${t(id)}</p>`;
}

/** @param {string} game @param {import("../../games/game-ui.js").Sign} sign */
function sign(game, { id, drawing }) {
  const words = `rules-${game}-sign-${id}`;
  return html`<li class="sign" data-sign=${id}>
    <div class="sign-picture">${drawing}</div>
    <p><strong>${t(`${words}.name`)}</strong> ${t(words)}</p>
  </li>`;
}
