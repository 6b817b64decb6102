/** Black sheep: the more they cost, the darker the wool, the bigger the horns, the worse the weather. */

import { nothing, svg } from "lit-html";
import { CREAM, GOLD, INK, LINE, round } from "../../../kit/art/ink.js";
import { fleece } from "../../../kit/art/wool.js";
import { sheepHead } from "./face.js";

/** By points lost. */
const DYES = {
  2: { light: "#a096ad", shade: "#82778f", curl: "#6a5f78" },
  3: { light: "#7b7089", shade: "#63586f", curl: "#a89cb8" },
  4: { light: "#564b63", shade: "#443a50", curl: "#8b7f9c" },
  5: { light: "#362d42", shade: "#282031", curl: "#74688a" },
};

const HIDE = { face: "#5f5266", muzzle: "#7d6f86", line: CREAM };

/** Horns by points lost: one side, from the top of the head outwards. */
const HORNS = {
  2: "",
  3: "M11-25Q15-36 23-35 22-28 19-22Z",
  4: "M9-26Q14-46 32-42 27-32 20-20Z",
  5: "M8-25C12-50 46-50 46-24 45-12 31-12 30-20 34-16 39-20 36-27 33-34 23-30 20-19Z",
};

/** @param {keyof typeof HORNS} cost */
function horns(cost) {
  const horn = svg`<path d=${HORNS[cost]} fill="#e6cf9c" stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>`;
  return cost === 2 ? nothing : svg`${horn}<g transform="translate(2 0) scale(-1 1)">${horn}</g>`;
}

/** @param {keyof typeof HORNS} cost */
function temper(cost) {
  if (cost === 2) return nothing;
  const steam = svg`<path d="M60-62q9 0 10-9 7 3 11-4M58-51q8 6 13 0 5 5 11 0" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/>`;
  if (cost === 3) return steam;
  const bolt = svg`<path d="M-62-150L-80-122H-69L-78-100-52-130H-63L-52-150Z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
  return cost === 4 ? bolt : svg`${bolt}<g transform="translate(30 -2) scale(.8)">${bolt}</g>`;
}

/** @param {keyof typeof HORNS} cost @param {number} number */
const scowl = (cost, number) =>
  svg`${sheepHead({ number, mood: "cross", hide: HIDE, x: 0, y: 0 })}${horns(cost)}`;

/** @param {number} x */
const leg = (x) =>
  `M${round(x - 7)}-44V-6Q${x - 8}-2 ${x - 5}-2H${x + 7}Q${x + 9}-2 ${x + 7}-7V-44Z`;

const LEGS = svg`<path d=${[-14, 32, -36, 14].map(leg).join("")} fill="#2f2638" stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>`;

/**
 * Draws a black sheep, feet on y = 0.
 * @param {number} points -2 to -5
 * @param {number} number
 */
export function blackSheep(points, number) {
  const cost = /** @type {keyof typeof HORNS} */ (-points);
  const dye = DYES[cost];
  return svg`${fleece({ x: -74, y: -68, rx: 10, ry: 8, bumps: 5 }, dye, 0)}
    ${LEGS}
    ${fleece({ x: -14, y: -70, rx: 58, ry: 40, bumps: 12, number }, dye, 5)}${temper(cost)}
    <g transform="translate(36 -82) scale(1.22)">${scowl(cost, number)}</g>`;
}
