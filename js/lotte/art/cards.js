/** The cards of the fairground: eleven faces and the back. */

import { html, svg } from "lit-html";
import { GOLD, INK, RED } from "../../art/ink.js";
import { bonuses } from "./bonus.js";
import { fireworks } from "./fireworks.js";
import { line, NIGHT, numeral, paper, shape, sign } from "./night.js";
import { stop } from "./stop.js";

/** @typedef {import("../../art/ink.js").Drawing} Drawing */
/** @typedef {import("../contract.js").CardName} CardName */

const LEAF = "M0-4C-34-22-44-62-22-68-8-72 0-58 0-58S8-72 22-68C44-62 34-22 0-4Z";

/** @param {number} scale */
const leaves = (scale) =>
  svg`<g transform=${`translate(100 140) scale(${scale})`}>${[0, 90, 180, 270].map((turn) => svg`<g transform=${`rotate(${turn})`}>${shape(LEAF, "#57b85a")}</g>`)}</g>`;

/** @type {Record<CardName, { sky: string, scene: Drawing }>} */
const FACES = {
  stop,
  fireworks,
  ...bonuses,
  double: {
    sky: "#57305f",
    scene: svg`${sign("M46 120L74 148M74 120L46 148")}${numeral(130, 166, 96, 2)}`,
  },
  "plus-minus": {
    sky: "#2f3a78",
    scene: svg`${shape("M100 170L130 250H70Z", GOLD)}${line("M30 130L170 200", INK, 12)}${sign("M56 70V110M36 90H76")}${sign("M124 150H164", RED)}`,
  },
  straight: {
    sky: "#16466b",
    scene: shape("M15 266V240H44V214H72V188H100V162H128V136H157V110H186V266Z", GOLD),
  },
  clover: { sky: "#123f35", scene: leaves(1.2) },
};

/**
 * Draws the face of a card.
 * @param {CardName} name
 * @returns {Drawing}
 */
export function cardFace(name) {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">${paper(FACES[name])}</svg>`;
}

/**
 * Draws a card small: what its picture is known by.
 * @param {CardName} name
 * @returns {Drawing}
 */
export const miniCard = (name) => cardFace(name);

/**
 * Draws the back that all cards share.
 * @returns {Drawing}
 */
export function cardBack() {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">${paper({ sky: NIGHT, scene: leaves(0.7) })}</svg>`;
}
