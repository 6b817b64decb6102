/** The scene that opens the game: a flock counted into sleep, on a meadow at night; tools/pictures.py makes it a file. */

import { html, svg } from "lit-html";
import { CREAM, INK } from "../../../kit/art/ink.js";
import { cloudPath } from "../../../kit/art/wool.js";
import { dog } from "./dogs.js";
import { sheep, sleeper } from "./sheep.js";

const STARS =
  "70 60 120 150 210 40 262 118 330 70 395 30 440 140 520 64 590 28 640 118 700 50 760 96 830 34 1090 44 1140 130 1010 206 300 196 160 226 545 186 900 190 1170 220 40 250";

/** @returns {import("../../../kit/art/ink.js").Drawing} a dot for each star, every third one larger */
function stars() {
  const numbers = STARS.split(" ");
  const places = numbers.filter((_, index) => index % 2 === 0);
  return svg`${places.map((x, index) => svg`<circle cx=${x} cy=${numbers[index * 2 + 1] ?? 0} r=${index % 3 ? 1.8 : 3} fill=${CREAM}/>`)}`;
}

/** Bands of sky from the deep of the night to the last light on the hills. */
const SKY = svg`<path d="M0 0H1200V520H0Z" fill="#12233f"/>
  <path d="M0 120Q300 90 640 130T1200 110V520H0Z" fill="#173150"/>
  <path d="M0 210Q340 170 700 215T1200 190V520H0Z" fill="#1d4161"/>
  <path d="M0 280Q300 250 640 285T1200 265V520H0Z" fill="#27536d"/>`;

const MOON = svg`<circle cx="960" cy="112" r="112" fill=${CREAM} opacity=".06"/><circle cx="960" cy="112" r="84" fill=${CREAM} opacity=".09"/>
  <circle cx="960" cy="112" r="58" fill="#ffe9ad" stroke=${INK} stroke-width="4"/>
  <circle cx="940" cy="94" r="11" fill="#f5d386"/><circle cx="980" cy="132" r="15" fill="#f5d386"/><circle cx="984" cy="88" r="7" fill="#f5d386"/>`;

const HILLS = svg`<path d="M0 330Q150 262 330 306T690 300 1010 268 1200 300V520H0Z" fill="#1e5156"/>
  <path d="M0 372Q210 316 470 356T900 348 1200 334V520H0Z" fill="#24624f"/>`;

const MEADOW = svg`<path d="M0 420Q260 374 600 400T1200 396V520H0Z" fill="#2f774d"/>
  <path d="M0 468Q330 434 700 462T1200 452V520H0Z" fill="#286a45"/>`;

/** @param {number} x @param {number} y @param {number} size @param {import("../../../kit/art/ink.js").Drawing} animal */
function standing(x, y, size, animal) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size})`}><ellipse cy="-2" rx="70" ry="9" fill="#0c1a2c" opacity=".35"/>${animal}</g>`;
}

/** @param {import("../../../protocol/wolle.js").Card["kind"]} kind @param {number} points @param {number} number */
const one = (kind, points, number) => sheep({ id: "", kind, points, number, corner: 0 });

/** The fence, and the sheep whose turn it is. */
function leap() {
  const post = (/** @type {number} */ x) =>
    svg`<path d=${`M${x}-84L${x + 9}-94 ${x + 18}-84V0H${x}Z`} fill="#8a5a34" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>`;
  return svg`<g transform="translate(600 452)">
    <path d="M-172-70H172V-56H-172ZM-172-38H172V-24H-172Z" fill="#a8733f" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>${[-156, -72, 54, 138].map(post)}</g>
    <g transform="translate(606 352) rotate(-9) scale(1.2)">${one("plain", 8, 12)}</g>
    <path d="M452 402Q470 344 500 316M424 372Q438 326 464 296" fill="none" stroke=${CREAM} stroke-width="4.5" stroke-linecap="round" stroke-dasharray="2 13" opacity=".8"/>`;
}

/** @param {number} x @param {number} y @param {number} [size] */
function tree(x, y, size = 1) {
  return cloudPath({ x, y, rx: 22 * size, ry: 26 * size, bumps: 8, number: x });
}

/** Far off somebody is still awake. */
const BARN = svg`<g transform="translate(196 318)" stroke=${INK} stroke-width="3.4" stroke-linejoin="round">
    <path d="M-44 6V-34L-50-38 0-72 50-38 44-34V6Z" fill="#7c3140"/><path d="M-56-34L0-74 56-34 50-27 0-62-50-27Z" fill="#54303f"/>
    <path d="M-13 6V-24H13V6Z" fill="#4a2534"/><path d="M-8-34V-48H8V-34ZM0-34V-48M-8-41H8" fill="#ffd76b"/></g>
  <g stroke=${INK} stroke-width="3.4" stroke-linejoin="round"><path d="M284 322v-26" stroke-width="8"/><path d=${tree(284, 276)} fill="#1b5a4d"/><path d="M112 330v-26" stroke-width="8"/><path d=${tree(112, 282)} fill="#1b5a4d"/><path d="M78 336v-18" stroke-width="7"/><path d=${tree(78, 304, 0.7)} fill="#174f47"/></g>`;

const FIREFLIES = [
  "372 300",
  "446 250",
  "762 276",
  "744 210",
  "236 420",
  "920 330",
  "668 480",
  "392 214",
];

const BLADES =
  "M60 500l-5-16m9 16v-22m5 22l6-15M560 500l-5-14m9 14v-20m5 20l6-14M760 506l-5-16m9 16v-22m5 22l6-15M1130 494l-5-14m9 14v-20m5 20l6-14M250 512l-5-12m9 12v-18M930 510l-5-12m9 12v-18";

/**
 * Draws the scene, 1200 by 520: what matters stands in its middle half, so narrow boxes may cut the sides, and flat ones the sky.
 * @returns {import("../../../kit/art/ink.js").Drawing}
 */
export function flock() {
  return html`<svg viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    ${SKY}${stars()}${MOON}${HILLS}
    ${BARN}${standing(1136, 334, 0.62, one("black", -5, 23))}${standing(952, 360, 0.34, sleeper(12))}${standing(722, 366, 0.4, sleeper(7))}
    ${MEADOW}${leap()}
    ${standing(130, 476, 1, one("plain", 1, 3))}${standing(328, 468, 1.06, one("370", 0, 27))}
    ${standing(862, 472, 1.06, one("007", 0, 39))}${standing(1046, 480, 0.96, dog("d1"))}${standing(478, 506, 0.6, one("plain", 4, 23))}
    <path d=${BLADES} fill="none" stroke="#4f9a5f" stroke-width="4" stroke-linecap="round"/>
    ${FIREFLIES.map((place) => svg`<g transform=${`translate(${place})`} fill="#ffe27a"><circle r="8" opacity=".22"/><circle r="2.8"/></g>`)}
  </svg>`;
}
