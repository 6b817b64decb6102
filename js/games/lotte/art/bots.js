/** The faces of the bots: a clown and a fox. */

import { html, svg } from "lit-html";
import { BLUE, CREAM, GOLD, INK, RED, SKIN } from "../../../ui/art/ink.js";
import { cloudPath } from "../../../ui/art/wool.js";

/** @typedef {import("../../../ui/art/ink.js").Drawing} Drawing */

/** Draws a face on a round ground. @param {string} ground @param {Drawing} face */
const on = (ground, face) =>
  html`<svg class="who" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"><circle r="46" fill=${ground} stroke=${INK} stroke-width="3.6"/>${face}</svg>`;

const HAIR = cloudPath({ x: 27, y: -3, rx: 11, ry: 13, bumps: 7, number: 2 });
const hair = svg`<path d=${HAIR} fill=${BLUE} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
const clown = on(
  "#f3d9ec",
  svg`${hair}<g transform="scale(-1 1)">${hair}</g><ellipse cy="5" rx="25" ry="28" fill=${SKIN} stroke=${INK} stroke-width="3.2"/>
    <path d="M-14-17L3-46 16-18Q0-25-14-17Z" fill=${GOLD} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><circle cx="3" cy="-44" r="5" fill=${RED} stroke=${INK} stroke-width="2.6"/>
    <path d="M-17 14Q0 8 17 14 16 30 0 30T-17 14Z" fill="#fff" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M-10 19Q0 27 10 19" fill="none" stroke=${RED} stroke-width="4.5" stroke-linecap="round"/>
    <g fill="#fff"><ellipse cx="-10" cy="-5" rx="6" ry="7.5"/><ellipse cx="10" cy="-5" rx="6" ry="7.5"/></g><g fill=${INK}><circle cx="-9" cy="-3" r="3.2"/><circle cx="9" cy="-3" r="3.2"/></g>
    <circle cy="7" r="7" fill=${RED} stroke=${INK} stroke-width="2.8"/><circle cx="-2" cy="4.6" r="1.8" fill="#fff"/>`,
);

const FUR = "#e87a2e";
const side = svg`<path d="M-37-6Q-16-4-5 16L0 36Q-26 18-37-6Z" fill=${CREAM}/><path d="M-31-38L-7-21-31-7Z" fill=${FUR} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M-27-30L-15-21-27-14Z" fill=${INK}/>`;
const fox = on(
  "#cfd3f6",
  svg`<path d="M-37-6Q-30-24 0-24T37-6Q26 18 0 36-26 18-37-6Z" fill=${FUR}/>${side}<g transform="scale(-1 1)">${side}</g>
    <path d="M-37-6Q-30-24 0-24T37-6Q26 18 0 36-26 18-37-6Z" fill="none" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <g fill=${INK}><path d="M-20-2Q-13-9-6-1-13 3-20-2Z"/><path d="M20-2Q13-9 6-1 13 3 20-2Z"/><ellipse cy="31" rx="6" ry="5"/></g><g fill="#fff"><circle cx="-11.5" cy="-3" r="1.6"/><circle cx="14.5" cy="-3" r="1.6"/></g>
    <path d="M-10 21Q-4 26 0 24" fill="none" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>`,
);

/** @type {Record<string, Drawing>} */
const FACES = { clown, fox };

/** Draws the face of a bot. @param {string} bot */
export function botFace(bot) {
  return FACES[bot] ?? clown;
}
