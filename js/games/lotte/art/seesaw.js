/** The seesaw: who rises gains, and a crown slides off where it sinks. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { GLOW, line, shape, sign } from "./night.js";
import { crown } from "./prizes.js";
import { tent } from "./tents.js";

const PLANK = "M-68-8H72Q77-8 77 0 77 8 72 8H-68Q-73 8-73 0-73-8-68-8Z";

/** A string of lamps across the sky. */
const LAMPS = svg`${line("M12 84Q70 72 100 16 130 72 188 84", INK, 3)}${[
  "39 75",
  "63 61",
  "83 41",
  "117 41",
  "137 61",
  "161 75",
].map(
  (lamp, place) =>
    svg`<g transform=${`translate(${lamp})`}><circle cy="7" r="11" fill=${GLOW} opacity=".22"/><circle cy="6" r="5.2" fill=${place % 2 ? "#ff8f7d" : GLOW} stroke=${INK} stroke-width="2.4"/></g>`,
)}`;

/** The light end: a round balloon of a thing. */
const PLUS = svg`<circle r="33" fill="#b6f0a0" opacity=".25"/>${shape("M-27 0A27 27 0 1 1 27 0 27 27 0 1 1-27 0Z", "#43a856")}<path d="M-18-9Q-13-18-4-20" fill="none" stroke="#b6f0a0" stroke-width="5" stroke-linecap="round"/>${sign("M0-14V14M-14 0H14", CREAM, 8)}`;

/** The heavy end: a weight with a ring. */
const MINUS = svg`${line("M-9-24V-33Q-9-41 0-41 9-41 9-33V-24", INK, 12)}${line("M-9-24V-33Q-9-41 0-41 9-41 9-33V-24", "#8d86a8", 4.5)}${shape("M-24-24H24L33 24H-33Z", RED)}<path d="M-18-17L-24 16" stroke="#ff9a86" stroke-width="5" stroke-linecap="round"/>${sign("M-14 2H14", CREAM, 8)}`;

/** What is seen through the window of the card. */
export const plusMinus = {
  sky: "#23357c",
  scene: svg`<circle cx="100" cy="150" r="96" fill="#3a55b4" opacity=".6"/>${LAMPS}
    ${tent(38, 252, 0.56, "#3f7ae0")}<path d="M0 246Q100 226 200 246V280H0Z" fill="#1c5a4c"/><path d="M0 246Q100 226 200 246" fill="none" stroke=${INK} stroke-width="4"/>
    ${shape("M82 160H94L116 256H60Z", GOLD)}${line("M75 214H101M69 236H107", "#c07f14", 5)}
    <g transform="translate(88 164) rotate(24)">${shape(PLANK, "#d8984e")}${line("M-60-1H64", "#f0bf7c", 3)}
      <g transform="translate(-46 -38) rotate(-12)">${PLUS}</g><g transform="translate(38 -34)">${MINUS}</g></g>
    <circle cx="88" cy="164" r="9" fill=${CREAM} stroke=${INK} stroke-width="4"/>
    ${crown(139, 251, 0.8, 20)}${line("M28 150V166M42 156V168", CREAM, 3.6)}`,
};
