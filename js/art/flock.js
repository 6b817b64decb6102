/** The scene that opens the game: a flock counted into sleep, on a meadow at night. */

import { html, svg } from "lit-html";
import { dog } from "./dogs.js";
import { CREAM, INK } from "./ink.js";
import { sheep, sleeper } from "./sheep.js";

const STARS =
  "70 60 120 150 210 40 262 118 330 70 395 30 440 140 520 64 590 28 640 118 700 50 760 96 830 34 1090 44 1140 130 1010 206 300 196 160 226 545 186 900 190 1170 220 40 250";

/** @returns {import("./ink.js").Drawing} a dot for each star, every third one larger */
function stars() {
  const numbers = STARS.split(" ");
  const places = numbers.filter((_, index) => index % 2 === 0);
  return svg`${places.map((x, index) => svg`<circle class="star" cx=${x} cy=${numbers[index * 2 + 1] ?? 0} r=${index % 3 ? 1.8 : 3} fill=${CREAM}/>`)}`;
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

/** @param {number} x @param {number} y @param {number} size @param {import("./ink.js").Drawing} animal */
function standing(x, y, size, animal) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size})`}><ellipse cy="-2" rx="70" ry="9" fill="#0c1a2c" opacity=".35"/>${animal}</g>`;
}

/** @param {import("./ink.js").Card["kind"]} kind @param {number} points @param {number} number */
const one = (kind, points, number) => sheep({ id: "", kind, points, number, corner: 0 });

/** The fence, and the sheep whose turn it is. */
function leap() {
  const post = (/** @type {number} */ x) =>
    svg`<path d=${`M${x}-84L${x + 9}-94 ${x + 18}-84V0H${x}Z`} fill="#8a5a34" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>`;
  return svg`<g transform="translate(610 446)">
    <path d="M-112-70H112V-56H-112ZM-112-38H112V-24H-112Z" fill="#a8733f" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>${[-96, -9, 78].map(post)}</g>
    <g transform="translate(612 346) rotate(-9) scale(1.06)">${one("plain", 8, 45)}</g>
    <path d="M470 400Q490 340 516 316M446 372Q458 332 478 306" fill="none" stroke=${CREAM} stroke-width="4" stroke-linecap="round" stroke-dasharray="2 13" opacity=".7"/>`;
}

const BLADES =
  "M60 500l-5-16m9 16v-22m5 22l6-15M420 494l-5-14m9 14v-20m5 20l6-14M760 506l-5-16m9 16v-22m5 22l6-15M1130 494l-5-14m9 14v-20m5 20l6-14M250 512l-5-12m9 12v-18M930 510l-5-12m9 12v-18";

/**
 * Draws the scene, 1200 by 520: what matters stands in its middle half, so narrow boxes may cut the sides, and flat ones the sky.
 * @returns {import("./ink.js").Drawing}
 */
export function flock() {
  return html`<svg class="flock-art" viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    ${SKY}${stars()}${MOON}${HILLS}
    ${standing(150, 352, 0.42, sleeper(7))}${standing(1066, 322, 0.6, one("black", -5, 23))}${standing(262, 340, 0.36, sleeper(12))}
    ${MEADOW}${leap()}
    ${standing(112, 470, 0.92, one("plain", 1, 3))}${standing(300, 462, 0.98, one("370", 0, 27))}
    ${standing(848, 470, 0.98, one("007", 0, 39))}${standing(1030, 474, 0.92, dog("d1"))}${standing(430, 500, 0.62, one("plain", 4, 23))}
    <path d=${BLADES} fill="none" stroke="#4f9a5f" stroke-width="4" stroke-linecap="round"/>
  </svg>`;
}
