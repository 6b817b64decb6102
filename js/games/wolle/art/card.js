/** The faces and the back of a card. */

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { BONE, GOLD, INK, PAPER } from "../../../kit/art/ink.js";
import { badge, bonePath } from "./badge.js";
import { dog } from "./dogs.js";
import { lettering, sheepNumber } from "./lettering.js";
import { landscape, sky } from "./scenery.js";
import { sheep, sleeper } from "./sheep.js";

/** @typedef {import("../../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

/** The one bone, dug out of the ground, with a gleam. */
function treasure() {
  return svg`<path d="M-64-8Q-40-34 0-30 44-36 66-8Q0 6-64-8Z" fill="#8a6238" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <g transform="translate(0 -72) rotate(-32) scale(3.1)"><path d=${bonePath} fill=${BONE} stroke=${INK} stroke-width="1.4" stroke-linejoin="round"/><path d="M-11-1.500H9" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>
    <path d="M-46-16Q-20-34 4-20 30-32 50-14 0 0-46-16Z" fill="#a87a48"/>
    <path d="M66-134v18M57-125h18M-56-104v12M-62-98h12" stroke=${GOLD} stroke-width="5" stroke-linecap="round"/>`;
}

/** What has been drawn already: outlines of wool take long to work out. @type {Map<string, unknown>} */
const figures = new Map();

/** @param {Card} card */
function newFigure(card) {
  if (card.kind === "dog") return dog(card.id);
  return card.kind === "bone" ? treasure() : sheep(card);
}

/** @param {Card} card */
function figure(card) {
  return guard([card.id], () => {
    if (!figures.has(card.id)) figures.set(card.id, newFigure(card));
    return figures.get(card.id);
  });
}

/** The sign of the dogs, where a sheep has its points. */
const PAW = svg`<path d="M0 1C9 1 15 9 13 15 11 20 5 18 0 18S-11 20-13 15C-15 9-9 1 0 1Z" fill=${INK}/>
  ${["-15-2", "-6-11", "6-11", "15-2"].map((toe) => svg`<ellipse transform=${`translate(${toe})`} rx="4.5" ry="6" fill=${INK}/>`)}`;

/** The sign of the bone, in the same ink. */
const KNUCKLES = svg`<path transform="rotate(-32) scale(1.2)" d=${bonePath} fill=${INK}/>`;

/** @param {Card} card */
function sign(card) {
  if (card.kind === "dog") return svg`<g transform="translate(22 0)">${PAW}</g>`;
  if (card.kind === "bone") return svg`<g transform="translate(26 0)">${KNUCKLES}</g>`;
  const isSet = card.kind === "370" || card.kind === "007";
  return isSet
    ? svg`<g transform="translate(-3 0) scale(1.16)">${lettering(card)}</g>`
    : lettering(card);
}

/** @param {Card} card */
function words(card) {
  return svg`<g transform="translate(18 42)">${sign(card)}</g>
    <g transform="translate(152 40) scale(.82)">${badge(card.corner)}</g>
    ${card.number === null ? nothing : svg`<g transform="translate(100 263)">${sheepNumber(card.number)}</g>`}`;
}

/**
 * Draws the face of a card.
 * @param {Card} card
 * @returns {Drawing}
 */
export function cardFace(card) {
  const low = card.number === null ? 252 : 238;
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    ${landscape(card.kind)}<ellipse cx="100" cy=${low - 2} rx="70" ry="8" fill=${INK} opacity=".18"/>
    <g transform=${`translate(99 ${low})`}>${figure(card)}</g>${words(card)}
  </svg>`;
}

const STARS = ["30 40", "66 74", "52 128", "104 36", "166 118", "34 190", "170 160", "92 92"];

/**
 * Draws the back that all cards share: a sheep asleep under the moon.
 * @returns {Drawing}
 */
export function cardBack() {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <rect x="1.5" y="1.5" width="197" height="277" rx="17" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <rect x="9" y="9" width="182" height="262" rx="11" fill="#1d3f5c"/>
    ${STARS.map((star) => svg`<circle transform=${`translate(${star})`} r="2.6" fill=${PAPER}/>`)}
    <path d="M150 28A30 30 0 1 0 172 76 25 25 0 1 1 150 28Z" fill=${GOLD} stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>
    <path d="M9 206Q100 176 191 206V260A11 11 0 0 1 180 271H20A11 11 0 0 1 9 260Z" fill="#2c6a58"/>
    <path d="M9 236Q70 214 191 238V260A11 11 0 0 1 180 271H20A11 11 0 0 1 9 260Z" fill="#245947"/>
    <g transform="translate(96 240) scale(.8)">${sleeper(7)}</g>
  </svg>`;
}

/** Where the figures stand on a small card: the two stars below their plates, those without a plate larger. */
const STANCES = {
  plain: "translate(49 112) scale(.45)",
  black: "translate(49 112) scale(.45)",
  370: "translate(49 113) scale(.39)",
  "007": "translate(49 114) scale(.41)",
  dog: "translate(49 118) scale(.56)",
  bone: "translate(49 118) scale(.56)",
};

/**
 * Draws a card small: only what counts on top of a herd, the corner at the foot.
 * @param {Card} card
 * @returns {Drawing}
 */
export function miniCard(card) {
  return html`<svg class="mini-art" viewBox="0 0 100 130" aria-hidden="true" focusable="false">
    <rect x="1.5" y="1.5" width="97" height="127" rx="13" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <rect x="6" y="6" width="88" height="118" rx="9" fill=${sky(card.kind)}/>
    <g transform=${STANCES[card.kind]}>${figure(card)}</g>
    ${card.number === null ? nothing : svg`<g transform="translate(11 27) scale(.76)">${sign(card)}</g>`}
    <g transform="translate(59 107) scale(.76)">${badge(card.corner)}</g>
  </svg>`;
}
