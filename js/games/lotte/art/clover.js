/** The four-leaf clover: a wheel of gondolas by night, and small on the back of every card. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, RED, round } from "../../../kit/art/ink.js";
import { GLOW, line, shape, starPath } from "./night.js";

const LEAF = "M0 0C-8-18-46-36-40-60-33-77-8-76 0-57 8-76 33-77 40-60 46-36 8-18 0 0Z";
const LIT = "M-5-20C-16-30-38-44-31-58-24-68-10-64-5-48Z";
const QUARTERS = [45, 135, 225, 315];

/** Draws the four leaves round the middle, 144 wide. */
export const LEAVES = svg`${QUARTERS.map((turn) => svg`<g transform=${`rotate(${turn})`}>${shape(LEAF, "#3fae4f", 5)}</g>`)}
  ${QUARTERS.map((turn) => svg`<g transform=${`rotate(${turn})`}><path d=${LIT} fill="#7ddb6c"/>${line("M0-14V-40", "#1f7a3c", 4)}</g>`)}`;

const WHEEL = { x: 100, y: 134, reach: 73 };

/** @param {number} share of the whole turn @param {number} [reach] @returns {[number, number]} */
function rim(share, reach = WHEEL.reach) {
  const angle = share * 2 * Math.PI;
  return [round(WHEEL.x + reach * Math.sin(angle)), round(WHEEL.y - reach * Math.cos(angle))];
}

const COLOURS = [RED, "#f5c83f", "#4a8ff0", "#f08ab0"];

/** A gondola hangs upright, wherever the wheel has turned it. @param {number} place */
function gondola(place) {
  const [x, y] = rim(place / 8);
  return svg`<g transform=${`translate(${x} ${y})`}>${shape("M-11 10H11L9 20Q7 25 0 25-7 25-9 20Z", COLOURS[place % 4] ?? RED, 3.4)}
    ${line("M-8 10V4M8 10V4", INK, 3)}${shape("M-13 4Q-11-6 0-6 11-6 13 4Z", CREAM, 3.4)}</g>`;
}

/** Lamps on the rim, two between gondola and gondola. */
function lamps() {
  return Array.from({ length: 24 }, (_, place) => {
    const [x, y] = rim(place / 24);
    return svg`<circle cx=${x} cy=${y} r="3.6" fill=${GLOW} stroke=${INK} stroke-width="1.8"/>`;
  });
}

const STARS = [
  ["32 58", 7],
  ["168 58", 7],
  ["30 222", 8],
  ["170 222", 8],
  ["58 36", 4],
  ["142 36", 4],
];

/** What is seen through the window of the card. */
export const clover = {
  sky: "#0d3338",
  scene: svg`<circle cx="100" cy="134" r="118" fill="#17573f"/><circle cx="100" cy="134" r="92" fill="#26784a"/><circle cx="100" cy="134" r="70" fill="#d9f08a" opacity=".6"/>
    ${STARS.map(([place, size]) => svg`<path transform=${`translate(${place})`} d=${starPath(0, 0, Number(size))} fill=${GLOW}/>`)}
    <path d="M0 258Q100 242 200 258V280H0Z" fill="#0a2a2c"/>${line("M100 134L58 262M100 134L142 262", INK, 14)}${line("M100 134L58 262M100 134L142 262", GOLD, 6)}
    <circle cx="100" cy="134" r="73" fill="none" stroke=${INK} stroke-width="11"/><circle cx="100" cy="134" r="73" fill="none" stroke=${GOLD} stroke-width="5"/>
    ${lamps()}<g transform="translate(100 134) scale(.86)">${LEAVES}</g>${[0, 1, 2, 3, 4, 5, 6, 7].map(gondola)}
    <circle cx="100" cy="134" r="13" fill=${GOLD} stroke=${INK} stroke-width="4"/><path d=${starPath(100, 134.5, 8.5)} fill=${CREAM}/>`,
};
