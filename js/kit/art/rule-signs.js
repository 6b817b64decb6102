/** What the pictures of rules say without words: arrows, signs of arithmetic, ticks, crosses, rings and numbers. */

import { nothing, svg } from "lit-html";
import { figures } from "./figures.js";
import { CREAM, GOLD, INK, PAPER, round } from "./ink.js";

/** @typedef {import("./ink.js").Drawing} Drawing */
/** @typedef {{ width: number, height: number, drawing: unknown }} Box what is drawn, from 0 0 on */
/** @typedef {Readonly<Record<string, (argument: string) => Box>>} Things what can be drawn, by name */

export const GOOD = "#1f6b33";
export const BAD = "#a3202b";
const WOOD = "#e9c68f";

/** @param {number} width @param {number} height @param {unknown} drawing @returns {Box} */
export const box = (width, height, drawing) => ({ width, height, drawing });

/** Puts a drawing that has a view box of its own into a box. @param {number} width @param {number} height @param {unknown} drawing */
export const fitted = (width, height, drawing) =>
  box(width, height, svg`<svg width=${width} height=${height} overflow="visible">${drawing}</svg>`);

/** @param {string} d @param {number} width @param {string} [colour] */
const stroke = (d, width, colour = INK) =>
  svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param {number} width @param {number} height @param {string} d @param {number} [line] */
const sign = (width, height, d, line = 9) => box(width, height, stroke(d, line));

/** How wide figures are, in shares of their size. */
const WIDE = 0.6;

/** @param {string} text @param {number} size @param {string} [fill] */
function number(text, size, fill = INK) {
  const width = text.length * size * WIDE;
  return box(width, size * 0.72, figures(text, width / 2, size * 0.68, { size, fill }));
}

/** A number on a plate. @param {string} text @param {string} fill @param {number} [corner] */
function plate(text, fill, corner = 16) {
  const width = Math.max(72, text.length * 28 + 32);
  return box(
    width,
    64,
    svg`<rect x="2" y="2" width=${width - 4} height="60" rx=${corner} fill=${fill} stroke=${INK} stroke-width="4"/>${figures(text, width / 2, 48, { size: 46, fill: INK })}`,
  );
}

/** A coin with a place in an order. @param {string} text */
const medal = (text) =>
  box(
    56,
    56,
    svg`<circle cx="28" cy="28" r="25" fill=${GOLD} stroke=${INK} stroke-width="4"/><circle cx="28" cy="28" r="19" fill="none" stroke=${INK} stroke-width="1.6"/>${figures(text, 28, 40, { size: 34, fill: INK })}`,
  );

const STAR =
  "M36 3L45.500 24.500 69 27 51.500 42.500 56.500 65.500 36 53.500 15.500 65.500 20.500 42.500 3 27 26.500 24.500Z";

const EYE = "M4 30Q38-10 72 30 38 70 4 30Z";
const eye = svg`<path d=${EYE} fill="#fff" stroke=${INK} stroke-width="5" stroke-linejoin="round"/><circle cx="38" cy="30" r="12" fill=${INK}/><circle cx="42" cy="26" r="4" fill="#fff"/>`;

/** A round arrow: again. */
const AGAIN = "M58 22A26 26 0 1 0 62 40M60 6V24H42";

/** A hand that says enough. */
const STOP = svg`<path d="M20 3H46L63 20V46L46 63H20L3 46V20Z" fill=${BAD} stroke=${INK} stroke-width="4.500" stroke-linejoin="round"/>${stroke("M24 36V22M31 33V15M38 33V16M45 36V22M25 44L17 36", 5.6, CREAM)}<path d="M21 33H48V42Q47 54 36 54 27 54 23 46Z" fill=${CREAM}/>`;

