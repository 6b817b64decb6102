/** What adorns the prizes, more with every hundred: ribbons, balloons, a trophy and a crown. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { line, shape, starPath } from "./night.js";

const GOLD_DEEP = "#c07f14";

/**
 * Draws the two tails of a ribbon, hanging from x, y, and its rosette.
 * @param {number} x @param {number} y @param {string} colour @param {number} [scale]
 */
export function rosette(x, y, colour, scale = 1) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${shape("M-4 8L-20 52-9 47-3 57 6 12ZM4 8L20 52 9 47 3 57-6 12Z", colour)}
    ${shape(starPath(0, 0, 25, 12, 20), colour)}${shape("M-14 0A14 14 0 1 0 14 0 14 14 0 1 0-14 0Z", CREAM, 3.4)}<path d=${starPath(0, 0.5, 9)} fill=${GOLD} stroke=${INK} stroke-width="2" stroke-linejoin="round"/></g>`;
}

/**
 * Draws a balloon, its knot at x, y, its string hanging down to `end`.
 * @param {number} x @param {number} y @param {string} colour @param {string} end
 */
export function balloon(x, y, colour, end) {
  return svg`${line(`M${x} ${y}Q${end}`, INK, 2.6)}<g transform=${`translate(${x} ${y})`}>
    ${shape("M0 0C-26-14-24-50 0-50S26-14 0 0Z", colour, 3.6)}${shape("M-4 4L0-2 4 4Z", colour, 3)}${line("M-11-30Q-10-40-3-42", CREAM, 3.6)}</g>`;
}

/**
 * Draws a crown standing on x, y, 68 wide.
 * @param {number} x @param {number} y @param {number} [scale] @param {number} [turn]
 */
export function crown(x, y, scale = 1, turn = 0) {
  return svg`<g transform=${`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    ${shape("M-28 0L-36-36-17-20 0-48 17-20 36-36 28 0Z", GOLD)}${shape("M-29 0H29V-11H-29Z", GOLD_DEEP, 3.4)}
    ${[-36, 0, 36].map((tip) => svg`<circle cx=${tip} cy=${tip ? -38 : -50} r="6" fill=${RED} stroke=${INK} stroke-width="3"/>`)}<path d="M-17-22L-12-16M0-38V-22" stroke="#ffe9a3" stroke-width="4" stroke-linecap="round"/></g>`;
}

/** @param {number} x @param {number} y */
export function trophy(x, y) {
  return svg`<g transform=${`translate(${x} ${y})`}>
    ${line("M-26-64Q-48-66-44-48-40-32-18-34M26-64Q48-66 44-48 40-32 18-34", INK, 12)}${line("M-26-64Q-48-66-44-48-40-32-18-34M26-64Q48-66 44-48 40-32 18-34", GOLD, 5)}
    ${shape("M-7-32H7L11-8H-11Z", GOLD_DEEP)}${shape("M-30-74H30Q32-26 0-24-32-26-30-74Z", GOLD)}${shape("M-33-80H33V-71H-33Z", "#ffd878", 3.4)}
    ${shape("M-22 0V-12H22V0Z", "#7b3f98")}<path d="M-20-62Q-20-42-10-34" stroke="#ffe9a3" stroke-width="5" stroke-linecap="round" fill="none"/>${shape(starPath(4, -51, 12), CREAM, 2.8)}</g>`;
}
