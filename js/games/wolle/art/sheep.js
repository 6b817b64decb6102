/** Plain sheep, from the cloud of wool down to the one in boxer shorts; the other kinds live next door. */

import { nothing, svg } from "lit-html";
import { INK, LINE, RED, round, SKIN, whim } from "../../../kit/art/ink.js";
import { fleece } from "../../../kit/art/wool.js";
import { blackSheep } from "./black.js";
import { sheepHead } from "./face.js";
import { agent, juggler } from "./stars.js";

/** Wool by points from 4 on: radii, bulges, and how much leg still shows. */
const COATS = {
  4: { rx: 45, ry: 31, bumps: 13, leg: 38, curls: 3 },
  5: { rx: 53, ry: 38, bumps: 12, leg: 32, curls: 4 },
  6: { rx: 62, ry: 45, bumps: 12, leg: 27, curls: 5 },
  7: { rx: 64, ry: 53, bumps: 11, leg: 22, curls: 6 },
  8: { rx: 69, ry: 62, bumps: 11, leg: 15, curls: 7 },
};

const LEG = "#4d3c4a";
const FAR_LEG = "#3a2d3a";

/**
 * Draws four legs down to y = 0.
 * @param {number} spread how far the outer legs stand from the middle
 * @param {number} height
 * @param {{ near: string, far: string }} [colours]
 */
export function legs(spread, height, { near, far } = { near: LEG, far: FAR_LEG }) {
  const leg = (/** @type {number} */ x) =>
    `M${round(x - 7)}${-height}V-6Q${round(x - 8)}-2 ${round(x - 5)}-2H${round(x + 7)}Q${round(x + 9)}-2 ${round(x + 7)}-7V${-height}Z`;
  const pair = (
    /** @type {number} */ hind,
    /** @type {number} */ fore,
    /** @type {string} */ fill,
  ) =>
    svg`<path d=${leg(spread * hind) + leg(spread * fore)} fill=${fill} stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>`;
  return svg`${pair(-0.45, 0.95, far)}${pair(-1, 0.5, near)}`;
}

/** @param {number} points 4 to 8 @param {number} number @param {"merry" | "blissful"} mood */
function woolly(points, number, mood) {
  const { leg, curls, ...coat } = COATS[/** @type {keyof typeof COATS} */ (points)];
  const y = -leg - coat.ry;
  const tail = { x: -11 - coat.rx, y: y + 2, rx: 9, ry: 8, bumps: 5 };
  const facing = whim(number, 17, [1, -1]);
  return svg`<g transform=${`scale(${facing} 1)`}>${fleece(tail, undefined, 0)}${legs(coat.rx * 0.56, leg + 16)}
    ${fleece({ x: -8, y, ...coat, number }, undefined, curls)}
    ${sheepHead({ number, mood, scale: 1.12, x: coat.rx * 0.62 - (points > 6 ? 4 : 0), y: y - coat.ry * 0.22 })}</g>`;
}

/** Dotted boxer shorts on the hind quarters. */
function shorts() {
  const dots = "M-44-72h0M-26-78h0M-36-58h0M-18-62h0M-50-44h0M-32-40h0M-14-46h0";
  return svg`<path d="M-54-84Q-32-96-8-90L-4-48Q-8-40-8-32H-24L-27-40-31-30H-55Q-63-58-54-84Z" fill="#fff" stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>
    <path d=${dots} stroke=${RED} stroke-width="9.2" stroke-linecap="round"/>
    <path d="M-54-85Q-32-97-8-91L-7-82Q-32-87-57-75Z" fill=${RED} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
}

const PINK_LEGS = { near: "#e9ae97", far: "#d3937d" };

/** Goose bumps: without wool the nights are cold. */
const SHIVER = "M-76-92q-6 6 0 12t0 12M74-40q6 6 0 12t0 12";

/** @param {number} points 1 to 3 @param {number} number */
function shorn(points, number) {
  const mood = points === 3 ? "merry" : "shy";
  return svg`${legs(38, 52, PINK_LEGS)}
    ${points === 1 ? svg`<path d="M-56-74q-14-2-12-14 10 2 14 6" fill=${SKIN} stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>` : fleece({ x: -64, y: -80, rx: 10, ry: 9, bumps: 5 }, undefined, 0)}
    <path d="M-54-62C-56-92-20-92 6-90 20-90 24-104 34-112L62-96C56-78 54-40 26-36-4-32-52-32-54-62Z" fill=${SKIN} stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>
    <path d="M8-58q4 3 8 0M18-48q4 3 8 0M22-68q4 3 8 0" fill="none" stroke="#d98f78" stroke-width="3" stroke-linecap="round"/>
    ${shorts()}
    ${points === 3 ? fleece({ x: 22, y: -70, rx: 31, ry: 34, bumps: 10, number }, undefined, 3) : nothing}
    ${points === 2 ? fleece({ x: 36, y: -84, rx: 27, ry: 15, bumps: 8, number }, undefined, 0) : nothing}
    ${points === 1 ? svg`<path d=${SHIVER} fill="none" stroke="#6fa3c9" stroke-width="3.4" stroke-linecap="round"/>` : nothing}
    ${sheepHead({ number, mood, scale: 1.1, x: 42, y: -106 })}`;
}

/**
 * Draws the sheep of a card, about 180 wide and 155 high, feet on y = 0, centred on x = 0.
 * @param {import("../../../protocol/wolle.js").Card} card
 * @returns {import("../../../kit/art/ink.js").Drawing}
 */
export function sheep({ kind, points, number }) {
  if (kind === "black") return blackSheep(points, number ?? 0);
  if (kind === "007") return agent(number ?? 0);
  if (kind === "370") return juggler(number ?? 0);
  if (points < 4) return shorn(points, number ?? 0);
  const mood = points === 8 && whim(number ?? 0, 13, [true, false]) ? "blissful" : "merry";
  return woolly(points, number ?? 0, mood);
}

/**
 * Draws a sheep asleep: all wool, no legs, feet or none on y = 0.
 * @param {number} number
 */
export function sleeper(number) {
  return svg`${fleece({ x: -78, y: -34, rx: 10, ry: 8, bumps: 5 }, undefined, 0)}
    ${fleece({ x: -10, y: -42, rx: 66, ry: 38, bumps: 12, number }, undefined, 6)}
    ${sheepHead({ number, mood: "blissful", scale: 1.12, x: 46, y: -38 })}`;
}
