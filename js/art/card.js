/** The faces and the back of a card. */

import { html, nothing, svg } from "lit-html";
import { badge } from "./badge.js";
import { dog } from "./dogs.js";
import { INK, PAPER } from "./ink.js";
import { sheep } from "./sheep.js";

/** @typedef {import("./ink.js").Card} Card */
/** @typedef {import("./ink.js").Drawing} Drawing */

/** The two sets are named by their digits, the other sheep by their points. */
const TITLES = { 370: "3·7·0", "007": "0·0·7" };

/** @param {Card} card */
function title(card) {
  if (card.kind === "370" || card.kind === "007") return TITLES[card.kind];
  return String(card.points).replace("-", "−");
}

/** @param {Card} card */
function figure(card) {
  if (card.kind === "dog") return dog(card.id);
  if (card.kind === "bone")
    return svg`<g transform="translate(0 -70) scale(3)">${badge("bone")}</g>`;
  return sheep(card);
}

/** @param {Card} card */
function lettering(card) {
  if (card.number === null) return nothing;
  return svg`<text class="art-numeral" x="18" y="62" font-size=${title(card).length > 2 ? 38 : 60} fill=${INK}>${title(card)}</text>
    <g transform="translate(146 42)">${badge(card.corner)}</g>
    <text class="art-small" x="100" y="264" font-size="22" text-anchor="middle" fill=${INK}>№ ${card.number}</text>`;
}

/**
 * Draws the face of a card.
 * @param {Card} card
 * @returns {Drawing}
 */
export function cardFace(card) {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="196" height="276" rx="16" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <g transform="translate(100 236)">${figure(card)}</g>${lettering(card)}
  </svg>`;
}

/**
 * Draws the back that all cards share.
 * @returns {Drawing}
 */
export function cardBack() {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="196" height="276" rx="16" fill="#1d4257" stroke=${INK} stroke-width="3"/>
  </svg>`;
}

/**
 * Draws a card small: only what counts on top of a herd.
 * @param {Card} card
 * @returns {Drawing}
 */
export function miniCard(card) {
  return html`<svg class="mini-art" viewBox="0 0 100 120" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="96" height="116" rx="12" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <g transform="translate(50 108) scale(.48)">${figure(card)}</g>
    <text class="art-numeral" x="10" y="38" font-size=${title(card).length > 2 ? 22 : 38} fill=${INK}>${title(card)}</text>
    <g transform="translate(70 26) scale(.6)">${badge(card.corner)}</g>
  </svg>`;
}
