/** What a card is called: its points, or the digits of its set. */

import { svg } from "lit-html";
import { figures } from "../../../kit/art/figures.js";
import { BLUE, CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";

/** One ball for each digit of 3-7-0. */
const BALLS = [
  { digit: 3, fill: BLUE },
  { digit: 7, fill: RED },
  { digit: 0, fill: GOLD },
];

const digit = (/** @type {number} */ x, /** @type {number | string} */ text) =>
  figures(text, x, 8.5, { size: 23, fill: CREAM, line: 4 });

/** Three balls in a row, each with its digit. */
function balls() {
  return BALLS.map(
    ({ digit: text, fill }, place) =>
      svg`<circle cx=${14 + place * 25} r="13.5" fill=${fill} stroke=${INK} stroke-width="3"/>${digit(14 + place * 25, text)}`,
  );
}

/** A number plate, black tie. */
function plate() {
  return svg`<rect x="0" y="-17" width="82" height="34" rx="9" fill=${INK}/><path d="M27-2v4M53-2v4" stroke=${RED} stroke-width="5" stroke-linecap="round"/>
    ${[15, 40, 66].map((x, place) => figures(place === 2 ? 7 : 0, x, 10, { size: 27, fill: CREAM }))}`;
}

/** @param {number} points */
function worth(points) {
  const minus = points < 0;
  return svg`${minus ? svg`<path d="M4 0H24" stroke=${INK} stroke-width="9" stroke-linecap="round"/>` : ""}
    ${figures(Math.abs(points), minus ? 31 : 0, 24, { size: 66, from: "left", fill: INK })}`;
}

/**
 * Draws the name of a sheep card, left edge at x = 0, centred on y = 0, at most 92 wide.
 * @param {import("../../../protocol/wolle.js").Card} card
 */
export function lettering({ kind, points }) {
  if (kind === "370") return balls();
  return kind === "007" ? plate() : worth(points);
}

/**
 * Draws a sheep number on an ear tag, centred on x = 0, on the line y = 0.
 * @param {number} number
 */
export function sheepNumber(number) {
  return svg`<rect x="-33" y="-23" width="66" height="31" rx="11" fill=${GOLD} stroke=${INK} stroke-width="3"/><circle cx="-22" cy="-7.5" r="3.5" fill=${INK}/>
    ${figures(number, 6, 0, { size: 25, face: "text", fill: INK })}`;
}
