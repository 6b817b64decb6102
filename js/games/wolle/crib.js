/** What cards and chips are worth at the end, in short. */

import { html } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { explainButton, showThings, signThing } from "../../match/components/things.js";
import { factsOf } from "../../match/game-facts.js";
import { miniCard } from "./art/cards.js";
import { firstOf } from "./signs.js";

/** @typedef {import("../game-ui.js").Drawing} Drawing */
/** What is counted, and what that is worth. @typedef {[label: string, points: string]} Worth */

/** Draws the crib: a row for everything that is worth something else than it shows. */
export function crib() {
  return html`<ul class="worths">
    ${row("370", "set-370", firstOf("370").map(miniCard), set("370"))}
    ${row("007", "set-007", firstOf("007").map(miniCard), set("007"))}
    ${row("dog", "dogs", drawing("wolle-dog-d1"), [
      [t("crib-dog-one"), points("dog")],
      [t("crib-dog-most"), points("dog-most")],
      [t("crib-dog-none"), t("crib-returned")],
    ])}
    ${row("bone", "bone", drawing("wolle-bone"), [[t("crib-bone"), points("bone")]])}
    ${row("chip", "chips", drawing("wolle-chip"), [[t("chips-counted", { chips: 1 }), points("chip")]])}
  </ul>`;
}

/** @param {string} kind @returns {Worth[]} */
function set(kind) {
  const steps = factsOf("wolle").scoring_table[kind] ?? [];
  return steps.map(({ of, points }) => [t("tray-earns", { count: of }), number(points)]);
}

/** @param {string} kind */
function points(kind) {
  return number(factsOf("wolle").scoring_table[kind]?.[0]?.points ?? 0);
}

/** @param {string} id of its sign @param {string} part of the score sheet, by whose short name it is called @param {Drawing} drawing @param {Worth[]} worths */
function row(id, part, drawing, worths) {
  const sign = signThing("wolle", id, drawing);
  return html`<li class="worth explained" data-kind=${id}>
    <span class="worth-picture">${drawing}</span>
    <strong>${t(`scores-${part}`)}</strong>
    <ul>${worths.map(([label, points]) => html`<li><small>${label}</small> <b>${points}</b></li>`)}</ul>
    ${explainButton(sign.name, () => showThings(sign.name, [sign]))}
  </li>`;
}
