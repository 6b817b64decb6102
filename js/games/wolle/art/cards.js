/** The cards of the game, composed of drawings: players can enter a deck with any points, numbers and corners. */

import { html, nothing } from "lit-html";
import { symbol } from "../../../kit/art/drawing.js";
import { HOUSE_DECK } from "../words.js";

/** @import { Card } from "../../../protocol/wolle.js" */
/** @import { Drawing } from "../../../kit/art/drawing.js" */

/** Returns the card of the house deck with the figure of a card: the same one, or the one most like it. @param {Card} card */
function modelOf(card) {
  const known = HOUSE_DECK.find(({ id }) => id === card.id);
  if (known?.kind === card.kind && known.points === card.points) return known;
  const distance = (/** @type {Card} */ { points, number }) =>
    Math.abs(points - card.points) * HOUSE_DECK.length +
    Math.abs((number ?? 0) - (card.number ?? 0));
  const alike = HOUSE_DECK.filter(({ kind }) => kind === card.kind);
  return alike.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/** @param {Card} card @param {string} transform */
const figure = (card, transform) => symbol(`wolle-figure-${modelOf(card).id}`, transform);

/** @param {Card} card @param {string} transform */
function sign({ kind, points }, transform) {
  const name = kind === "plain" || kind === "black" ? points : kind;
  return symbol(`wolle-sign-${name}`, transform);
}

/** Returns the landscape of a card: sheep stand in better weather the more points they have. @param {Card} card */
const ground = ({ kind, points }) =>
  kind === "plain" ? `plain-${Math.min(4, Math.max(1, Math.ceil(points / 2)))}` : kind;

/** @param {Card} card @param {string} transform */
const corner = (card, transform) =>
  card.corner === 0 ? nothing : symbol(`wolle-corner-${card.corner}`, transform);

/** Draws the face of a card. @param {Card} card @returns {Drawing} */
export function cardFace(card) {
  const { number } = card;
  const foot = number === null ? 252 : 238;
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    ${symbol(`wolle-land-${ground(card)}`)}<ellipse cx="100" cy=${foot - 2} rx="70" ry="8" fill="#2a2233" opacity=".18"/>
    ${figure(card, `translate(99 ${foot})`)}${sign(card, "translate(18 42)")}${corner(card, "translate(147 40) scale(.82)")}
    ${number === null ? nothing : symbol(`wolle-number-${number}`, "translate(100 263)")}
  </svg>`;
}

/** The place of the figure on a small card: the two stars are below their signs, those without a sign larger. */
const PLACES = {
  plain: "translate(49 112) scale(.45)",
  black: "translate(49 112) scale(.45)",
  370: "translate(49 113) scale(.39)",
  "007": "translate(49 114) scale(.41)",
  dog: "translate(49 118) scale(.56)",
  bone: "translate(49 118) scale(.56)",
};

/** Draws a small card, with the corner at its foot. @param {Card} card @returns {Drawing} */
export function miniCard(card) {
  return html`<svg class="mini-art" viewBox="0 0 100 130" aria-hidden="true" focusable="false">
    ${symbol(`wolle-small-${ground(card)}`)}${figure(card, PLACES[card.kind])}
    ${card.number === null ? nothing : sign(card, "translate(11 27) scale(.76)")}${corner(card, "translate(59 107) scale(.76)")}
  </svg>`;
}
