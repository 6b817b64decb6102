/** The parts around every static page, and the page for missing addresses. */

import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { games } from "../games/index.js";
import { t } from "../kit/i18n.js";
import { LANGUAGES } from "../kit/languages.js";
import { statePicture } from "../match/components/empty-page.js";
import { address, GENERATOR, root, SCORES, SHEET } from "./place.js";

/** @import { Language } from "../kit/languages.js" */
/** @import { Place } from "./place.js" */

/** Draws a page with links to the game, the other game, and other languages. @param {Place} place @param {unknown} body */
export function frame(place, body) {
  const { game } = place;
  return html`<a class="skip" href="#screen">${t("pages-skip")}</a>
    <header class="pages-bar">
      <a class="brand" href=${root(place)}>Volle</a>
      <nav aria-label=${t("switch-game")}>
        ${games.map((each) => html`${link(address(place, { game: each, rule: null }), t(`game-${each}`), each === game)} `)}
      </nav>
      <nav class="pages-languages" aria-label=${t("settings-language")}>
        ${Object.entries(LANGUAGES).map(([code, { name }]) => languageLink(place, code, name))}
      </nav>
    </header>
    <main id="screen" tabindex="-1">
      <article class="page rulebook" data-game=${game}>${body}</article>
    </main>
    <footer class="pages-foot"><a class="button button-main" href=${`${root(place)}#setup/${game}`}>${t("pages-play", { game: t(`game-${game}`) })}</a> ${link(address(place, { rule: SHEET }), t("sheet-title"))} ${link(address(place, { rule: SCORES }), t("score-sheet"))} ${link(address(place, { rule: GENERATOR }), t("generator-title"))}</footer>`;
}

/** @param {string} href @param {string} words @param {boolean} [isCurrent] */
function link(href, words, isCurrent = false) {
  return html`<a class="pages-way" href=${href} aria-current=${isCurrent ? "true" : nothing}>${words}</a>`;
}

/** @param {Place} place @param {string} code @param {string} name */
function languageLink(place, code, name) {
  const language = /** @type {Language} */ (code);
  return html`<a class="pages-way" href=${address(place, { language })} lang=${code} hreflang=${code} aria-current=${code === place.language ? "true" : nothing}>${name}</a> `;
}

/** Draws the text of the page for missing addresses in the current language. @param {Language} language @param {string} base the path of the site */
export function missingIn(language, base) {
  return html`<details class="missing" name="missing" lang=${language} ?open=${language === "en"}>
    <summary>${LANGUAGES[language].name}</summary>
    <h2>${t("nowhere-heading")}</h2>
    <p>${t("nowhere-about")}</p>
    <p class="pages-ways">
      <a class="button button-main" href=${`${base}?lang=${language}`}>${t("nowhere-play")}</a>
      ${games.map((game) => html`${link(`${base}rules/${game}/${language}/`, t("pages-title-book", { game: t(`game-${game}`) }))} `)}
    </p>
  </details>`;
}

/** Draws the page for missing addresses, which can be requested in any language. @param {string} base the path of the site @param {readonly string[]} parts as HTML, one for each language */
export function missing(base, parts) {
  return html`<header class="pages-bar"><a class="brand" href=${base}>Volle</a></header>
    <main id="screen"><article class="page missing-page"><h1>404</h1>${statePicture("lost")}${parts.map((part) => unsafeHTML(part))}</article></main>`;
}
