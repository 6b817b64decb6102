/** The faces and the back of a card. */

import { html, nothing, svg } from "lit-html";
import { badge, bonePath } from "./badge.js";
import { dog } from "./dogs.js";
import { BONE, GOLD, INK, PAPER } from "./ink.js";
import { lettering, sheepNumber } from "./lettering.js";
import { landscape } from "./scenery.js";
import { sheep } from "./sheep.js";
import { cloudPath } from "./wool.js";

/** @typedef {import("./ink.js").Card} Card */
/** @typedef {import("./ink.js").Drawing} Drawing */

/** The one bone, dug out of the ground, with a gleam. */
function treasure() {
  return svg`<path d="M-64-8Q-40-34 0-30 44-36 66-8Q0 6-64-8Z" fill="#8a6238" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <g transform="translate(0 -72) rotate(-32) scale(3.1)"><path d=${bonePath} fill=${BONE} stroke=${INK} stroke-width="1.400" stroke-linejoin="round"/><path d="M-11-1.500H9" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>
    <path d="M-46-16Q-20-34 4-20 30-32 50-14 0 0-46-16Z" fill="#a87a48"/>
    <path d="M58-128v18M49-119h18M-56-104v12M-62-98h12" stroke=${GOLD} stroke-width="5" stroke-linecap="round"/>`;
}

/** @param {Card} card */
function figure(card) {
  if (card.kind === "dog") return dog(card.id);
  return card.kind === "bone" ? treasure() : sheep(card);
}

/** @param {Card} card */
function words(card) {
  if (card.number === null) return nothing;
  return svg`<g transform="translate(18 42)">${lettering(card)}</g>
    <g transform="translate(148 40) scale(.9)">${badge(card.corner)}</g>
    <g transform="translate(100 263)">${sheepNumber(card.number)}</g>`;
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

/** Puffs of wool in rows, for the back. */
const PUFFS = [48, 98, 148, 198, 248].flatMap((y, row) =>
  (row % 2 ? [36, 100, 164] : [68, 132]).map((x) =>
    cloudPath({ x, y: y - 8, rx: 13, ry: 9, bumps: 6, number: x + y }),
  ),
);

/**
 * Draws the back that all cards share.
 * @returns {Drawing}
 */
export function cardBack() {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <rect x="1.500" y="1.500" width="197" height="277" rx="17" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <rect x="9" y="9" width="182" height="262" rx="11" fill="#1d4257"/>
    <path d=${PUFFS.join("")} fill="#2f6173"/>
    <path d="M126 84A60 60 0 1 0 158 176 50 50 0 1 1 126 84Z" fill=${GOLD} stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
  </svg>`;
}

/**
 * Draws a card small: only what counts on top of a herd.
 * @param {Card} card
 * @returns {Drawing}
 */
export function miniCard(card) {
  return html`<svg class="mini-art" viewBox="0 0 100 130" aria-hidden="true" focusable="false">
    <rect x="1.500" y="1.500" width="97" height="127" rx="13" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <g transform="translate(50 124) scale(.49)">${figure(card)}</g>
    <g transform="translate(7 24) scale(.62)">${lettering(card)}</g>
    <g transform="translate(72 24) scale(.58)">${badge(card.corner)}</g>
  </svg>`;
}
