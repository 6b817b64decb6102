/** Fireworks: three bursts over the tents, and a rocket on its way. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, RED, round } from "../../../kit/art/ink.js";
import { line, shape, starPath } from "./night.js";
import { tent } from "./tents.js";

/** @typedef {{ x: number, y: number, size: number, rays: number, colour: string, light: string }} Burst */

/** @param {Burst} burst @param {number} from @param {number} to @param {number} turn share of the angle between two rays */
function rays({ x, y, size, rays: count }, from, to, turn) {
  return Array.from({ length: count }, (_, ray) => {
    const angle = ((ray + turn) * 2 * Math.PI) / count;
    const point = (/** @type {number} */ reach) =>
      `${round(x + size * reach * Math.cos(angle))} ${round(y + size * reach * Math.sin(angle))}`;
    return `M${point(from)}L${point(to)}`;
  }).join("");
}

/** @param {Burst} burst */
function burst(burst) {
  const { x, y, size, colour, light } = burst;
  return svg`<circle cx=${x} cy=${y} r=${size * 1.08} fill=${colour} opacity=".2"/><circle cx=${x} cy=${y} r=${size * 0.66} fill=${colour} opacity=".28"/>
    ${line(rays(burst, 0.3, 0.76, 0), INK, 10)}${line(rays(burst, 0.3, 0.76, 0), colour, 6)}${line(rays(burst, 0.56, 0.78, 0), light, 2.4)}
    ${line(rays(burst, 0.5, 0.66, 0.5), light, 4)}${line(rays(burst, 0.99, 1, 0), light, 7)}${line(rays(burst, 0.9, 0.91, 0.5), colour, 5)}
    ${shape(starPath(x, y, size * 0.34), light, 3)}`;
}

const BURSTS = [
  { x: 68, y: 88, size: 50, rays: 12, colour: GOLD, light: "#fff3c4" },
  { x: 145, y: 106, size: 41, rays: 10, colour: "#ff5d5d", light: "#ffd2c4" },
  { x: 60, y: 178, size: 35, rays: 9, colour: "#5fb4ff", light: "#dcf1ff" },
];

/** The rocket, and the sparks that drive it. */
const ROCKET = svg`<path d="M127 208Q112 240 104 268H128Q134 236 141 212Z" fill=${GOLD} opacity=".5"/>${line("M133 208Q122 236 117 262", "#fff3c4", 5)}
  <g transform="translate(140 186) rotate(16)">${line("M5 14V38", INK, 5)}
  ${shape("M-9 12L-17 24H17L9 12Z", GOLD, 3.4)}${shape("M-9-14H9V16H-9Z", CREAM, 3.6)}${shape("M-9-6L9 2V11L-9 3Z", RED, 0)}${shape("M-9-14H9V16H-9Z", "none", 3.6)}${shape("M-12-13L0-34 12-13Z", RED, 3.6)}</g>`;

const STARS = svg`<path d="M104 42v.1M172 62v.1M30 132v.1M108 150v.1M174 164v.1M96 200v.1M28 214v.1M164 190v.1" stroke=${CREAM} stroke-width="4" stroke-linecap="round"/>`;

/** What is seen through the window of the card. */
export const fireworks = {
  sky: "#191445",
  scene: svg`<path d="M0 160Q100 120 200 170V280H0Z" fill="#3a2270" opacity=".7"/>${STARS}${BURSTS.map(burst)}
    ${tent(104, 292, 0.66, "#4a7fe0")}${ROCKET}${tent(40, 284, 0.9, RED)}${tent(164, 284, 0.8, "#2f9a74")}`,
};
