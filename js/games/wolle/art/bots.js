/** The faces of the bots: a lamb, a ewe with spectacles, a ram, and Roger, the old one with the bell. */

import { html, svg } from "lit-html";
import { GOLD, INK, RED, SKIN, WOOL, WOOL_SHADE } from "../../../kit/art/ink.js";
import { cloudPath } from "../../../kit/art/wool.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

/** Draws a face on a round ground. @param {string} ground @param {Drawing} face */
const on = (ground, face) =>
  html`<svg class="who" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"><circle r="46" fill=${ground} stroke=${INK} stroke-width="3.6"/>${face}</svg>`;

const FLEECE = cloudPath({ x: 0, y: -2, rx: 27, ry: 26, bumps: 9, number: 3 });
const TUFT = cloudPath({ x: 0, y: -20, rx: 14, ry: 7, bumps: 6, number: 2 });
const wool = svg`<path d=${FLEECE} fill=${WOOL} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>`;
const tuft = svg`<path d=${TUFT} fill=${WOOL} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
const muzzle = (/** @type {string} */ fill) =>
  svg`<path d="M-19-8C-20-24 20-24 19-8 19 12 14 31 0 31S-19 12-19-8Z" fill=${fill} stroke=${INK} stroke-width="3.2"/>`;

const ear = svg`<path d="M17-8C28-18 42-14 43-4 38 4 26 3 17-1Z" fill="#f0d6b6" stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
const lamb = on(
  "#cfeaf2",
  svg`${ear}<g transform="scale(-1 1)">${ear}</g>${wool}${muzzle("#f7e6cf")}${tuft}
    <g fill=${SKIN}><circle cx="-12" cy="11" r="4.5"/><circle cx="12" cy="11" r="4.5"/></g>
    <g fill=${INK}><circle cx="-8" cy="0" r="4.6"/><circle cx="8" cy="0" r="4.6"/></g><g fill="#fff"><circle cx="-6.6" cy="-1.6" r="1.5"/><circle cx="9.4" cy="-1.6" r="1.5"/></g>
    <path d="M0 17v4m-6 1q6 6 12 0" fill="none" stroke=${INK} stroke-width="2.8" stroke-linecap="round"/>`,
);

const horn = svg`<path d="M8-25C24-42 47-30 45-6 43 14 22 15 21-1 20-11 33-13 34-4 37-14 30-20 22-16 16-13 12-14 8-16Z" fill=${GOLD} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M25-31L27-22M37-25L33-18M43-11L36-9" stroke=${INK} stroke-width="2.4" stroke-linecap="round"/>`;
const ram = on(
  "#c8e3b2",
  svg`<path d=${FLEECE} fill=${WOOL_SHADE} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>${muzzle("#6b4a3b")}${tuft}${horn}<g transform="scale(-1 1)">${horn}</g>
    <ellipse cy="20" rx="12" ry="9" fill="#a17a62"/><g fill="#fff" stroke=${INK} stroke-width="2.2"><circle cx="-8" r="5"/><circle cx="8" r="5"/></g><g fill=${INK}><circle cx="-7" cy="1" r="2.6"/><circle cx="7" cy="1" r="2.6"/></g>
    <path d="M-14-7L-4-4M14-7L4-4" stroke=${INK} stroke-width="3.4" stroke-linecap="round"/><path d="M-4 17v1M4 17v1M-6 23Q1 27 7 21" fill="none" stroke=${INK} stroke-width="2.8" stroke-linecap="round"/>`,
);

const glass = svg`<circle cx="10" cy="1" r="9" fill="#fff" fill-opacity=".55" stroke=${INK} stroke-width="2.8"/><circle cx="9" cy="1" r="4" fill=${INK}/><circle cx="10.4" cy="-.6" r="1.4" fill="#fff"/><path d="M19 0L27-4M13-13Q18-14 21-10" fill="none" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>`;
const ewe = on(
  "#f3dcc8",
  svg`${ear}<g transform="scale(-1 1)">${ear}</g>${wool}${muzzle("#e9cfae")}${tuft}${glass}<g transform="scale(-1 1)">${glass}</g>
    <path d="M-1 0h2M-4 17L0 20 4 17M0 20v3m-6 1q6 4 12 0" fill="none" stroke=${INK} stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
);

const roger = on(
  "#d9cdea",
  svg`<path d=${FLEECE} fill=${WOOL} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>${muzzle("#4a4550")}${horn}<g transform="scale(-1 1)">${horn}</g>${tuft}
    <g fill="#fff" stroke=${INK} stroke-width="2.2"><circle cx="-8" r="5"/><circle cx="8" r="5"/></g><g fill=${INK}><circle cx="-6" cy="0" r="2.6"/><circle cx="10" cy="0" r="2.6"/></g>
    <path d="M-15-5H-2M3-10Q9-13 14-9" fill="none" stroke=${WOOL} stroke-width="3.2" stroke-linecap="round"/><path d="M-5 13v1M5 13v1M-5 20Q2 22 7 17" fill="none" stroke=${WOOL} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M-21 24Q0 34 21 24" fill="none" stroke=${RED} stroke-width="5" stroke-linecap="round"/><path d="M-8 39Q-6 27 0 27 6 27 8 39Z" fill=${GOLD} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><circle cy="40" r="2.8" fill=${INK}/>`,
);

/** @type {Record<string, Drawing>} */
const FACES = { lamb, ewe, ram, roger };

/** Draws the face of a bot. @param {string} bot */
export function botFace(bot) {
  return FACES[bot] ?? lamb;
}
