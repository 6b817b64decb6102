/** Faces: who a sheep is, is told by its eyes, ears, tuft and mouth. */

import { nothing, svg } from "lit-html";
import { at, CREAM, GOLD, INK, RED, SKIN, whim } from "./ink.js";
import { CREAM_DYE, cloudPath } from "./wool.js";

/** @typedef {"merry" | "shy" | "blissful" | "cross" | "cool" | "busy"} Mood */
/** @typedef {{ face: string, muzzle: string }} Hide */

/** @type {readonly Hide[]} */
const HIDES = [
  { face: "#5b4656", muzzle: "#8d6f83" },
  { face: "#6b4a3b", muzzle: "#a17a62" },
  { face: "#4a4a68", muzzle: "#7d7c9c" },
  { face: "#f0d6b6", muzzle: "#fbeedd" },
];

const GAZES = [
  [3, 0],
  [-3, 1],
  [1.5, 3],
  [2.5, -2.5],
  [-2, -2],
];

const EARS = [-18, 4, 26];

/** @type {Record<string, string>} lines drawn for a mouth */
const MOUTHS = {
  smile: "M-5 19Q3 26 11 19",
  smirk: "M-4 21Q6 24 12 16",
  flat: "M-4 21H10",
  wobble: "M-6 21q3-4 6 0t6 0 6 0",
  frown: "M-7 25Q3 14 13 25",
  small: "M0 20q3 3 6 0",
};

const TUFTS = [
  { x: 0, y: -27, rx: 17, ry: 9, bumps: 6 },
  { x: -3, y: -29, rx: 13, ry: 11, bumps: 5 },
  { x: 2, y: -26, rx: 20, ry: 8, bumps: 7 },
];

/** @param {Hide} hide @param {number} droop */
function ears(hide, droop) {
  const ear = svg`<path d="M0-6C10-14 26-10 29 0 24 9 8 9 0 4Z" fill=${hide.face} stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>
    <path d="M8-3C14-7 21-5 23 0 18 4 12 3 8 1Z" fill=${SKIN}/>`;
  return svg`<g transform=${`translate(16 -14) rotate(${droop})`}>${ear}</g>
    <g transform=${`translate(-16 -14) scale(-1 1) rotate(${droop})`}>${ear}</g>`;
}

/** How far the lids come down, and which way they slant, by mood. */
const LIDS = {
  merry: "",
  shy: "",
  busy: "",
  blissful: "",
  cool: "",
  cross: "M-10-7L10 3",
};

/** @param {Mood} mood @param {Hide} hide @param {readonly number[]} gaze @param {number} side -1 left, 1 right */
function eye(mood, hide, gaze, side) {
  const [dx = 0, dy = 0] = gaze;
  if (mood === "blissful")
    return svg`<path d="M-7 3Q0-6 7 3" fill="none" stroke=${hide.face === "#f0d6b6" ? INK : CREAM} stroke-width="4" stroke-linecap="round"/>`;
  const lid = LIDS[mood];
  return svg`<circle r="9.5" fill=${mood === "cross" ? "#ffe58a" : "#fff"} stroke=${INK} stroke-width="2.8"/>
    <circle cx=${dx} cy=${dy} r=${mood === "cross" ? 3.4 : 4.4} fill=${INK}/>${mood === "cross" ? nothing : svg`<circle cx=${dx + 1.6} cy=${dy - 1.6} r="1.4" fill="#fff"/>`}
    ${lid ? svg`<g transform=${`scale(${-side} 1)`}><path d=${`${lid}L10-11H-10Z`} fill=${hide.face}/><path d=${lid} stroke=${INK} stroke-width="4.5" stroke-linecap="round"/></g>` : nothing}`;
}

/** @type {Partial<Record<Mood, string>>} */
const BROWS = {
  shy: "M-18-15L-6-20M20-15L8-20",
  cool: "M-18-19L-3-15M3-25Q12-36 22-26",
  busy: "M-16-20Q-9-24-3-21M19-20Q12-24 6-21",
};

