/** The heads of sheep: hide, ears, tuft and flower are each sheep's own, by its number. */

import { nothing, svg } from "lit-html";
import { at, CREAM, INK, SKIN, whim } from "../../../kit/art/ink.js";
import { CREAM_DYE, cloudPath } from "../../../kit/art/wool.js";
import { brows, eyes, MOODS, mouth } from "./expression.js";

/** @typedef {{ face: string, muzzle: string, line: string }} Hide the last is for lines drawn on the face */
/**
 * @typedef {object} Head
 * @property {number} number
 * @property {keyof typeof MOODS} mood
 * @property {Hide} [hide]
 * @property {import("../../../kit/art/wool.js").Dye} [dye]
 * @property {number} [scale]
 * @property {number} x
 * @property {number} y
 */

export const AUBERGINE = { face: "#5b4656", muzzle: "#8d6f83", line: CREAM };

/** @type {readonly Hide[]} */
const HIDES = [
  AUBERGINE,
  { face: "#6b4a3b", muzzle: "#a17a62", line: CREAM },
  { face: "#4a4a68", muzzle: "#7d7c9c", line: CREAM },
  { face: "#f0d6b6", muzzle: "#fbeedd", line: INK },
];

const DROOPS = [-18, 4, 26];

const TUFTS = [
  { x: 0, y: -27, rx: 17, ry: 9, bumps: 6 },
  { x: -3, y: -29, rx: 13, ry: 11, bumps: 5 },
  { x: 2, y: -26, rx: 20, ry: 8, bumps: 7 },
];

const PETALS = ["#ff9fb2", "#ffd84f", "#9cc4ff"];

/** @param {Hide} hide @param {number} droop */
function ears(hide, droop) {
  const ear = svg`<path d="M0-6C10-14 26-10 29 0 24 9 8 9 0 4Z" fill=${hide.face} stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>
    <path d="M8-3C14-7 21-5 23 0 18 4 12 3 8 1Z" fill=${SKIN}/>`;
  return svg`<g transform=${`translate(16 -14) rotate(${droop})`}>${ear}</g>
    <g transform=${`translate(-16 -14) scale(-1 1) rotate(${droop})`}>${ear}</g>`;
}

/** @param {number} number */
function flower(number) {
  const petal = (/** @type {string} */ place) =>
    svg`<circle transform=${`translate(${place})`} r="4.6" fill=${whim(number, 11, PETALS)} stroke=${INK} stroke-width="2"/>`;
  return svg`<g transform="translate(-15 -25)">${["0-6", "6-2", "4 5", "-4 5", "-6-2"].map(petal)}<circle r="3.8" fill=${CREAM}/></g>`;
}

/** The agent wears it parted, so that the raised brow shows. */
const PARTED = { x: -9, y: -27, rx: 14, ry: 9, bumps: 6 };

/** @param {Head["mood"]} mood @param {number} number @param {string} wool */
function crown(mood, number, wool) {
  if (mood === "cross") return nothing;
  const cloud = cloudPath({ ...(mood === "cool" ? PARTED : whim(number, 7, TUFTS)), number });
  return svg`<path d=${cloud} fill=${wool} stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>`;
}

const BLUSH = svg`<ellipse cx="-13" cy="9" rx="5" ry="3.4" fill="#f08a86"/><ellipse cx="18" cy="9" rx="4.5" ry="3.4" fill="#f08a86"/>`;

/** @param {Hide} hide */
const skull = (hide) =>
  svg`<path d="M-21-12C-22-31 24-31 23-12 23 4 20 30 3 31-14 31-21 8-21-12Z" fill=${hide.face} stroke=${INK} stroke-width="3.8"/>
    <ellipse cx="3" cy="18" rx="14" ry="11" fill=${hide.muzzle}/><path d="M0 11v1.500M6 11v1.5" stroke=${INK} stroke-width="3.6" stroke-linecap="round"/>`;

/**
 * Draws the head of a sheep, about 85 wide and 75 high, centred on the face.
 * @param {Head} head
 */
export function sheepHead({
  number,
  mood: name,
  hide = whim(number, 1, HIDES),
  dye = CREAM_DYE,
  scale = 1,
  x,
  y,
}) {
  const mood = MOODS[name];
  const inBloom = name === "merry" && whim(number, 9, [true, false, false]);
  return svg`<g transform=${`translate(${at(x, y)}) scale(${scale})`}>${ears(hide, mood.droop ?? whim(number, 3, DROOPS))}
    ${skull(hide)}${mood.blush ? BLUSH : nothing}${eyes(mood, hide, number)}${mouth(mood, number)}
    ${crown(name, number, dye.light)}${brows(mood, hide)}${inBloom ? flower(number) : nothing}
  </g>`;
}
