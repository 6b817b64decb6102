/** The pictures of the seats: ten sheep, each on a shape of its own and with something of its own to wear, in its colour. */

import { html, nothing, svg } from "lit-html";
import { CREAM, INK, RED, SKIN, WOOL, WOOL_SHADE } from "./ink.js";
import { MEDALLIONS } from "./medallions.js";
import { WEAR } from "./wear.js";
import { cloudPath } from "./wool.js";

/** @typedef {import("./ink.js").Drawing} Drawing */
/** @typedef {{ face: string, muzzle: string, line: string }} Hide */
/** @typedef {"open" | "shut" | "wink" | "lashes"} Eyes */
/** @typedef {"smile" | "grin" | "tongue" | "small"} Mouth */
/** @typedef {{ hide: Hide, eyes: Eyes, mouth: Mouth, droop: number, gaze: number }} Character */

const AUBERGINE = { face: "#5b4656", muzzle: "#8d6f83", line: CREAM };
const CHESTNUT = { face: "#6b4a3b", muzzle: "#a17a62", line: CREAM };
const SLATE = { face: "#4a4a68", muzzle: "#7d7c9c", line: CREAM };
const FAIR = { face: "#f0d6b6", muzzle: "#fbeedd", line: INK };

/** Who looks out of each picture, by its number. @type {readonly Character[]} */
const CHARACTERS = [
  { hide: AUBERGINE, eyes: "open", mouth: "smile", droop: 14, gaze: 1.6 },
  { hide: CHESTNUT, eyes: "open", mouth: "grin", droop: 26, gaze: -1.6 },
  { hide: FAIR, eyes: "open", mouth: "small", droop: -8, gaze: 1 },
  { hide: SLATE, eyes: "wink", mouth: "smile", droop: 4, gaze: 0 },
  { hide: CHESTNUT, eyes: "shut", mouth: "small", droop: 34, gaze: 0 },
  { hide: AUBERGINE, eyes: "open", mouth: "tongue", droop: -14, gaze: 0 },
  { hide: FAIR, eyes: "lashes", mouth: "smile", droop: 20, gaze: -1 },
  { hide: SLATE, eyes: "open", mouth: "grin", droop: 8, gaze: 0 },
  { hide: FAIR, eyes: "open", mouth: "grin", droop: 28, gaze: -1.4 },
  { hide: AUBERGINE, eyes: "shut", mouth: "smile", droop: 22, gaze: 0 },
];

/** @param {Hide} hide @param {number} droop */
function ears({ face }, droop) {
  const ear = svg`<path d="M0-5C9-12 22-9 24 0 20 8 7 8 0 4Z" fill=${face} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M7-2C12-6 17-4 19 0 15 3 10 3 7 1Z" fill=${SKIN}/>`;
  return svg`<g transform=${`translate(14 -3) rotate(${droop})`}>${ear}</g><g transform=${`translate(-14 -3) scale(-1 1) rotate(${droop})`}>${ear}</g>`;
}

/** @param {Character} character @param {-1 | 1} side */
function eye({ hide, eyes, gaze }, side) {
  const isShut = eyes === "shut" || (eyes === "wink" && side > 0);
  if (isShut)
    return svg`<path d="M-5 2Q0-5 5 2" fill="none" stroke=${hide.line} stroke-width="3" stroke-linecap="round"/>`;
  const lashes = svg`<path d=${side > 0 ? "M4-5L8-8M6-2L10-4" : "M-4-5L-8-8M-6-2L-10-4"} stroke=${INK} stroke-width="2.4" stroke-linecap="round"/>`;
  return svg`${eyes === "lashes" ? lashes : nothing}<circle r="6.4" fill="#fff" stroke=${INK} stroke-width="2.4"/><circle cx=${gaze} r="3.3" fill=${INK}/><circle cx=${gaze + 1.1} cy="-1.3" r="1.1" fill="#fff"/>`;
}

const LIPS = svg`<path d="M-5 20Q0 26 6 20" fill="none" stroke=${INK} stroke-width="2.8" stroke-linecap="round"/>`;

/** @type {Record<Mouth, Drawing>} */
const MOUTHS = {
  smile: LIPS,
  small: svg`<path d="M-3 21q3 3 6 0" fill="none" stroke=${INK} stroke-width="2.8" stroke-linecap="round"/>`,
  grin: svg`<path d="M-7 18H8Q7 27 0 27T-7 18Z" fill="#fff" stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>`,
  tongue: svg`<path d="M-2 22V26A4 4 0 0 0 6 26V20" fill=${RED} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>${LIPS}`,
};

/** @param {Character} character */
function face(character) {
  const { hide, mouth } = character;
  return svg`<path d="M-18-6C-19-21 19-21 18-6 18 10 15 30 0 30S-18 10-18-6Z" fill=${hide.face} stroke=${INK} stroke-width="3.2"/>
    <ellipse cy="19" rx="12" ry="9.5" fill=${hide.muzzle}/><path d="M-3 13.5v1M3 13.5v1" stroke=${INK} stroke-width="3" stroke-linecap="round"/>
    <g transform="translate(-8 -1)">${eye(character, -1)}</g><g transform="translate(8 -1)">${eye(character, 1)}</g>${MOUTHS[mouth]}`;
}

const FLEECE = cloudPath({ x: 0, y: 0, rx: 29, ry: 27, bumps: 9, number: 3 });
const LIT = cloudPath({ x: -1, y: -2, rx: 27, ry: 24, bumps: 9, number: 3 });
const TUFT = cloudPath({ x: 0, y: -16, rx: 15, ry: 7, bumps: 6, number: 2 });

/** @param {Character} character @param {Drawing} wear */
function head(character, wear) {
  const { hide, droop } = character;
  return svg`<path d=${FLEECE} fill=${WOOL_SHADE} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d=${LIT} fill=${WOOL}/>
    <g transform="translate(0 2) scale(.9)">${ears(hide, droop)}${face(character)}</g><path d=${TUFT} fill=${WOOL} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>${wear}`;
}

/**
 * Draws the shape of a picture, in its colour.
 * @param {number} number from 1
 */
function medallion(number) {
  const path = MEDALLIONS[number - 1];
  return svg`<path class="avatar-ring" d=${path} stroke-width="9" stroke-linejoin="round"/><path class="avatar-colour" d=${path} stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>`;
}

const PICTURES = MEDALLIONS.map((_, index) => {
  const [character, wear] = [CHARACTERS[index], WEAR[index]];
  return character && wear
    ? svg`<g transform="translate(0 3)">${head(character, wear)}</g>`
    : nothing;
});

/**
 * Draws the sheep of a seat on its shape; css/kit/pieces.css gives it the colour and the size.
 * @param {number} number from 1
 * @returns {Drawing}
 */
export function avatar(number) {
  return html`<svg class="avatar" data-avatar=${number} viewBox="-50 -50 100 100" overflow="visible" aria-hidden="true" focusable="false">${medallion(number)}${PICTURES[number - 1]}</svg>`;
}
