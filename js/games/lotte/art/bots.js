/** The faces of the bots: a hedgehog, a fox and a hare. */

import { html, svg } from "lit-html";
import { at, CREAM, INK, RED, SKIN } from "../../../kit/art/ink.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

/** Draws a face on a round ground. @param {string} ground @param {Drawing} face */
const on = (ground, face) =>
  html`<svg class="who" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"><circle r="46" fill=${ground} stroke=${INK} stroke-width="3.6"/>${face}</svg>`;

/** A point of the spines, so far from the middle of the face. @param {number} far @param {number} place */
const spine = (far, place) => {
  const turn = Math.PI * (0.9 + place * 0.1);
  return at(far * Math.cos(turn), 6 + far * Math.sin(turn));
};
const SPINES = Array.from(
  { length: 13 },
  (_, place) => `L${spine(44, place)}L${spine(33, place + 0.5)}`,
).join("");
const hedgehog = on(
  "#f6e0b8",
  svg`<path d=${`M-33 22${SPINES}L33 22Q0 40-33 22Z`} fill="#7a5a45" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <g fill="#a8826a" stroke=${INK} stroke-width="2.8"><circle cx="-22" cy="-6" r="7"/><circle cx="22" cy="-6" r="7"/></g>
    <path d="M-26 10C-28-14-9-12 0-3 9-12 28-14 26 10 24 27 11 36 0 36S-24 27-26 10Z" fill=${CREAM} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <g fill=${SKIN}><circle cx="-17" cy="17" r="4.6"/><circle cx="17" cy="17" r="4.6"/></g>
    <g fill=${INK}><circle cx="-10" cy="8" r="4.4"/><circle cx="10" cy="8" r="4.4"/><ellipse cy="19" rx="6.4" ry="5.2"/></g><g fill="#fff"><circle cx="-11.4" cy="6.4" r="1.5"/><circle cx="8.6" cy="6.4" r="1.5"/><circle cx="-2" cy="17.2" r="1.5"/></g>
    <path d="M-17 1L-7-3M17 1L7-3" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/><path d="M-5 29Q0 26 5 29" fill="none" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>`,
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

const COAT = "#c9a37a";
const listener = svg`<path d="M4-14C-4-32 2-48 11-47 21-46 22-28 16-12Z" fill=${COAT} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M9-17C6-30 8-39 11-39 15-39 15-28 13-17Z" fill=${SKIN}/>`;
const hare = on(
  "#cfe9cf",
  svg`${listener}<g transform="scale(-1 1)">${listener}</g><ellipse cy="10" rx="28" ry="27" fill=${COAT} stroke=${INK} stroke-width="3.2"/>
    <path d="M-28 4Q0-8 28 4L27-5Q0-17-27-5Z" fill=${RED} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>
    <g fill=${CREAM}><ellipse cx="-8" cy="23" rx="10" ry="8.6"/><ellipse cx="8" cy="23" rx="10" ry="8.6"/></g>
    <g fill="#fff" stroke=${INK} stroke-width="2.4"><circle cx="-11" cy="7" r="6"/><circle cx="11" cy="7" r="6"/></g><g fill=${INK}><circle cx="-9.4" cy="7.6" r="3.2"/><circle cx="12.6" cy="7.6" r="3.2"/></g>
    <path d="M-5 16H5L0 21Z" fill=${INK} stroke=${INK} stroke-width="2" stroke-linejoin="round"/><path d="M-4 31h8v5h-8zM0 31v5" fill="#fff" stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M-9 26Q0 34 9 26" fill="none" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>`,
);

/** @type {Record<string, Drawing>} By level. */
const FACES = { cautious: hedgehog, steady: fox, racer: hare };

/** Draws the face of a bot. @param {string} bot */
export function botFace(bot) {
  return FACES[bot] ?? hedgehog;
}
