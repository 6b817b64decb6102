/** The two stars of the deck, on their hind legs: 0-0-7 in a tuxedo, and 3-7-0 who juggles. */

import { svg } from "lit-html";
import { figures } from "../../../kit/art/figures.js";
import { BLUE, GOLD, INK, LINE, RED, SKIN } from "../../../kit/art/ink.js";
import { fleece } from "../../../kit/art/wool.js";
import { AUBERGINE, sheepHead } from "./face.js";

const BLACK_CLOTH = "#3b3550";
const HOOF = "#4d3c4a";

/** @param {string} path @param {string} fill */
const shape = (path, fill) =>
  svg`<path d=${path} fill=${fill} stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>`;

/** @param {string} cloth */
function feet(cloth) {
  return svg`${shape("M-30-40V-8H-6V-40ZM6-40V-8H30V-40Z", cloth)}${shape("M-33-2Q-33-13-18-13-5-13-5-2ZM5-2Q5-13 18-13 33-13 33-2Z", INK)}`;
}

/** Bow tie, centred. */
const BOW = "M0-4L-16-12V12L0 4 16 12V-12Z";

/**
 * Draws the agent.
 * @param {number} number
 */
export function agent(number) {
  return svg`${feet(BLACK_CLOTH)}
    ${shape("M-44-78Q-68-62-60-40L-38-34-36-46-46-50-36-60Z", BLACK_CLOTH)}
    ${shape("M-40-90Q0-100 40-90 54-56 42-22 0-14-42-22-54-56-40-90Z", BLACK_CLOTH)}
    ${shape("M-22-92L0-34 22-92Z", "#fff")}
    <path d="M0-34V-19" stroke=${INK} stroke-width="3"/>
    <path d="M-22-92L-30-74-20-70 0-34 20-70 30-74 22-92" fill="none" stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <circle cy="-58" r="2.6" fill=${INK}/><circle cy="-47" r="2.6" fill=${INK}/><path d="M22-62H36L30-55Z" fill=${RED}/>
    ${fleece({ x: 0, y: -104, rx: 36, ry: 23, bumps: 10, number }, undefined, 0)}
    ${shape("M44-84Q74-70 62-48L26-62 30-74 48-68Z", BLACK_CLOTH)}${shape("M30-76L19-73 16-64 24-58 30-63Z", HOOF)}
    <g transform="translate(0 -80)">${shape(BOW, RED)}<circle r="5" fill=${RED} stroke=${INK} stroke-width="3"/></g>
    ${sheepHead({ number, mood: "cool", hide: AUBERGINE, scale: 1.16, x: -1, y: -116 })}`;
}

/** Ball by ball: digit, colour, place. */
const BALLS = [
  { digit: 3, fill: BLUE, x: -66, y: -112 },
  { digit: 7, fill: RED, x: 0, y: -146 },
  { digit: 0, fill: GOLD, x: 66, y: -112 },
];

/**
 * Draws the juggler.
 * @param {number} number
 */
export function juggler(number) {
  return svg`${feet(HOOF)}
    ${shape("M-34-62Q-64-62-72-82L-60-90Q-50-78-30-78ZM34-62Q64-62 72-82L60-90Q50-78 30-78Z", "#fffdf5")}
    ${shape("M-74-80L-78-90-66-98-58-88ZM74-80L78-90 66-98 58-88Z", HOOF)}
    ${fleece({ x: 0, y: -54, rx: 42, ry: 34, bumps: 11, number }, undefined, 0)}
    <ellipse cy="-44" rx="20" ry="18" fill=${SKIN} stroke=${INK} stroke-width="3"/><path d="M-3-42L3-38M3-42L-3-38" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>
    ${sheepHead({ number, mood: "busy", hide: AUBERGINE, scale: 1.02, x: -1, y: -88 })}
    ${BALLS.map(({ digit, fill, x, y }) => svg`<g transform=${`translate(${x} ${y})`}><circle r="17" fill=${fill} stroke=${INK} stroke-width="3.6"/>${figures(digit, 0, 9, { size: 26, fill: "#fff", line: 4 })}</g>`)}`;
}
