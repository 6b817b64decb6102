/** The links from a page about one game to the same page about another. */

import { html, nothing } from "lit-html";
import { t } from "../kit/i18n.js";
import { games } from "./index.js";

/** Draws the links if there are several games. @param {string} page @param {string} current the game of this page */
export function gameSwitch(page, current) {
  if (games.length < 2) return nothing;
  return html`<nav class="game-switch" aria-label=${t("switch-game")}>
    ${games.map(
      (game) =>
        html`<a class="button" href=${`#${page}/${game}`} aria-current=${game === current ? "page" : nothing}>${t(`game-${game}`)}</a>`,
    )}
  </nav>`;
}
