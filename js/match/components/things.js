/** Says what a thing on the table is: in a dialog that draws it large, with a sentence about it, and its rules. */

import { html, nothing } from "lit-html";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { rulesOf } from "../game-facts.js";
import { ruleText } from "./why.js";

/** @typedef {import("../../games/game-ui.js").Thing} Thing */

/** Shows what things are. @param {string} heading @param {readonly Thing[]} things */
export function showThings(heading, things) {
  return showDialog(
    heading,
    (close) => html`<ul class="things">${things.map((each) => thing(each, heading))}</ul>
      ${closeRow(close)}`,
  );
}

/** @param {Thing} thing @param {string} heading that may have said its name */
function thing({ drawing, name, text, rules }, heading) {
  return html`<li class="thing">
    <div class="thing-picture">${drawing}</div>
    <div class="thing-words">
      <p>${name === heading ? nothing : html`<strong>${name}</strong>`} ${text}</p>
      ${rules.length ? html`<details><summary aria-label=${t("rule-of", { what: name })}>${t("rule")}</summary>${rules.map(ruleText)}</details>` : nothing}
    </div>
  </li>`;
}

/**
 * Returns a sign of a game's key as a thing.
 * @param {string} game
 * @param {string} id
 * @param {Thing["drawing"]} drawing
 * @param {string} [name] where it is called more than in the key
 * @returns {Thing}
 */
export function signThing(game, id, drawing, name) {
  const words = `rules-${game}-sign-${id}`;
  return {
    drawing,
    name: name ?? t(`${words}.name`),
    text: t(words),
    rules: rulesOf(game, `sign-${id}`),
  };
}

/**
 * A button over the whole of what it stands in, for things that say what they are when they are tapped; what it stands
 * in has the class `explained`.
 * @param {string} name of what it tells about
 * @param {() => unknown} show
 */
export function explainButton(name, show) {
  return html`<button type="button" class="explain" aria-haspopup="dialog" aria-label=${t("explain", { what: name })} @click=${show}></button>`;
}
