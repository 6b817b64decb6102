/** The cards of the fairground: eleven faces and the back. */

import { html } from "lit-html";
import { INK, PAPER } from "../../../kit/art/ink.js";
import { back } from "./back.js";
import { bonuses } from "./bonus.js";
import { double } from "./carousel.js";
import { clover } from "./clover.js";
import { fireworks } from "./fireworks.js";
import { paper } from "./night.js";
import { plusMinus } from "./seesaw.js";
import { stop } from "./stop.js";
import { straight } from "./tightrope.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */
/** @typedef {import("../../../protocol/lotte.js").CardName} CardName */

/** @type {Record<CardName, { sky: string, scene: Drawing }>} */
const FACES = {
  stop,
  fireworks,
  ...bonuses,
  double,
  "plus-minus": plusMinus,
  straight,
  clover,
};

/** Returns what is drawn on a card; throws for one that there is not. @param {CardName} name */
function sceneOf(name) {
  const found = FACES[name];
  if (!found) throw new Error(`no card ${name}`);
  return found;
}

/**
 * Draws the face of a card.
 * @param {CardName} name
 * @returns {Drawing}
 */
export function cardFace(name) {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">${paper(sceneOf(name))}</svg>`;
}

/** What a bonus is known by: its number, and some of what stands on the sign. */
const SIGN = "24 38 152 204";

/** @type {Record<CardName, string>} the piece of each scene that a small card shows */
const PIECES = {
  stop: "28 56 142 190",
  fireworks: "14 30 172 231",
  "bonus-200": SIGN,
  "bonus-300": SIGN,
  "bonus-400": SIGN,
  "bonus-500": SIGN,
  "bonus-600": SIGN,
  double: "30 78 138 185",
  "plus-minus": "14 58 156 209",
  straight: "20 26 160 215",
  clover: "26 35 148 198",
};

/**
 * Draws a card small: what its picture is known by.
 * @param {CardName} name
 * @returns {Drawing}
 */
export function miniCard(name) {
  const { sky, scene } = sceneOf(name);
  return html`<svg class="mini-art" viewBox="0 0 100 130" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="128" rx="13" fill=${PAPER} stroke=${INK} stroke-width="2"/>
    <svg x="8" y="8" width="84" height="114" viewBox=${PIECES[name]} preserveAspectRatio="xMidYMid slice"><path d="M-50-50H250V330H-50Z" fill=${sky}/>${scene}</svg>
    <rect x="8" y="8" width="84" height="114" rx="5" fill="none" stroke=${INK} stroke-width="2.4"/>
  </svg>`;
}

/**
 * Draws the back that all cards share.
 * @returns {Drawing}
 */
export function cardBack() {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">${back}</svg>`;
}
