/** The big top: a striped tent with pennants, lit from within. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { lamps } from "./lights.js";
import { line, shape } from "./night.js";

const SHADE = "#a82a35";

/** Stripes of the roof and of the wall, each from the mast outwards. */
const ROOF = "M0-330Q-60-236-230-178L-236-160H236L230-178Q60-236 0-330Z";
const ROOF_STRIPES =
  "M0-330Q-44-236-164-176L-168-160H-100L-98-172Q-26-232 0-330ZM0-330Q-8-236-34-170V-160H34V-170Q8-236 0-330ZM0-330Q26-232 98-172L100-160H168L164-176Q44-236 0-330Z";
const WALL = "M-206-150H206L214 0H-214Z";
const WALL_STRIPES = "M-150-150H-92L-96 0H-158ZM150-150H92L96 0H158ZM-34-150H34L36 0H-36Z";

/** @param {number} index */
const scallop = (index) => `${index * 47.2 - 236} -160q2 36 23.6 36t23.6-36`;

/** @param {boolean} even */
const valance = (even) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((index) => (index % 2 === 0) === even)
    .map((index) => `M${scallop(index)}Z`)
    .join("");

/** The entrance, with light that falls out of it. */
const ENTRANCE = svg`${shape("M-64 0V-128H64V0Z", "#f2b73c")}
  <path d="M-62 0V-70Q-40-110 0-110 40-110 62-70V0Z" fill="#ffd76a"/><path d="M-40 0V-48Q-26-80 0-80 26-80 40-48V0Z" fill="#fff0b8"/>
  ${shape("M2-130H-74V0H-50Q-56-40-48-52-14-76 2-130Z", "#6b2a7a")}${shape("M-2-130H74V0H50Q56-40 48-52 14-76-2-130Z", "#6b2a7a")}
  ${line("M-58-118Q-50-84-60-56M58-118Q50-84 60-56M-34-118Q-34-92-44-74M34-118Q34-92 44-74", "#4d1c5c", 4)}
  ${line("M-71-54Q-58-46-47-54M71-54Q58-46 47-54", INK, 11)}${line("M-71-54Q-58-46-47-54M71-54Q58-46 47-54", GOLD, 5)}`;

const FLAG = svg`${line("M0-326V-398", INK, 7)}${shape("M3-396Q30-408 46-392 58-382 74-390L66-360Q50-352 38-362 24-374 3-362Z", GOLD)}<circle cy="-400" r="6" fill=${CREAM} stroke=${INK} stroke-width="3.4"/>`;

/** @type {import("./lights.js").Point[]} */
const EAVES = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((step) => [step * 23.6, -124]);

/**
 * Draws the tent, its entrance in the middle, standing on y = 0: 480 wide and 410 high.
 */
export function bigTop() {
  return svg`${shape(WALL, CREAM, 5)}<path d=${WALL_STRIPES} fill=${SHADE}/><path d="M-206-150H206L208-112H-208Z" fill=${INK} opacity=".22"/>${shape(WALL, "none", 5)}
    ${ENTRANCE}${FLAG}
    ${shape(ROOF, CREAM, 5)}<path d=${ROOF_STRIPES} fill=${RED}/><path d="M0-330Q60-236 230-178L236-160H150Q40-220 0-330Z" fill=${INK} opacity=".14"/>${shape(ROOF, "none", 5)}
    ${shape(valance(true), GOLD)}${shape(valance(false), RED)}${lamps(EAVES, 8)}`;
}
