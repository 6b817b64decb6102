/** Eyes, brows and mouths: what a sheep makes of its lot. */

import { nothing, svg } from "lit-html";
import { GOLD, INK, RED, whim } from "../../../kit/art/ink.js";

/**
 * @typedef {object} Mood
 * @property {"open" | "shut" | "cross" | "cool"} eyes
 * @property {readonly (readonly number[])[]} gazes where the pupils may look
 * @property {readonly string[]} mouths
 * @property {string} [brows]
 * @property {boolean} [blush]
 * @property {number} [droop] of the ears; else each sheep's own
 */

const ABOUT = [
  [3.4, 0],
  [-3.4, 1],
  [1.5, 3.2],
  [2.6, -2.6],
  [-2.4, -2.4],
];

/** @type {Record<"merry" | "shy" | "blissful" | "cross" | "cool" | "busy", Mood>} */
export const MOODS = {
  merry: {
    eyes: "open",
    gazes: ABOUT,
    mouths: ["smile", "smirk", "small", "grin", "straw", "tongue"],
  },
  shy: {
    eyes: "open",
    gazes: ABOUT,
    mouths: ["wobble"],
    brows: "M-19-16L-7-22M22-16L10-22",
    blush: true,
    droop: 34,
  },
  blissful: { eyes: "shut", gazes: ABOUT, mouths: ["smile"], blush: true },
  cross: { eyes: "cross", gazes: [[1, 2]], mouths: ["frown"], droop: -14 },
  cool: {
    eyes: "cool",
    gazes: [[2.5, 0]],
    mouths: ["smirk"],
    brows: "M4-21Q13-31 21-20",
    droop: 8,
  },
  busy: { eyes: "open", gazes: [[0, -4.2]], mouths: ["tongue"], droop: -10 },
};

/** @param {Mood["eyes"]} kind @param {readonly number[]} gaze */
function ball(kind, [x = 0, y = 0]) {
  if (kind === "cross")
    return svg`<circle r="9.5" fill="#ffe58a" stroke=${INK} stroke-width="2.8"/><circle cx=${x} cy=${y} r="3.4" fill=${INK}/>`;
  return svg`<circle r="9.5" fill="#fff" stroke=${INK} stroke-width="2.8"/><circle cx=${x} cy=${y} r="4.6" fill=${INK}/><circle cx=${x + 1.6} cy=${y - 1.7} r="1.5" fill="#fff"/>`;
}

/** A lid that hangs down to a line across the eye. @param {string} line @param {string} hide */
const lid = (line, hide) =>
  svg`<path d=${`${line}L10.5-11H-10.500Z`} fill=${hide}/><path d=${line} stroke=${INK} stroke-width="4.5" stroke-linecap="round"/>`;

/** @param {Mood} mood @param {string} hide @param {string} line @param {readonly number[]} gaze @param {number} side -1 left, 1 right */
function eye({ eyes }, hide, line, gaze, side) {
  if (eyes === "shut")
    return svg`<path d="M-7 2Q0-7 7 2" fill="none" stroke=${line} stroke-width="3.8" stroke-linecap="round"/>`;
  if (eyes === "cross")
    return svg`${ball(eyes, gaze)}<g transform=${`scale(${-side} 1)`}>${lid("M-10.5-7.500L10.5 2", hide)}</g>`;
  return svg`${ball(eyes, gaze)}${eyes === "cool" && side < 0 ? lid("M-9.5-1.500H9.5", hide) : nothing}`;
}

/**
 * Draws both eyes.
 * @param {Mood} mood
 * @param {import("./face.js").Hide} hide
 * @param {number} number
 */
export function eyes(mood, { face, line }, number) {
  const gaze = whim(number, 2, mood.gazes);
  return svg`<g transform="translate(-8.5 -6)">${eye(mood, face, line, gaze, -1)}</g><g transform="translate(11.5 -6)">${eye(mood, face, line, gaze, 1)}</g>`;
}

/**
 * Draws the brows, over whatever hair hangs there.
 * @param {Mood} mood
 * @param {import("./face.js").Hide} hide
 */
export function brows({ brows: path, eyes: kind }, { line }) {
  if (!path) return nothing;
  const bold = kind === "cool";
  return svg`<path d=${path} fill="none" stroke=${INK} stroke-width=${bold ? 9 : 3.8} stroke-linecap="round"/>${bold ? svg`<path d=${path} fill="none" stroke=${line} stroke-width="4" stroke-linecap="round"/>` : nothing}`;
}

/** @type {Record<string, string>} the line of the lips, where it is not a plain smile */
const LIPS = {
  smirk: "M-4 21Q6 24 12 16",
  wobble: "M-6 21q3-4 6 0t6 0 6 0",
  frown: "M-7 25Q3 14 13 25",
  small: "M0 20q3 3 6 0",
};

/**
 * Draws the mouth that the mood and the number choose.
 * @param {Mood} mood
 * @param {number} number
 */
export function mouth(mood, number) {
  const name = whim(number, 5, mood.mouths);
  const lips = svg`<path d=${LIPS[name] ?? "M-5 19Q3 26 11 19"} fill="none" stroke=${INK} stroke-width="3.2" stroke-linecap="round"/>`;
  if (name === "grin")
    return svg`<path d="M-6 17H12Q11 27 3 27T-6 17Z" fill="#fff" stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>`;
  if (name === "tongue")
    return svg`<path d="M3 22V27A4.5 4.5 0 0 0 12 27V19" fill=${RED} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>${lips}`;
  if (name === "straw")
    return svg`${lips}<path d="M8 21L28 27" stroke=${GOLD} stroke-width="3.2" stroke-linecap="round"/><path d="M26 29q2-9 11-4-3 8-11 4Z" fill=${GOLD} stroke=${INK} stroke-width="2"/>`;
  return lips;
}
