/** A closed herd: a heap of woolly backs, one for each card, without any face. */

import { html, nothing, svg } from "lit-html";
import { symbol } from "../../../kit/art/drawing.js";

/** @import { Drawing } from "../../../kit/art/drawing.js" */

/** The distance of backs in a row, and of rows. */
const [ACROSS, UP] = [13, 9];
/** The most rows; all heaps have the same height in the drawing. */
const ROWS = 3;
const HEIGHT = ROWS * UP + 14;
/** The number of different backs. */
const BACKS = 3;

/** Returns the number of backs in each row, from the ground up: each row has one less than the row below. @param {number} count */
function rowsOf(count) {
  /** @type {number[]} */
  const rows = [];
  const width = widthFor(count);
  for (let left = count; left > 0; left -= width - rows.length + 1)
    rows.push(Math.min(left, width - rows.length));
  return rows;
}

/** Returns the least number of backs in the lowest row of a heap. @param {number} count */
function widthFor(count) {
  let width = 1;
  while (capacity(width) < count) width += 1;
  return width;
}

/** @param {number} width */
function capacity(width) {
  const rows = Math.min(ROWS, width);
  return rows * width - (rows * (rows - 1)) / 2;
}

/** @param {number} x @param {number} row @param {number} number */
function back(x, row, number) {
  const place = `translate(${Math.round(x * 10) / 10} ${-row * UP})`;
  const legs = row ? nothing : symbol("wolle-herd-legs", place);
  return svg`${legs}${symbol(`wolle-herd-${(number % BACKS) + 1}`, place)}`;
}

/** Draws the heap of a herd, wider and higher with every card. @param {number} count of its cards @returns {Drawing} */
export function herd(count) {
  const rows = rowsOf(Math.max(1, count));
  const [widest = 1] = rows;
  const width = widest * ACROSS + 8;
  const drawn = rows.map((backs, row) =>
    Array.from({ length: backs }, (_, place) =>
      back((place - (widest - row - 1) / 2) * ACROSS, row, row + place * 2),
    ),
  );
  return html`<svg class="herd-art" viewBox=${`${-width / 2} ${14 - HEIGHT} ${width} ${HEIGHT}`} preserveAspectRatio="xMinYMax" aria-hidden="true" focusable="false">${count ? drawn.reverse() : symbol("wolle-herd-outline")}</svg>`;
}
