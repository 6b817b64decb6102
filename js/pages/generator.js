/** The generator: a page that shows a scene or a table and writes the snippet for it, for third-party pages. page.js runs it. */

import { html } from "lit-html";
import { t } from "../kit/i18n.js";
import { LANGUAGES } from "../kit/languages.js";
import { dashed } from "../match/components/words.js";
import { factsOf } from "../match/game-facts.js";
import { frame } from "./frame.js";

/** @import { Script } from "../engine/tape.js" */
/** @import { Place } from "./place.js" */

/** Draws the page. @param {Place} place @param {Record<string, readonly Script[]>} scripts the scenes of each rule */
export function generator(place, scripts) {
  const { game, language } = place;
  const scenes = factsOf(game).rulebook.map(
    ({ id }) => html`<optgroup label=${t(`${dashed(id)}.title`)}>
      ${(scripts[id] ?? []).map(({ scene, words }) => option(scene, words[language]?.title ?? ""))}
    </optgroup>`,
  );
  const languages = Object.entries(LANGUAGES).map(([code, { name }]) =>
    option(code, name, code === language),
  );
  const themes = ["auto", "day", "night"].map((theme) => option(theme, t(`theme-${theme}`)));
  return frame(
    place,
    html`<h1>${t("generator-title")}</h1>
      <p class="intro">${t("generator-about")}</p>
      <form id="generator" class="generator">
        ${field("scene", t("generator-scene"), scenes)}
        ${field("lang", t("settings-language"), languages)}
        ${field("theme", t("settings-theme"), themes)}
      </form>
      <section class="generator-preview" id="preview" aria-label=${t("generator-preview")}></section>
      ${snippet("element", t("generator-element"))} ${snippet("frame", t("generator-frame"))}`,
  );
}

/** @param {string} id @param {string} label @param {unknown} options */
function field(id, label, options) {
  return html`<p><label class="field"><span>${label}</span> <select id=${id} name=${id}>${options}</select></label></p>`;
}

/** @param {string} value @param {string} words @param {boolean} [isChosen] */
function option(value, words, isChosen = false) {
  return html`<option value=${value} ?selected=${isChosen}>${words}</option>`;
}

/** @param {string} id @param {string} label */
function snippet(id, label) {
  return html`<p><label class="field"><span>${label}</span> <textarea class="report" id=${id} rows="5" readonly></textarea></label></p>
    <p class="row"><button type="button" class="button" data-copy=${id}>${t("generator-copy")}</button> <span role="status" data-copied=${id} data-words=${t("generator-copied")}></span></p>`;
}
