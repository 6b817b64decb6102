/** What lies on the table besides cards and dice. */

import { html, svg } from "lit-html";
import { bonePath } from "./badge.js";
import { head } from "./dogs.js";
import { BONE, INK, LINE, WOOL } from "./ink.js";
import { sheep } from "./sheep.js";

/** @typedef {import("./ink.js").Drawing} Drawing */

/** @param {string} box @param {Drawing} drawing @returns {Drawing} */
const piece = (box, drawing) =>
  html`<svg class="piece-art" viewBox=${box} aria-hidden="true" focusable="false">${drawing}</svg>`;

/**
 * Draws a wool chip.
 * @returns {Drawing}
 */
export function chip() {
  return piece(
    "-32 -32 64 64",
    svg`<circle r="27" fill=${WOOL} stroke=${INK} stroke-width=${LINE}/>`,
  );
}

/**
 * Draws the clothes-peg that marks a bid.
 * @returns {Drawing}
 */
export function peg() {
  return piece(
    "-16 -50 32 100",
    svg`<rect x="-12" y="-46" width="24" height="92" rx="6" fill="#e2b877" stroke=${INK} stroke-width="3"/>`,
  );
}

/**
 * Draws the bone.
 * @returns {Drawing}
 */
export function bone() {
  return piece(
    "-30 -18 60 36",
    svg`<path d=${bonePath} fill=${BONE} stroke=${INK} stroke-width="3"/>`,
  );
}

/**
 * Draws the head of a dog.
 * @param {string} id d1 to d8
 * @returns {Drawing}
 */
export function dogHead(id) {
  return piece("-60 -60 120 120", head(id));
}

/**
 * Draws a black sheep, for places where one is threatened.
 * @returns {Drawing}
 */
export function blackSheepIcon() {
  return piece(
    "-100 -150 200 160",
    sheep({ id: "s0", kind: "black", points: -3, number: 0, corner: 0 }),
  );
}
export { flock } from "./flock.js";
