/** What the pictures of the rules show of this game; the static pages alone need it. */

import { svg } from "lit-html";
import { figures } from "../../kit/art/figures.js";
import { INK } from "../../kit/art/ink.js";
import { box, fitted } from "../../kit/art/rule-signs.js";
import { cardBack, cardFace } from "./art/cards.js";
import { die } from "./art/dice.js";
import { crown, riskBalloon, slate, targetFlag } from "./art/pieces.js";

/** @typedef {import("../../kit/art/ink.js").Drawing} Drawing */
/** @typedef {import("../../protocol/lotte.js").CardName} CardName */

const [WIDTH, HEIGHT] = [120, 168];
const DIE = 72;

/** @param {string} name */
const card = (name) =>
  fitted(WIDTH, HEIGHT, name === "back" ? cardBack() : cardFace(/** @type {CardName} */ (name)));

/** @param {string} number */
const one = (number) => fitted(DIE, DIE, die(number ? Number(number) : null));

/** How far dice of a roll are apart. */
const STEP = 78;

/** A roll of several dice, a dash between its rows; without numbers six that are on their way. @param {string} numbers */
function roll(numbers) {
  const rows = (numbers || "000-000").split("-");
  const dice = rows.map((row, down) =>
    [...row].map(
      (number, across) =>
        svg`<g transform=${`translate(${across * STEP} ${down * STEP})`}>${one(number === "0" ? "" : number).drawing}</g>`,
    ),
  );
  const wide = Math.max(...rows.map((row) => row.length));
  return box(wide * STEP - 6, rows.length * STEP - 6, dice);
}

/** A sign, and points under it. @param {Drawing} sign @param {string} text @param {string} fill */
function points(sign, text, fill) {
  const width = Math.max(84, text.length * 25 + 28);
  const plate = svg`<rect x="2" y="78" width=${width - 4} height="52" rx="14" fill=${fill} stroke=${INK} stroke-width="4"/>`;
  const drawn = svg`<svg x=${(width - 84) / 2} width="84" height="84">${sign}</svg>`;
  if (!text) return box(84, 84, svg`<svg width="84" height="84">${sign}</svg>`);
  return box(
    width,
    132,
    svg`${plate}${figures(text, width / 2, 118, { size: 40, fill: INK })}${drawn}`,
  );
}

/** The things by their names, and the ground that they lie on. */
export const rulePicture = {
  ground: "#efe6f6",
  things: {
    card,
    die: one,
    roll,
    slot: () =>
      box(
        WIDTH,
        HEIGHT,
        svg`<rect x="3" y="3" width=${WIDTH - 6} height=${HEIGHT - 6} rx="12" fill="none" stroke=${INK} stroke-width="4" stroke-dasharray="10 8"/>`,
      ),
    risk: (/** @type {string} */ text) => points(riskBalloon(), text, "#ffd9c7"),
    safe: (/** @type {string} */ text) => points(slate(), text, "#d7ecd9"),
    crown: () => fitted(84, 56, crown()),
    flag: () => fitted(76, 76, targetFlag()),
  },
};
