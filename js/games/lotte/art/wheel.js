/** The Ferris wheel of the fairground, with the clover in its hub. */

import { svg } from "lit-html";
import { at, CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { lamps } from "./lights.js";
import { line, shape } from "./night.js";

/** @typedef {import("./lights.js").Point} Point */

const RIM = 190;
const CABINS = 10;
const CABIN_COLOURS = [RED, GOLD, "#4a7fe0", "#3f9b6b", "#d884c8"];

/** One leaf, its foot in the hub, its lobes above. */
const LEAF = "M0-6C-16-26-62-40-58-78-54-108-14-112 0-86 14-112 54-108 58-78 62-40 16-26 0-6Z";

/** @param {number} radius @param {number} count @param {number} [turn] @returns {Point[]} points on a circle */
function ring(radius, count, turn = 0) {
  return Array.from({ length: count }, (_, step) => {
    const angle = ((step + turn) * 2 * Math.PI) / count;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

const SPOKES = ring(RIM, CABINS)
  .map((end) => `M0 0L${at(...end)}`)
  .join("");

/** @param {Point} place @param {number} index */
function cabin([x, y], index) {
  const colour = CABIN_COLOURS[index % CABIN_COLOURS.length] ?? RED;
  return svg`<g transform=${`translate(${at(x, y)})`}>${line("M0 0V14", INK, 5)}
    ${shape("M-22 28H22Q22 54 0 54-22 54-22 28Z", colour)}${line("M-18 29V16M18 29V16", INK, 4)}
    ${shape("M-27 18Q0-4 27 18Z", CREAM)}<path d="M-12 34Q-12 44-4 47" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/></g>`;
}

/** The clover, glowing. */
const CLOVER = svg`<circle r="150" fill="#7be06a" opacity=".13"/><circle r="124" fill="#9bf07e" opacity=".16"/>
  ${line("M10 24Q22 92 58 132", INK, 18)}${line("M10 24Q22 92 58 132", "#3f9b4a", 9)}
  ${[45, 135, 225, 315].map((turn) => svg`<g transform=${`rotate(${turn})`}>${shape(LEAF, "#4fb554", 5)}<path d="M-44-78C-42-92-26-98-14-90" fill="none" stroke="#c9f7a8" stroke-width="8" stroke-linecap="round"/>${line("M0-26V-62", "#2f7d3a", 5)}</g>`)}
  <circle r="17" fill=${GOLD} stroke=${INK} stroke-width="5"/><circle cx="-4" cy="-5" r="5" fill="#fff3c4"/>`;

const LEGS = svg`${line("M0 0L-118 262M0 0L118 262", INK, 22)}${line("M0 0L-118 262M0 0L118 262", "#8d5fc9", 13)}
  ${line("M-72 160H72", INK, 18)}${line("M-72 160H72", "#8d5fc9", 10)}`;

/**
 * Draws the wheel, its hub at 0 0; it stands on y = 262 and is about 440 wide.
 */
export function wheel() {
  return svg`${LEGS}
    <circle r=${RIM} fill="#1b0d3c" opacity=".45"/>${line(SPOKES, INK, 8)}${line(SPOKES, "#c9a6f0", 3.6)}
    <circle r=${RIM} fill="none" stroke=${INK} stroke-width="17"/><circle r=${RIM} fill="none" stroke="#b98be6" stroke-width="9"/>
    <circle r=${RIM - 42} fill="none" stroke=${INK} stroke-width="10"/><circle r=${RIM - 42} fill="none" stroke="#b98be6" stroke-width="4"/>
    ${lamps(ring(RIM, CABINS * 3, 0.5), 7)}${CLOVER}${ring(RIM, CABINS).map(cabin)}`;
}
