/** The little landscapes on the cards: one for each kind, pale enough for ink to be read on them. */

import { svg } from "lit-html";
import { INK, PAPER } from "../../../kit/art/ink.js";

/** @typedef {{ sky: string, cloud: string, hill: string, meadow: string, blade: string }} Landscape */

/** @type {Record<import("../../../protocol/wolle.js").Card["kind"], Landscape>} */
const LANDSCAPES = {
  plain: { sky: "#cfe6ee", cloud: "#eef8fa", hill: "#b5d8b4", meadow: "#93c582", blade: "#5f9a55" },
  black: { sky: "#cdc3da", cloud: "#b3a7c4", hill: "#a99fb8", meadow: "#8f91a2", blade: "#686a80" },
  370: { sky: "#ffe9ae", cloud: "#fff6d8", hill: "#f5cf86", meadow: "#e9b968", blade: "#b98336" },
  "007": { sky: "#f3cfc9", cloud: "#fbe6e0", hill: "#dba8ad", meadow: "#c78a98", blade: "#945766" },
  dog: { sky: "#f6e3c0", cloud: "#fdf3dd", hill: "#d9cf92", meadow: "#b3c078", blade: "#7f8f48" },
  bone: { sky: "#e3ecd2", cloud: "#f4f8ea", hill: "#cdbb8f", meadow: "#b0905f", blade: "#7a5c35" },
};

/** @param {import("../../../protocol/wolle.js").Card["kind"]} kind */
export const sky = (kind) => LANDSCAPES[kind].sky;

/**
 * Draws the paper, the sky, two hills and some grass of a card, 200 by 280.
 * @param {import("../../../protocol/wolle.js").Card["kind"]} kind
 */
export function landscape(kind) {
  const { sky, cloud, hill, meadow, blade } = LANDSCAPES[kind];
  return svg`<rect x="1.5" y="1.5" width="197" height="277" rx="17" fill=${PAPER} stroke=${INK} stroke-width="3"/>
    <rect x="9" y="9" width="182" height="262" rx="11" fill=${sky}/>
    <path d="M30 112a12 12 0 0 1 4-23 18 18 0 0 1 34-3 14 14 0 0 1 10 26ZM138 142a9 9 0 0 1 3-17 13 13 0 0 1 25-2 10 10 0 0 1 5 19Z" fill=${cloud}/>
    <path d="M9 204Q60 164 118 186T191 176V240H9Z" fill=${hill}/>
    <path d="M9 216Q90 196 191 214V260A11 11 0 0 1 180 271H20A11 11 0 0 1 9 260Z" fill=${meadow}/>
    <path d="M22 250l-3-9m6 9v-12m3 12l3-8M172 236l-3-8m6 8v-11m3 11l3-7M36 224l-2-6m5 6v-8" stroke=${blade} stroke-width="3" stroke-linecap="round" fill="none"/>`;
}
