/** How a round of a game goes, in five pictures that the build has drawn, each with a sentence. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { HEIGHT, WIDTH } from "../../kit/picture-size.js";

const STEPS = [1, 2, 3, 4, 5];

/** Draws the pictures of a game. @param {string} game @param {string} root the way to the folder of the site */
export function round(game, root) {
  return html`<section class="round">
    <h2>${t(`rules-${game}-pictures`)}</h2>
    <ol class="round-steps">
      ${STEPS.map((step) => html`<li><img src=${`${root}pictures/${game}.round-${step}.svg`} width=${WIDTH} height=${HEIGHT} loading="lazy" decoding="async" alt="" @error=${hide}><p>${t(`rules-${game}-pictures-${step}`)}</p></li>`)}
    </ol>
  </section>`;
}

/** Without a network there may be no pictures: the words say it all. @param {Event} event */
function hide({ target }) {
  /** @type {HTMLElement} */ (target).hidden = true;
}
