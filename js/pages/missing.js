/** The page where there is none: it may be asked for in any language, so it says in each how to go on. */

import { html } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { games } from "../games/index.js";
import { t } from "../kit/i18n.js";

/** Draws what the page says in the language that is spoken now. @param {import("../kit/languages.js").Language} language @param {string} base the path of the site */
export function missingIn(language, base) {
  return html`<section lang=${language}>
    <h2>${t("nowhere-heading")}</h2>
    <p>${t("nowhere-about")}</p>
    <p class="pages-ways">
      <a class="button button-main" href=${`${base}?lang=${language}`}>${t("nowhere-play")}</a>
      ${games.map((game) => html`<a class="pages-way" href=${`${base}rules/${game}/${language}/`}>${t("pages-title-book", { game: t(`game-${game}`) })}</a> `)}
    </p>
  </section>`;
}

/** Draws the page around that. @param {string} base @param {readonly string[]} parts as HTML, one for each language */
export function missing(base, parts) {
  return html`<header class="pages-bar"><a class="brand" href=${base}>Volle</a></header>
    <main id="screen"><article class="page"><h1>404</h1>${parts.map((part) => unsafeHTML(part))}</article></main>`;
}
