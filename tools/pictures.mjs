/** The picture files of the site, drawn with the table's own drawings: the icon, a sheep before the moon with a die, and each game's emblem. */

import { render, svg } from "lit-html";
import { bareDie } from "../js/games/lotte/art/dice.js";
import { emblem } from "../js/games/lotte/art/emblem.js";
import { flock } from "../js/games/wolle/art/flock.js";
import { sheep } from "../js/games/wolle/art/sheep.js";
import { INK } from "../js/kit/art/ink.js";

const SIZE = 512;

/**
 * The shapes of the icon: corner radius and scale of the drawing. Devices may crop a maskable icon to a circle 80% of
 * its width.
 */
const SHAPES = {
  plain: { corner: 112, share: 1 },
  square: { corner: 0, share: 1 },
  maskable: { corner: 0, share: 0.8 },
};

const STARS = [
  "64 92 4",
  "118 190 3",
  "92 300 3",
  "404 60 3",
  "452 132 4",
  "436 250 3",
  "172 48 3",
];

/** @param {string} star */
function dot(star) {
  const [x, y, r] = star.split(" ");
  return svg`<circle cx=${x} cy=${y} r=${r} fill="#fff6de"/>`;
}

const GROUND = svg`<path d="M0 0H512V512H0Z" fill="#152a45"/>
  <path d="M0 190Q130 160 270 196T512 180V512H0Z" fill="#1d4161"/>
  ${STARS.map(dot)}
  <path d="M0 372Q120 322 280 352T512 340V512H0Z" fill="#24624f"/>
  <path d="M0 418Q180 372 330 400T512 396V512H0Z" fill="#2f774d"/>`;

const ACTORS = svg`<circle cx="262" cy="210" r="176" fill="#fff6de" opacity=".1"/>
  <circle cx="262" cy="210" r="140" fill="#ffe9ad" stroke=${INK} stroke-width="8"/>
  <circle cx="170" cy="132" r="20" fill="#f5d386"/><circle cx="330" cy="106" r="13" fill="#f5d386"/>
  <g transform="translate(232 418) scale(1.98)"><ellipse cy="-1" rx="78" ry="9" fill="#0c1a2c" opacity=".35"/>${sheep({ id: "", kind: "plain", points: 8, number: 12, corner: 0 })}</g>
  <g transform="translate(390 390) rotate(11) scale(1.18)"><ellipse cx="2" cy="55" rx="60" ry="9" fill="#0c1a2c" opacity=".35" transform="rotate(-11)"/>${bareDie(5)}</g>`;

/** @param {keyof typeof SHAPES} shape */
function icon(shape) {
  const { corner, share } = SHAPES[shape];
  const edge = Math.round((SIZE * (1 - share)) / 2);
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <clipPath id="shape"><rect width="512" height="512" rx=${corner}/></clipPath>
    <g clip-path="url(#shape)">${GROUND}<g transform=${`translate(${edge} ${edge}) scale(${share})`}>${ACTORS}</g></g></svg>`;
}

/** The drawings by name: the icon in each of its shapes, and the emblem of each game. @type {Record<string, () => unknown>} */
const DRAWINGS = {
  plain: () => icon("plain"),
  square: () => icon("square"),
  maskable: () => icon("maskable"),
  wolle: flock,
  lotte: emblem,
};

/** Return a drawing as the text of an SVG file. @param {string} name */
globalThis.drawPicture = (name) => {
  const room = document.createElement("div");
  render(DRAWINGS[name](), room);
  const drawn = /** @type {SVGElement} */ (room.querySelector("svg"));
  const plain = new XMLSerializer().serializeToString(drawn).replaceAll(/<!--.*?-->/g, "");
  return `${plain.replaceAll(/\s+/g, " ").replaceAll("> <", "><").trim()}\n`;
};
