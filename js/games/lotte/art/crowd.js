/** Those who came to see the fair: sheep with balloons and party hats. */

import { nothing, svg } from "lit-html";
import { at, GOLD, INK, round } from "../../../kit/art/ink.js";
import { line, shape } from "./night.js";

/** @typedef {{ x: number, y: number, size: number, balloon?: string, hat?: boolean }} Guest */

const WOOL = "#cdbfe0";
const WOOL_LIT = "#efe6f3";
const HIDE = "#4a3f57";

/** @param {number} rx @param {number} ry @param {number} bumps */
function cloud(rx, ry, bumps) {
  const knots = Array.from({ length: bumps + 1 }, (_, knot) => {
    const angle = (knot / bumps) * 2 * Math.PI;
    return at(rx * Math.cos(angle), ry * Math.sin(angle));
  });
  const radius = round((Math.PI * (rx + ry) * 0.58) / bumps);
  return `M${knots.map((knot, index) => (index ? `A${radius} ${radius} 0 0 1 ${knot}` : knot)).join("")}Z`;
}

const BACK = cloud(62, 54, 11);
const BACK_LIT = cloud(52, 44, 11);
const CAP = cloud(29, 23, 8);

/** @param {string} colour */
const balloon = (colour) =>
  svg`${line("M58-44Q76-110 62-166", INK, 3)}${shape("M62-252C92-252 100-196 62-172 24-196 32-252 62-252Z", colour)}${shape("M62-174L55-164H69Z", colour, 3)}<path d="M46-226Q50-238 60-240" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;

const HAT = svg`${shape("M-17-92L4-146 25-90Q4-82-17-92Z", GOLD)}${line("M-8-114L13-124M-14-98L19-112", "#b3232f", 5)}<circle cx="4" cy="-148" r="8" fill="#d8433c" stroke=${INK} stroke-width="3.4"/>`;

/** A face that looks at the lights, and smiles. */
const FACE = svg`${shape("M-26-64Q-58-74-62-52-46-38-22-46ZM26-64Q58-74 62-52 46-38 22-46Z", HIDE)}${shape("M-28-58Q-30-86 0-86 30-86 28-58 26-14 0-14-26-14-28-58Z", HIDE)}
  <path d="M-20-32Q-16-16 0-16 16-16 20-32 0-42-20-32Z" fill="#6d6079"/>
  ${line("M-17-52q6-8 12 0M5-52q6-8 12 0", WOOL_LIT, 4.4)}${line("M-8-27q8 6 16 0M-4-35h8", INK, 3.6)}`;

/** @param {Guest} guest */
function guest({ x, y, size, balloon: colour, hat = false }) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size})`}><ellipse cy="58" rx="62" ry="9" fill=${INK} opacity=".35"/>${colour ? balloon(colour) : nothing}
    ${shape("M-34 30V58H-16V30ZM16 30V58H34V30Z", HIDE)}
    ${shape(BACK, WOOL, 4.5)}<path transform="translate(0 -7)" d=${BACK_LIT} fill=${WOOL_LIT}/>
    ${line("M-38 4a7 7 0 0 1 13 2M24-2a7 7 0 1 0 13 2M-16 28a7 7 0 1 0 13-2M14 26a7 7 0 0 1 13 2", "#b3a3c9", 4)}
    ${FACE}<g transform="translate(0 -86)">${shape(CAP, WOOL)}<path transform="translate(0 -4) scale(.8)" d=${CAP} fill=${WOOL_LIT}/></g>${hat ? HAT : nothing}</g>`;
}

/**
 * Draws the guests, one behind the other as given.
 * @param {readonly Guest[]} guests
 */
export const crowd = (guests) => svg`${guests.map(guest)}`;
