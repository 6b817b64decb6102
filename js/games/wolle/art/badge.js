/** The corner of a sheep card: a bonus, a malus or a bone, told by shape as well as by colour. */

import { nothing, svg } from "lit-html";
import { figures } from "../../../kit/art/figures.js";
import { CREAM, INK, LINE } from "../../../kit/art/ink.js";

const BONUS = { paper: "#d3f2c4", ink: "#175a29" };
const MALUS = { paper: "#ffd3c9", ink: "#96151f" };

/** Draws a bone lying flat, centred, 40 wide. */
export const bonePath =
  "M-11-4.5C-14-13-25-10-21-3-28 2-19 12-12 5L12 5C19 12 28 2 21-3 25-10 14-13 11-4.5Z";

/** A round seal for a bonus, a torn-off tag for a malus. */
const SEAL = "M-26-19H26A19 19 0 0 1 26 19H-26A19 19 0 0 1-26-19Z";
const TAG = "M-43-21H43L34-7 43 7 34 21H-34L-43 7-34-7Z";

/** @param {number} corner */
function plusOrMinus(corner) {
  const good = corner > 0;
  const { paper, ink } = good ? BONUS : MALUS;
  const sign = good ? "M-22-1H-2M-12-11V9" : "M-23-1H-3";
  return svg`<path d=${good ? SEAL : TAG} fill=${paper} stroke=${ink} stroke-width=${LINE} stroke-linejoin="round"/>
    <path d=${sign} stroke=${ink} stroke-width="6.5" stroke-linecap="round"/>
    ${figures(Math.abs(corner), 15, 14, { size: 40, fill: ink })}`;
}

/**
 * Draws a corner, centred, about 86 wide and 42 high; nothing for no corner.
 * @param {number | "bone"} corner
 * @returns {import("../../../kit/art/ink.js").Drawing | import("../../../kit/art/ink.js").Nothing}
 */
export function badge(corner) {
  if (corner === 0) return nothing;
  if (corner !== "bone") return plusOrMinus(corner);
  return svg`<path d="M-24-21H24A21 21 0 0 1 24 21H-24A21 21 0 0 1-24-21Z" fill=${CREAM} stroke=${INK} stroke-width=${LINE}/><g transform="rotate(-14) scale(1.42)"><path d=${bonePath} fill="#fff" stroke=${INK} stroke-width="3" stroke-linejoin="round"/></g>`;
}