/** @type {Things} */
export const SIGNS = {
  arrow: () => sign(60, 40, "M6 20H52M36 5L53 20 36 35"),
  noarrow: () =>
    box(
      60,
      50,
      svg`${stroke("M6 25H52M36 10L53 25 36 40", 9)}${stroke("M14 45L40 5", 13, CREAM)}${stroke("M14 45L40 5", 8, BAD)}`,
    ),
  down: () => sign(40, 44, "M20 5V38M6 23L20 39 34 23"),
  swap: () => sign(64, 56, "M8 16H54M42 5L55 16 42 27M56 42H10M22 31L9 42 22 53", 8),
  plus: () => sign(34, 34, "M17 4V30M4 17H30"),
  minus: () => sign(34, 34, "M4 17H30"),
  times: () => sign(30, 30, "M5 5L25 25M25 5L5 25", 8),
  equals: () => sign(36, 30, "M5 7H31M5 23H31"),
  less: () => sign(36, 40, "M30 5L6 20 30 35"),
  atleast: () => sign(36, 50, "M6 5L30 17 6 29M6 43H30", 8),
  or: () => sign(30, 60, "M24 5L6 55", 8),
  dots: () => sign(60, 20, "M10 10h.1M30 10h.1M50 10h.1", 12),
  gap: () => box(20, 1, nothing),
  bar: () => sign(20, 120, "M10 6V114", 4),
  again: () => sign(70, 66, AGAIN, 8),
  stop: () => box(66, 66, STOP),
  tick: () => box(60, 60, tick(30, 30, 28)),
  cross: () => box(60, 60, cross(60, 60)),
  eye: () => box(76, 60, eye),
  hidden: () =>
    box(76, 60, svg`${eye}${stroke("M10 56L66 4", 14, PAPER)}${stroke("M10 56L66 4", 7, BAD)}`),
  star: () =>
    box(
      72,
      70,
      svg`<path d=${STAR} fill=${GOLD} stroke=${INK} stroke-width="4.500" stroke-linejoin="round"/>`,
    ),
  num: (text) => number(text, 56),
  sum: (text) => plate(text, "#fff"),
  medal,
  bid: (text) => plate(text, WOOD, 8),
};

/** A tick in a round seal. @param {number} x @param {number} y @param {number} r */
function tick(x, y, r) {
  const d = `M${round(x - r * 0.45)} ${round(y)}l${round(r * 0.35)} ${round(r * 0.38)}L${round(x + r * 0.5)} ${round(y - r * 0.38)}`;
  return svg`<circle cx=${x} cy=${y} r=${r - 2} fill=${GOOD} stroke=${CREAM} stroke-width="4"/>${stroke(d, round(r * 0.26), CREAM)}`;
}

/** A cross over the middle of what is so wide and high. @param {number} width @param {number} height */
function cross(width, height) {
  const reach = Math.min(width, height, 110) * 0.42;
  const [x, y] = [width / 2, height / 2];
  const d = `M${round(x - reach)} ${round(y - reach)}l${round(reach * 2)} ${round(reach * 2)}m0 ${round(-reach * 2)}l${round(-reach * 2)} ${round(reach * 2)}`;
  return svg`${stroke(d, 19, CREAM)}${stroke(d, 12, BAD)}`;
}

/** A cross in a square: what it stands beside can still be read. @param {number} x @param {number} y */
const seal = (x, y) =>
  svg`<rect x=${x - 18} y=${y - 18} width="36" height="36" rx="7" fill=${BAD} stroke=${CREAM} stroke-width="4"/>${stroke(`M${x - 8} ${y - 8}l16 16m0-16l-16 16`, 6, CREAM)}`;

/** What is as high is crossed out as a whole. */
const LARGE = 100;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
const ring = (x, y, rx, ry) =>
  svg`<ellipse cx=${round(x)} cy=${round(y)} rx=${round(rx)} ry=${round(ry)} fill="none" stroke=${CREAM} stroke-width="12"/><ellipse cx=${round(x)} cy=${round(y)} rx=${round(rx)} ry=${round(ry)} fill="none" stroke=${BAD} stroke-width="6"/>`;

/** What is laid over a thing to say something of it. @type {Readonly<Record<string, (box: Box) => unknown>>} */
export const MARKS = {
  tick: ({ width, height }) => tick(round(width), round(height - 4), 20),
  cross: (on) =>
    on.height < LARGE ? seal(round(on.width), round(on.height - 4)) : MARKS["no"]?.(on),
  no: ({ width, height }) => cross(width, height),
  ring: ({ width, height }) => ring(width / 2, height / 2, width / 2 + 6, height / 2 + 6),
  // Where cards have them.
  corner: () => ring(91, 24, 32, 20),
  tag: () => ring(60, 153, 31, 17),
};

/** A number at the upper edge of a thing: so many there are. @param {string} text @param {Box} over */
export function count(text, { width }) {
  const reach = 15 + text.length * 6;
  return svg`<rect x=${round(width / 2 - reach)} y="-16" width=${reach * 2} height="36" rx="18" fill="#fff" stroke=${INK} stroke-width="3.500"/>${figures(text, width / 2, 12, { size: 30, fill: INK })}`;
}
