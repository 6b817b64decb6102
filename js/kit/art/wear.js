/** What the sheep of the seats wear: each something else, in the colour of its picture. */

import { svg } from "lit-html";
import { CREAM, INK, WOOL } from "./ink.js";
import { cloudPath } from "./wool.js";

/** @typedef {import("./ink.js").Drawing} Drawing */

/** A piece in the colour of the picture. @param {string} path */
const piece = (path) =>
  svg`<path class="avatar-colour" d=${path} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>`;

/** A piece of wool or cloth without colour. @param {string} path @param {string} [fill] */
const plain = (path, fill = CREAM) =>
  svg`<path d=${path} fill=${fill} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>`;

/** Lines that tell how a piece is made. @param {string} path @param {string} [colour] */
const seams = (path, colour = INK) =>
  svg`<path d=${path} fill="none" stroke=${colour} stroke-width="2.6" stroke-linecap="round"/>`;

const neckerchief = svg`${piece("M-25 20Q0 38 25 20L21 31Q0 45-21 31Z")}${piece("M-3 33L-13 48-1 43 9 49 4 33Z")}
  <g fill="#fff"><circle cx="-15" cy="29" r="2.2"/><circle cx="14" cy="30" r="2.2"/></g>`;

const bobble = cloudPath({ x: 0, y: -41, rx: 8, ry: 7, bumps: 7, number: 2 });
const bobbleHat = svg`${piece("M-23-13C-23-42 23-42 23-13Z")}${seams("M-9-33Q-12-24-12-18M9-33Q12-24 12-18M0-35V-18", "#fff")}
  ${plain("M-26-20Q0-27 26-20V-10Q0-17-26-10Z", WOOL)}${plain(bobble, WOOL)}`;

const crown = svg`${piece("M-21-12L-25-38-11-26 0-44 11-26 25-38 21-12Q0-18-21-12Z")}
  <g fill="#fff" stroke=${INK} stroke-width="2"><circle cx="-25" cy="-38" r="3.4"/><circle cy="-44" r="3.4"/><circle cx="25" cy="-38" r="3.4"/></g>${seams("M-14-19Q0-23 14-19")}`;

const feather = plain("M15-24C20-40 30-47 38-47 36-36 29-26 18-21Z", "#fff");
const hat = svg`${feather}${piece("M-19-17Q-18-40 0-37 18-41 19-17Z")}${seams("M-18-21Q0-26 18-21", CREAM)}${piece("M-31-15Q0-24 31-15 28-8 0-13-28-8-31-15Z")}`;

const nightcap = svg`${piece("M-23-13C-22-38 8-46 28-28 38-18 38-4 36 8 28 4 28-10 22-13Z")}${seams("M6-34Q14-28 15-20M22-32Q27-26 27-14", CREAM)}
  ${plain("M-26-18Q0-26 25-18V-8Q0-16-26-8Z", WOOL)}<circle cx="36" cy="11" r="6.5" fill=${WOOL} stroke=${INK} stroke-width="2.8"/>`;

const partyHat = svg`${piece("M-15-15L2-49 17-15Q0-21-15-15Z")}<g fill="#fff"><circle cx="-5" cy="-22" r="2.6"/><circle cx="7" cy="-25" r="2.6"/><circle cx="1" cy="-34" r="2.6"/></g>
  ${plain(cloudPath({ x: 2, y: -48, rx: 6, ry: 5, bumps: 6, number: 1 }), WOOL)}`;

const bow = svg`${piece("M11-23C2-38-6-36-7-29-7-20-1-14 11-20Z")}${piece("M15-23C20-40 31-41 35-33 36-24 28-15 15-19Z")}${piece("M8-27Q14-30 19-26L18-16Q13-13 8-17Z")}`;

const glasses = svg`<g fill="#fff" fill-opacity=".25" stroke=${INK} stroke-width="9"><circle cx="-9.5" cy="-1" r="9"/><circle cx="9.5" cy="-1" r="9"/></g>
  <g class="avatar-line" fill="none" stroke-width="4.6"><circle cx="-9.5" cy="-1" r="9"/><circle cx="9.5" cy="-1" r="9"/></g>${seams("M-20-3L-25-6M20-3L25-6")}`;

const horn =
  "M9-21C20-40 46-36 46-13 46 6 28 12 24-1 21-12 34-16 35-7 39-14 33-23 25-21 18-19 16-14 14-11Z";
const horns = svg`${piece(horn)}<g transform="scale(-1 1)">${piece(horn)}${seams("M24-29L26-22M36-27L33-20M42-14L36-13", CREAM)}</g>${seams("M24-29L26-22M36-27L33-20M42-14L36-13", CREAM)}`;

const band = svg`<path d="M-26 0C-30-44 30-44 26 0" fill="none" stroke=${INK} stroke-width="10"/><path class="avatar-line" d="M-26 0C-30-44 30-44 26 0" fill="none" stroke-width="5"/>`;
const headphones = svg`${band}${piece("M-34-8Q-34-13-28-13T-21-8V10Q-21 15-27 15T-34 10Z")}${piece("M34-8Q34-13 28-13T21-8V10Q21 15 27 15T34 10Z")}`;

/** Each by the number of its picture. @type {readonly Drawing[]} */
export const WEAR = [
  neckerchief,
  bobbleHat,
  crown,
  hat,
  nightcap,
  partyHat,
  bow,
  glasses,
  horns,
  headphones,
];
