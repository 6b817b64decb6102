/** Small things on the table of the fair: who leads, where the target is, what is at risk and what is written down. */

import { html, svg } from "lit-html";
import { CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { line, shape, starPath } from "./night.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

/** @param {string} box @param {Drawing} drawing @returns {Drawing} */
const piece = (box, drawing) =>
  html`<svg class="piece-art" viewBox=${box} aria-hidden="true" focusable="false">${drawing}</svg>`;

/**
 * Draws the crown of the leader, half as wide again as high.
 * @returns {Drawing}
 */
export function crown() {
  return piece(
    "-36 -24 72 48",
    svg`${shape("M-30-10L-15 2 0-19 15 2 30-10 24 19H-24Z", GOLD, 5)}<path d="M13 3L28-7 23 17H8Z" fill="#c98a1b" opacity=".55"/>
      ${line("M-21 13H21", RED, 5)}${shape("M-30-10L-15 2 0-19 15 2 30-10 24 19H-24Z", "none", 5)}
      <path d="M-30-11v.1M0-19v.1M30-11v.1" stroke=${INK} stroke-width="12" stroke-linecap="round"/><path d="M-30-11v.1M0-19v.1M30-11v.1" stroke=${CREAM} stroke-width="6" stroke-linecap="round"/>`,
  );
}

/**
 * Draws the flag that stands at the target, square.
 * @returns {Drawing}
 */
export function targetFlag() {
  return piece(
    "-32 -32 64 64",
    svg`${line("M-18-24V27", INK, 9)}${line("M-18-24V27", "#a8733f", 3.4)}
      ${shape("M-15-24Q4-33 14-23T28-24L24-9 28 7Q18 0 8 5T-15 5Z", RED, 4.4)}
      ${shape(starPath(5, -9, 10), GOLD, 2.6)}${line("M-27 27H-9", INK, 6)}`,
  );
}

/** Where the balloon is about to tear. */
const CRACKS = "M9-30L2-19 10-12 1-3M10-12L18-9";

/**
 * Draws a balloon about to burst, for points at risk: square.
 * @returns {Drawing}
 */
export function riskBalloon() {
  return piece(
    "-40 -44 80 80",
    svg`${line("M0 22Q8 28 0 34", INK, 4)}${shape("M0-36C24-36 32 2 0 16-32 2-24-36 0-36Z", "#ff8a5c", 4.6)}${shape("M0 15L-7 23H7Z", "#ff8a5c", 4)}
      <path d="M-13-14Q-12-25-4-28" fill="none" stroke="#ffe3d3" stroke-width="5" stroke-linecap="round"/>${line(CRACKS, INK, 4)}
      ${line("M-32-30L-27-25M-36-10H-29M32-32L27-27M36-10H30M-29 10L-25 6M29 10L25 6", GOLD, 4.5)}`,
  );
}

/**
 * Draws a slate with a tick in chalk, for points that are written down: square.
 * @returns {Drawing}
 */
export function slate() {
  return piece(
    "-40 -40 80 80",
    svg`${line("M-12-26L0-36 12-26", INK, 5)}${shape("M-34-27H34V31H-34Z", "#a8733f", 4.6)}${shape("M-26-19H26V23H-26Z", "#264a43", 3.4)}
      ${line("M-15 1L-4 12 16-11", CREAM, 6.5)}${line("M-20 18H-6", CREAM, 3)}${shape("M10 25L25 20 27 26 12 31Z", CREAM, 3)}`,
  );
}
