/** The cheat sheet: the values of cards and chips at the end. */

import { html } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { explainButton, showThings, signThing } from "../../match/components/explain.js";
import { factsOf } from "../../match/game-facts.js";
import { miniCard } from "./art/card.js";
import { bone, chip, dogHead } from "./art/pieces.js";
import { firstOf } from "./deck.js";

/** @import { Drawing } from "../game-ui.js" */

/** A number of cards, and its points. @typedef {[label: string, points: string]} Value */

/** Draws the cheat sheet: a row for everything whose value is not printed on it. */
export function cheatSheet() {
  return html`<ul class="worths">
    ${row("370", "set-370", firstOf("370").map(miniCard), setValues("370"))}
    ${row("007", "set-007", firstOf("007").map(miniCard), setValues("007"))}
    ${row("dog", "dogs", dogHead("d1"), [
      [t("crib-dog-one"), points("dog")],
      [t("crib-dog-most"), points("dog-most")],
      [t("crib-dog-none"), t("crib-returned")],
    ])}
    ${row("bone", "bone", bone(), [[t("crib-bone"), points("bone")]])}
    ${row("chip", "chips", chip(), [[t("chips-counted", { chips: 1 }), points("chip")]])}
  </ul>`;
}

/** @param {string} kind */
const scoring = (kind) => factsOf("wolle").scoring_table[kind] ?? [];

/** @param {string} kind @returns {Value[]} */
const setValues = (kind) =>
  scoring(kind).map(({ of, points }) => [t("tray-earns", { count: of }), number(points)]);

/** @param {string} kind */
const points = (kind) => number(scoring(kind)[0]?.points ?? 0);

/** @param {string} id of its sign @param {string} part of the score sheet, whose short name is the heading @param {Drawing} drawing @param {Value[]} values */
function row(id, part, drawing, values) {
  const sign = signThing("wolle", id, drawing);
  return html`<li class="worth explained" data-kind=${id}>
    <span class="worth-picture">${drawing}</span>
    <strong>${t(`scores-${part}`)}</strong>
    <ul>${values.map(([label, points]) => html`<li><small>${label}</small> <b>${points}</b></li>`)}</ul>
    ${explainButton(sign.name, () => showThings(sign.name, [sign]))}
  </li>`;
}
