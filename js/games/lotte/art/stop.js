/** The booth is closed: a showman's gloved hand before the curtain. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, WOOL, WOOL_SHADE } from "../../../kit/art/ink.js";
import { line, shape } from "./night.js";

const CURTAIN = "#b3262f";
const CURTAIN_DEEP = "#7d1424";
const SLEEVE = "#3b2a78";

/** Each finger from its root to its tip, the thumb last. */
const FINGERS = ["M77 156L52 98", "M92 148L85 68", "M110 148L121 70", "M126 156L153 106"];
const THUMB = "M78 196Q54 192 39 164";
const PALM = "M67 150Q100 128 135 152 140 184 128 214H74Q62 184 67 150Z";

/** @param {number} place */
function fold(place) {
  const x = 15 + place * 34;
  return svg`<path d=${`M${x} 20Q${x + 3} 150 ${x - 2} 266H${x + 13}Q${x + 11} 150 ${x + 14} 20Z`} fill="#f6dfb4"/>
    <path d=${`M${x + 8} 20Q${x + 8} 150 ${x + 7} 266H${x + 13}Q${x + 11} 150 ${x + 14} 20Z`} fill="#d9b985"/>
    <path d=${`M${x + 26} 20Q${x + 25} 150 ${x + 25} 266H${x + 33}Q${x + 31} 150 ${x + 34} 20Z`} fill=${CURTAIN_DEEP}/>`;
}

/** @param {number} place */
function scallop(place) {
  const x = 15 + place * 34;
  const drop = `M${x} 10H${x + 34}V62Q${x + 34} 84 ${x + 17} 84 ${x} 84 ${x} 62Z`;
  return svg`${shape(drop, place % 2 ? "#f6dfb4" : SLEEVE, 3.4)}${line(`M${x + 5} 68Q${x + 8} 77 ${x + 17} 77 ${x + 26} 77 ${x + 29} 68`, GOLD, 3.4)}<circle cx=${x + 17} cy="88" r="5" fill=${GOLD} stroke=${INK} stroke-width="2.6"/>`;
}

const PLACES = [0, 1, 2, 3, 4];

/** The glove: one ink outline round everything, then the white of it. */
function glove() {
  const fingers = [...FINGERS, THUMB];
  return svg`<g transform="translate(7 8)" opacity=".38">${fingers.map((finger) => line(finger, INK, 31))}<path d=${PALM} fill=${INK}/></g>
    ${fingers.map((finger) => line(finger, INK, 32))}${shape(PALM, INK, 12)}
    ${fingers.map((finger) => line(finger, WOOL_SHADE, 22))}<path d=${PALM} fill=${WOOL_SHADE}/>
    <g transform="translate(-2 -1)">${fingers.map((finger) => line(finger, WOOL, 17))}<path d=${PALM} fill=${WOOL}/></g>
    ${line("M101 136V150M80 142L84 154M122 142L117 154", INK, 3.4)}
    ${line("M72 176Q98 164 129 176M80 158Q102 196 84 212M128 188Q112 188 98 208", "#bfae90", 3.6)}`;
}

/** The sleeve of a showman, braided. */
const ARM = svg`${shape("M64 232L56 290H146L138 232Z", SLEEVE, 5)}${line("M84 250V284M118 250V284", GOLD, 4)}
  ${shape("M62 208Q100 220 140 208L146 236Q100 250 56 236Z", CREAM, 5)}${shape("M58 228Q100 242 144 228L147 243Q100 258 55 243Z", GOLD, 4)}`;

/** What is seen through the window of the card. */
export const stop = {
  sky: CURTAIN,
  scene: svg`${PLACES.map(fold)}${line("M100 60V266", INK, 4)}${PLACES.map(scallop)}${ARM}${glove()}`,
};
