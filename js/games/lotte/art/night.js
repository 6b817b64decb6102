/** The fairground at night: the paper of a card, its arched window, and what shines in the sky. */

import { svg } from "lit-html";
import { figures } from "../../../kit/art/figures.js";
import { GOLD, INK, LINE, PAPER, round } from "../../../kit/art/ink.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

export const GLOW = "#ffe9a3";

const CARD =
  "M18 1.5H182A16.5 16.5 0 0 1 198.5 18V262A16.5 16.5 0 0 1 182 278.5H18A16.5 16.5 0 0 1 1.5 262V18A16.5 16.5 0 0 1 18 1.5Z";
const ARCH = "M15 84A85 66 0 0 1 185 84V255A10 10 0 0 1 175 265H25A10 10 0 0 1 15 255Z";

/**
 * Draws a form in ink outlines.
 * @param {string} path @param {string} fill @param {number} [line]
 */
export const shape = (path, fill, line = LINE) =>
  svg`<path d=${path} fill=${fill} stroke=${INK} stroke-width=${line} stroke-linejoin="round" stroke-linecap="round"/>`;

/**
 * Draws a line without a fill.
 * @param {string} path @param {string} colour @param {number} width
 */
export const line = (path, colour, width) =>
  svg`<path d=${path} fill="none" stroke=${colour} stroke-width=${width} stroke-linejoin="round" stroke-linecap="round"/>`;

/**
 * Writes the outline of a star: `long` and `short` are its two radii.
 * @param {number} x @param {number} y @param {number} long @param {number} [points] @param {number} [short]
 */
export function starPath(x, y, long, points = 5, short = long * 0.45) {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points;
    const reach = corner % 2 ? short : long;
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/**
 * Writes figures in the display face, cream in ink, standing on y.
 * @param {number} x @param {number} y @param {number} size @param {string | number} text @param {string} [fill]
 */
export const numeral = (x, y, size, text, fill = PAPER) =>
  figures(text, x, y, { size, fill, line: round(size / 6) });

/**
 * Draws a sign of arithmetic, outlined like the figures.
 * @param {string} path @param {string} [colour] @param {number} [width]
 */
export const sign = (path, colour = PAPER, width = 9) =>
  svg`${line(path, INK, width + 9)}${line(path, colour, width)}`;

/**
 * Draws a card: its paper, and a scene seen through the window.
 * @param {{ sky: string, scene: Drawing }} view
 */
export function paper({ sky, scene }) {
  return svg`<svg x="12" y="14" width="176" height="254" viewBox="12 14 176 254"><path d="M0 0H200V280H0Z" fill=${sky}/>${scene}</svg>
    <path d=${CARD + ARCH} fill=${PAPER} fill-rule="evenodd" stroke=${INK} stroke-width="3"/>
    ${line(ARCH, INK, 8)}${line(ARCH, GOLD, 3.2)}
    ${shape(starPath(21.5, 24, 10), GOLD, 2.6)}${shape(starPath(178.5, 24, 10), GOLD, 2.6)}`;
}
