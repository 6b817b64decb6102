/** A herd that is closed: a heap of woolly backs, one for each card, and no face among them. */

import { html, nothing, svg } from "lit-html";
import { CREAM, INK, round, WOOL, WOOL_SHADE } from "../../../kit/art/ink.js";
import { cloudPath } from "../../../kit/art/wool.js";

/** How far apart backs lie in a row, and rows above each other. */
const [ACROSS, UP] = [13, 9];
/** A heap becomes wider before it becomes higher than this; the drawing of every heap is as high. */
const ROWS = 3;
const HEIGHT = ROWS * UP + 14;

const BACKS = [1, 2, 3].map((number) => ({
  outline: cloudPath({ x: 0, y: 0, rx: 8.5, ry: 7.5, bumps: 7, number }),
  lit: cloudPath({ x: -0.5, y: -1.5, rx: 7, ry: 5.5, bumps: 7, number }),
}));

/** Returns how many backs lie in each row, from the ground up: every row has one less than that below. @param {number} count */
function rowsOf(count) {
  /** @type {number[]} */
  const rows = [];
  const wide = widthFor(count);
  for (let left = count; left > 0; left -= wide - rows.length + 1)
    rows.push(Math.min(left, wide - rows.length));
  return rows;
}

/** Returns the least width on which so many backs are heaped, in as few rows as there may be. @param {number} count */
function widthFor(count) {
  let wide = 1;
  while (room(wide) < count) wide += 1;
  return wide;
}

/** @param {number} wide */
function room(wide) {
  const rows = Math.min(ROWS, wide);
  return rows * wide - (rows * (rows - 1)) / 2;
}

/** Dark legs, in light so that they are seen at night. */
const LEGS = svg`<path d="M-3.5 5v8M3.5 5v8" stroke=${CREAM} stroke-width="5.6" stroke-linecap="round"/><path d="M-3.5 5v8M3.5 5v8" stroke=${INK} stroke-width="3.2" stroke-linecap="round"/>`;

/** @param {number} x @param {number} row @param {number} number */
function back(x, row, number) {
  const { outline, lit } = /** @type {typeof BACKS[0]} */ (BACKS[number % BACKS.length]);
  return svg`<g transform=${`translate(${round(x)} ${-row * UP})`}>${row ? nothing : LEGS}<path d=${outline} fill=${WOOL_SHADE} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/><path d=${lit} fill=${WOOL}/></g>`;
}

/** Where the first back will lie. */
const GHOST = svg`<path d=${BACKS[0]?.outline ?? ""} fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 3" opacity=".7"/>`;

/**
 * Draws the heap of a herd, wider and higher with every card.
 * @param {number} count of its cards
 * @returns {import("../../../kit/art/ink.js").Drawing}
 */
export function herd(count) {
  const rows = rowsOf(Math.max(1, count));
  const width = (rows[0] ?? 0) * ACROSS + 8;
  const start = (/** @type {number} */ row) => -(((rows[0] ?? 0) - row - 1) * ACROSS) / 2;
  if (!count) return heap(width, GHOST);
  const drawn = rows.map((backs, row) =>
    Array.from({ length: backs }, (_, place) =>
      back(start(row) + place * ACROSS, row, row + place * 2),
    ),
  );
  return heap(width, drawn.reverse());
}

/** @param {number} width @param {unknown} backs */
function heap(width, backs) {
  return html`<svg class="herd-art" viewBox=${`${-width / 2} ${14 - HEIGHT} ${width} ${HEIGHT}`} preserveAspectRatio="xMinYMax" aria-hidden="true" focusable="false">${backs}</svg>`;
}
