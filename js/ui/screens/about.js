/** Who made the games, and what this page is and is not. */

import { html, nothing } from "lit-html";
import { games } from "../../games/index.js";
import { t } from "../i18n.js";

const PARAGRAPHS = ["not-affiliated", "private", "dice"];

/** Draws the page. @param {import("../../state/store.js").Store} store */
export function about({ state }) {
  return html`<article class="page about">
    <h1 tabindex="-1">${t("about-heading")}</h1>
    ${games.map((game) => html`<p>${t(`game-${game}.about`)}</p>`)}
    ${PARAGRAPHS.map((name) => html`<p>${t(`about-${name}`)}</p>`)}
    ${state.about ? html`<p class="quiet">${t("about-version", { version: state.about.version })}</p>` : nothing}
  </article>`;
}
