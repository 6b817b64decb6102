/** The scenes of a rule on its static page: what happens in each, in words, around a table on which it can be played. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../games/index.js";
import { eventSentence } from "../games/sentence.js";
import { t } from "../kit/i18n.js";
import { root } from "./place.js";

/** @typedef {import("./place.js").Place} Place */
/** @typedef {import("../engine/tape.js").Script} Script */
/** @typedef {import("../engine/tape.js").Node} Node */

/** Draws the scenes of a rule. @param {Place} place @param {readonly Script[]} scripts */
export function scenes(place, scripts) {
  return html`<section class="scenes" id="scenes" aria-labelledby="scenes-heading">
    <h2 id="scenes-heading">${t("pages-scenes")}</h2>
    ${scripts.map((script) => scene(place, script))}
  </section>`;
}

/** @param {Place} place @param {Script} script */
function scene(place, script) {
  const { title, story, task, notice } = /** @type {import("../engine/tape.js").SceneWords} */ (
    script.words[place.language]
  );
  const told = sentences(script);
  return html`<section class="scene" id=${script.scene.split("/")[1] ?? ""}>
    <h3>${title}</h3>
    <p>${story}</p>
    ${told.length ? html`<ol>${told.map((sentence) => html`<li>${sentence}</li>`)}</ol>` : nothing}
    <p class="scene-notice">${notice}</p>
    <volle-table scene=${script.scene} lang=${place.language}><a class="button" href=${`${root(place)}embed.html?scene=${script.scene}&lang=${place.language}`}>${task ? t("pages-scene-try") : t("pages-scene-watch")}</a></volle-table>
  </section>`;
}

/** Tells what happens in a scene as the log of the table does. @param {Script} script */
function sentences(script) {
  return road(script).flatMap(({ shown: { frames, view } }) => {
    const { silent } = gameUiOf(script.game).story;
    return frames
      .filter(({ event }) => !silent.includes(event.code))
      .map((frame) => eventSentence(frame.view ?? view, frame.event));
  });
}

/** Returns what follows where the record's own decisions are made. @param {Script} script @returns {Node[]} */
function road({ nodes }) {
  const passed = [];
  for (let node = nodes[0]; node; ) {
    /** @type {number | undefined} */
    const next = node.step ?? Object.values(node.moves)[0];
    node = next === undefined ? undefined : nodes[next];
    if (node) passed.push(node);
  }
  return passed;
}
