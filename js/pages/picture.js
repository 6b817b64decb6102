/** The pictures of the rules: rows of things and signs, as rulebook/pictures/ names them, laid out on a panel. */

import { svg } from "lit-html";
import { avatar } from "../kit/art/avatar.js";
import { INK, round } from "../kit/art/ink.js";
import { box, count, fitted, MARKS, SIGNS } from "../kit/art/rule-signs.js";
import { HEIGHT, WIDTH } from "../kit/picture-size.js";

/** @typedef {import("../kit/art/rule-signs.js").Box} Box */
/** @typedef {import("../kit/art/rule-signs.js").Things} Things */

const EDGE = 34;
/** Things are apart so far in a row, in a stack and within a group. */
const [ACROSS, DOWN, STACKED, INSIDE] = [14, 22, 8, 14];
/** Where there is little to show, it does not grow beyond this. */
const LARGEST = 1.7;

/** @type {Things} */
const ALWAYS = { ...SIGNS, seat: (number) => fitted(74, 74, avatar(Number(number))) };

/** Returns a thing and what is marked on it: NAME:ARGUMENT^MARK^MARK. @param {string} text @param {Things} things */
function thing(text, things) {
  const [what = "", ...marks] = text.split("^");
  const [name = "", argument = ""] = what.split(":");
  const draw = things[name] ?? ALWAYS[name];
  if (!draw) throw new Error(`there is nothing called ${name}`);
  return marks.reduce(marked, draw(argument));
}

/** @param {Box} on @param {string} mark @returns {Box} */
function marked(on, mark) {
  const draw = MARKS[mark];
  if (!draw && !/^\d+$/.test(mark)) throw new Error(`there is no mark ${mark}`);
  return { ...on, drawing: [on.drawing, draw ? draw(on) : count(mark, on)] };
}

/** @param {number} x @param {number} y @param {unknown} drawing */
const placed = (x, y, drawing) =>
  svg`<g transform=${`translate(${round(x)} ${round(y)})`}>${drawing}</g>`;

/** Lays boxes above each other, around one middle. @param {readonly Box[]} boxes @param {number} apart @returns {Box} */
function stack(boxes, apart) {
  const width = Math.max(...boxes.map((each) => each.width));
  let y = -apart;
  const drawing = boxes.map((each) => {
    const top = y + apart;
    y = top + each.height;
    return placed((width - each.width) / 2, top, each.drawing);
  });
  return box(width, y, drawing);
}

/** Lays boxes side by side, around one line. @param {readonly Box[]} boxes @returns {Box} */
function line(boxes) {
  const height = Math.max(...boxes.map((each) => each.height));
  let x = -ACROSS;
  const drawing = boxes.map((each) => {
    const left = x + ACROSS;
    x = left + each.width;
    return placed(left, (height - each.height) / 2, each.drawing);
  });
  return box(x, height, drawing);
}

/** Puts a frame around what belongs together. @param {Box} inside @returns {Box} */
function framed({ width, height, drawing }) {
  const [across, down] = [width + 2 * INSIDE, height + 2 * INSIDE];
  return box(
    across,
    down,
    svg`<rect x="2" y="2" width=${round(across - 4)} height=${round(down - 4)} rx="18" fill="#fff" fill-opacity=".6" stroke=${INK} stroke-width="3" stroke-dasharray="9 7"/>${placed(INSIDE, INSIDE, drawing)}`,
  );
}

/** Reads a row: things apart by spaces, above each other by slashes, framed by brackets. @param {string} row @param {Things} things @returns {Box} */
function read(row, things) {
  /** @type {Box[][]} */
  const open = [[]];
  for (const word of row.trim().split(/\s+/)) {
    if (word === "(") open.push([]);
    else if (word === ")") open.at(-2)?.push(framed(line(open.pop() ?? [])));
    else open.at(-1)?.push(column(word, things));
  }
  if (open.length !== 1) throw new Error(`a bracket is left open in ${row}`);
  return line(open[0] ?? []);
}

/** @param {string} word @param {Things} things */
const column = (word, things) =>
  stack(
    word.split("/").map((each) => thing(each, things)),
    STACKED,
  );

/**
 * Draws what is on a picture as large as it fits, from 0 0 on.
 * @param {readonly string[]} rows @param {Things} things @param {number} [width] @param {number} [height]
 */
function scene(rows, things, width = WIDTH, height = HEIGHT) {
  const all = stack(
    rows.map((row) => read(row, things)),
    DOWN,
  );
  const [across, down] = [width - 2 * EDGE, height - 2 * EDGE];
  const scale = Math.min((LARGEST * height) / HEIGHT, across / all.width, down / all.height);
  const [x, y] = [(width - all.width * scale) / 2, (height - all.height * scale) / 2];
  return svg`<g transform=${`translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`}>${all.drawing}</g>`;
}

/**
 * Draws a picture on its panel.
 * @param {readonly string[]} rows @param {{ ground: string, things: Things }} of the game
 */
export function picture(rows, { ground, things }) {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} width=${WIDTH} height=${HEIGHT}><rect x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="22" fill=${ground} stroke=${INK} stroke-width="3"/>${scene(rows, things)}</svg>`;
}

/** What sites show of a page that is linked from them. */
const SHARED_WIDTH = 1200;
const SHARED_HEIGHT = 630;

/**
 * Draws a picture for those sites, to their edges.
 * @param {readonly string[]} rows @param {{ ground: string, things: Things }} of the game
 */
export function sharePicture(rows, { ground, things }) {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox=${`0 0 ${SHARED_WIDTH} ${SHARED_HEIGHT}`} width=${SHARED_WIDTH} height=${SHARED_HEIGHT}><rect width="100%" height="100%" fill=${ground}/>${scene(rows, things, SHARED_WIDTH, SHARED_HEIGHT)}</svg>`;
}
