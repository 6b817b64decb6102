/** The screen about the page: its authors, its limits, its licences and its version. */

import { html } from "lit-html";
import { games } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { FACTS } from "../../protocol/facts.js";

const PARAGRAPHS = ["not-affiliated", "private", "dice"];

/** Draws the screen. */
export function about() {
  return html`<article class="page about">
    <h1 tabindex="-1">${t("about-heading")}</h1>
    ${games.map((game) => html`<p>${t(`game-${game}.about`)}</p>`)}
    ${PARAGRAPHS.map((name) => html`<p>${t(`about-${name}`)}</p>`)}
    <p><a id="fairness-way" href="#fairness">${t("fairness-way")}</a></p>
    <p><a id="licenses" href="licenses.txt" target="_blank">${t("about-licenses")} <small>${t("link-online")}</small></a></p>
    <p class="quiet">${t("about-version", { version: FACTS.version })}</p>
  </article>`;
}
