/** The picture on the door of the game: the fairground at night; tools/pictures.py makes it a file. */

import { html, svg } from "lit-html";
import { CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { bigTop } from "./bigtop.js";
import { crowd } from "./crowd.js";
import { bareDie } from "./dice.js";
import { bunting, dots } from "./lights.js";
import { line, shape } from "./night.js";
import { tent } from "./tents.js";
import { wheel } from "./wheel.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */
/** @typedef {import("./lights.js").Point} Point */

/** Bands of sky from the deep of the night to the glow over the fair. */
const SKY = svg`<path d="M0 0H1200V640H0Z" fill="#150c33"/>
  <path d="M0 150Q300 116 640 158T1200 130V640H0Z" fill="#22124c"/>
  <path d="M0 270Q340 226 700 274T1200 246V640H0Z" fill="#351a63"/>
  <path d="M0 376Q300 336 640 380T1200 352V640H0Z" fill="#542468"/>
  <ellipse cx="560" cy="500" rx="620" ry="110" fill="#ff9d6e" opacity=".2"/>`;

/** @type {Point[]} */
const SMALL_STARS = [
  [60, 70],
  [150, 180],
  [236, 46],
  [330, 140],
  [560, 60],
  [618, 190],
  [690, 40],
  [1010, 40],
  [1130, 96],
  [1168, 240],
  [40, 260],
  [520, 250],
  [1060, 168],
  [640, 300],
];
/** @type {Point[]} */
const LARGE_STARS = [
  [108, 118],
  [704, 118],
  [1100, 36],
  [300, 70],
  [1150, 170],
];
const STARS = svg`${line(dots(SMALL_STARS), CREAM, 4)}${line(dots(LARGE_STARS), GOLD, 7)}`;

const MOON = svg`<g transform="translate(592 146)"><circle r="88" fill=${CREAM} opacity=".06"/><circle r="66" fill=${CREAM} opacity=".09"/>
  ${shape("M12-50A50 50 0 1 0 50 16 40 40 0 0 1 12-50Z", "#ffe9ad")}<circle cx="-16" cy="-8" r="7" fill="#f5d386"/><circle cy="22" r="9" fill="#f5d386"/></g>`;

/** They have rolled out of the tent. */
const DICE = svg`<g fill="#0c0620" opacity=".4"><ellipse cx="398" cy="577" rx="52" ry="9"/><ellipse cx="494" cy="588" rx="46" ry="8"/></g>
  <g transform="translate(396 540) rotate(-8) scale(.74)">${bareDie(5)}</g><g transform="translate(492 556) rotate(13) scale(.64)">${bareDie(1)}</g>`;

const GROUND = svg`<path d="M0 470Q300 440 640 462T1200 452V640H0Z" fill="#2a1a4e"/><path d="M0 590Q330 556 700 584T1200 570V640H0Z" fill="#1c1038"/>
  <path d="M330 480H478Q540 540 610 640H160Q280 540 330 480Z" fill="#f2b73c" opacity=".34"/><path d="M362 480H446Q476 540 506 640H276Q340 540 362 480Z" fill="#ffe08a" opacity=".55"/>`;

/** A rocket has burst over the roofs. */
const BURST = svg`<circle cx="136" cy="176" r="104" fill="#ff7d6b" opacity=".13"/>
  ${line("M136 146V96M136 206V250M106 176H60M166 176H212M115 155L82 122M157 155L190 122M115 197L84 228M157 197L188 228", "#ff9d7d", 7)}
  ${line("M124 147L108 106M148 147L164 106M124 205L110 240M148 205L162 240M107 164L70 148M165 164L202 148M107 188L72 204M165 188L200 204", GOLD, 4.5)}
  ${line("M136 72v.1M136 274v.1M36 176v.1M236 176v.1M64 104v.1M208 104v.1M66 246v.1M206 246v.1", "#ffe9a3", 9)}<circle cx="136" cy="176" r="13" fill="#fff3c4"/>`;

const POLE = (/** @type {number} */ x, /** @type {number} */ top) =>
  svg`${shape(`M${x - 6} 520V${top}H${x + 6}V520Z`, "#6a4428")}<circle cx=${x} cy=${top - 4} r="9" fill=${GOLD} stroke=${INK} stroke-width="3.4"/>`;

const STRINGS = svg`${POLE(24, 304)}${POLE(636, 262)}${POLE(1176, 292)}
  ${bunting({ from: [24, 306], to: [404, 84], sag: 60, count: 12 }, 32)}${bunting({ from: [404, 84], to: [636, 264], sag: 40, count: 8 }, 32)}`;

/**
 * Draws the fairground, 1200 by 600: what matters stands in its middle, so narrow boxes may cut the sides, and flat ones the sky.
 * @returns {Drawing}
 */
export function emblem() {
  return html`<svg viewBox="0 0 1200 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    ${SKY}${STARS}${MOON}${BURST}
    ${tent(80, 478, 1.3, "#4a7fe0")}${tent(1130, 474, 1.35, "#3f9b6b")}${GROUND}
    <g transform="translate(846 262) scale(.94)">${wheel()}</g>${tent(672, 494, 1.15, "#8d5fc9")}
    <g transform="translate(404 500)">${bigTop()}</g>${STRINGS}
    ${crowd([
      { x: 640, y: 532, size: 0.6 },
      { x: 150, y: 534, size: 0.7, balloon: RED },
      { x: 1046, y: 538, size: 0.72, balloon: GOLD },
      { x: 800, y: 548, size: 0.8, hat: true },
      { x: 270, y: 544, size: 0.8, hat: true },
    ])}${DICE}
  </svg>`;
}
