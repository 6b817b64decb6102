/** What stands around every static page of the rules: the way to the game, to the other game, and to other languages. */

import { html, nothing } from "lit-html";
import { games } from "../games/index.js";
import { t } from "../kit/i18n.js";
import { LANGUAGES } from "../kit/languages.js";
import { address, GENERATOR, root, SCORES, SHEET } from "./place.js";

/** @typedef {import("./place.js").Place} Place */

/** Draws a page. @param {Place} place @param {unknown} body */
export function frame(place, body) {
  return html`<a class="skip" href="#screen">${t("pages-skip")}</a>
    <header class="pages-bar">
      <a class="brand" href=${root(place)}>Volle</a>
      ${gamesOf(place)} ${languagesOf(place)}
    </header>
    <main id="screen" tabindex="-1">
      <article class="page rulebook" data-game=${place.game}>${body}</article>
    </main>
    <footer class="pages-foot"><a class="button button-main" href=${`${root(place)}#setup/${place.game}`}>${t("pages-play", { game: t(`game-${place.game}`) })}</a> <a class="pages-way" href=${address(place, { rule: SHEET })}>${t("sheet-title")}</a> <a class="pages-way" href=${address(place, { rule: SCORES })}>${t("score-sheet")}</a> <a class="pages-way" href=${address(place, { rule: GENERATOR })}>${t("generator-title")}</a></footer>`;
}

/** @param {Place} place */
function gamesOf(place) {
  return html`<nav aria-label=${t("switch-game")}>
    ${games.map((game) => html`<a class="pages-way" href=${address(place, { game, rule: null })} aria-current=${game === place.game ? "true" : nothing}>${t(`game-${game}`)}</a> `)}
  </nav>`;
}

/** @param {Place} place */
function languagesOf(place) {
  return html`<nav class="pages-languages" aria-label=${t("settings-language")}>
    ${Object.entries(LANGUAGES).map(([code, { name }]) => {
      const language = /** @type {import("./place.js").Place["language"]} */ (code);
      return html`<a class="pages-way" href=${address(place, { language })} lang=${code} hreflang=${code} aria-current=${code === place.language ? "true" : nothing}>${name}</a> `;
    })}
  </nav>`;
}