/** @param {Mood} mood @param {Hide} hide @param {number} number */
function features(mood, hide, number) {
  const gaze = mood === "busy" ? [0, -4] : mood === "cross" ? [1, 2] : whim(number, 2, GAZES);
  const brows = BROWS[mood];
  const pale = hide.face === "#f0d6b6" ? INK : CREAM;
  return svg`<g transform="translate(-8 -6)">${eye(mood, hide, gaze, -1)}</g><g transform="translate(11 -6)">${eye(mood, hide, gaze, 1)}</g>
    ${brows ? svg`<path d=${brows} fill="none" stroke=${pale} stroke-width="3.6" stroke-linecap="round"/>` : nothing}
    <path d="M0 11v1.5M6 11v1.5" stroke=${INK} stroke-width="3.6" stroke-linecap="round"/>`;
}

/** @type {Record<Mood, readonly string[]>} */
const SMILES = {
  merry: ["smile", "smirk", "small", "smile", "grin", "straw", "tongue"],
  shy: ["wobble"],
  blissful: ["smile"],
  cross: ["frown"],
  cool: ["smirk"],
  busy: ["tongue"],
};

/** @param {Mood} mood @param {number} number */
function mouth(mood, number) {
  const name = whim(number, 5, SMILES[mood]);
  const line = svg`<path d=${MOUTHS[name] ?? MOUTHS["smile"]} fill="none" stroke=${INK} stroke-width="3.2" stroke-linecap="round"/>`;
  if (name === "grin")
    return svg`<path d="M-6 17H12Q11 27 3 27T-6 17Z" fill="#fff" stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>`;
  if (name === "tongue")
    return svg`${line}<path d="M4 22V27A4 4 0 0 0 12 26L11 19" fill=${RED} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>`;
  if (name === "straw")
    return svg`${line}<path d="M8 21L30 27" stroke=${GOLD} stroke-width="3" stroke-linecap="round"/><circle cx="31" cy="27" r="4" fill=${GOLD}/>`;
  return line;
}

/** @param {number} number */
function daisy(number) {
  if (whim(number, 9, [0, 1, 0]) === 0) return nothing;
  const petals = [0, 72, 144, 216, 288].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return svg`<circle cx=${Math.round(5.5 * Math.cos(turn))} cy=${Math.round(5.5 * Math.sin(turn))} r="4.6" fill=${whim(number, 11, ["#ff9fb2", "#ffd84f", "#9cc4ff"])} stroke=${INK} stroke-width="2"/>`;
  });
  return svg`<g transform="translate(-15 -26)">${petals}<circle r="4" fill=${CREAM}/></g>`;
}

/** @param {number} number */
const tuft = (number) => whim(number, 7, TUFTS);

/**
 * Draws the head of a sheep, about 60 wide and 64 high, centred on the face.
 * @param {{ number: number, mood: Mood, hide?: Hide, dye?: import("./wool.js").Dye, scale?: number, x: number, y: number }} who
 */
export function sheepHead({
  number,
  mood,
  hide = whim(number, 1, HIDES),
  dye = CREAM_DYE,
  scale = 1,
  x,
  y,
}) {
  const droop = mood === "shy" ? 34 : mood === "cross" ? -14 : whim(number, 3, EARS);
  const blush = mood === "shy" || mood === "blissful";
  return svg`<g transform=${`translate(${at(x, y)}) scale(${scale})`}>${ears(hide, droop)}
    <path d="M-21-12C-22-31 24-31 23-12 23 4 20 30 3 31-14 31-21 8-21-12Z" fill=${hide.face} stroke=${INK} stroke-width="3.8"/>
    <ellipse cx="3" cy="18" rx="14" ry="11" fill=${hide.muzzle}/>
    ${blush ? svg`<ellipse cx="-13" cy="8" rx="5" ry="3.4" fill="#f08a86"/><ellipse cx="18" cy="8" rx="4.5" ry="3.4" fill="#f08a86"/>` : nothing}
    ${features(mood, hide, number)}${mouth(mood, number)}
    ${mood === "cross" ? nothing : svg`<path d=${cloudPath({ ...tuft(number), number })} fill=${dye.light} stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>${mood === "merry" ? daisy(number) : nothing}`}
  </g>`;
}
