/** What lies on the table besides cards and dice. */

import { html, svg } from "lit-html";
import { BONE, CURL, INK, WOOL, WOOL_SHADE } from "../../../kit/art/ink.js";
import { cloudPath } from "../../../kit/art/wool.js";
import { bonePath } from "./badge.js";
import { head } from "./dogs.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

/** @param {string} box @param {Drawing} drawing @returns {Drawing} */
const piece = (box, drawing) =>
  html`<svg class="piece-art" viewBox=${box} aria-hidden="true" focusable="false">${drawing}</svg>`;

const TUFT = cloudPath({ x: 0, y: 1, rx: 23, ry: 22, bumps: 9, number: 4 });
const TUFT_LIT = cloudPath({ x: -1, y: -1, rx: 20, ry: 18, bumps: 9, number: 4 });

/**
 * Draws a wool chip: a tuft with a curl, square.
 * @returns {Drawing}
 */
export function chip() {
  return piece(
    "-34 -34 68 68",
    svg`<path d=${TUFT} fill=${WOOL_SHADE} stroke=${INK} stroke-width="4.5" stroke-linejoin="round"/><path d=${TUFT_LIT} fill=${WOOL}/>
      <path d="M2 1A4 4 0 0 0-6 0 9 9 0 0 0 11 3 14 14 0 0 0-14-2" fill="none" stroke=${CURL} stroke-width="4" stroke-linecap="round"/>`,
  );
}

/**
 * Draws the clothes-peg that marks a bid, three times as high as wide.
 * @returns {Drawing}
 */
export function peg() {
  return piece(
    "-18 -54 36 108",
    svg`<path d="M-2-44L-6-50Q-14-52-14-44L-13-14-10 0-12 42Q-11 51-4 50L-2 20ZM2-44L6-50Q14-52 14-44L13-14 10 0 12 42Q11 51 4 50L2 20Z" fill="#e6bd7c" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
      <path d="M-9-42V-18M8-42V-18M-8 10L-9 40" stroke="#f7dfb2" stroke-width="3" stroke-linecap="round"/>
      <path d="M-13-9H13V0H-13Z" fill="#b9c3cf" stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M-5-9V0M4-9V0" stroke=${INK} stroke-width="2"/>`,
  );
}

/**
 * Draws the bone, twice as wide as high.
 * @returns {Drawing}
 */
export function bone() {
  return piece(
    "-30 -16 60 32",
    svg`<path d=${bonePath} fill=${BONE} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>`,
  );
}

/**
 * Draws the head of a dog, square.
 * @param {string} id d1 to d8
 * @returns {Drawing}
 */
export function dogHead(id) {
  return piece("-66 -70 132 124", head(id));
}
