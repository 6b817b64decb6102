/** The tents of the fairground, lit from within. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK } from "../../../kit/art/ink.js";
import { line, shape } from "./night.js";

/**
 * Draws a tent, its middle at x, its foot at y, about 110 wide and 90 high before it is scaled.
 * @param {number} x @param {number} y @param {number} scale @param {string} colour
 */
export function tent(x, y, scale, colour) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${line("M0-84V-104", INK, 5)}${shape("M1-106L22-99 1-92Z", GOLD, 3.4)}
    ${shape("M-44-46H44V2H-44Z", "#ffe2a0")}<path d="M-14-44H14L9 2H-9Z" fill=${colour}/><path d="M-44-44H-26L-30 2H-44ZM26-44H44V2H30Z" fill=${colour}/>
    ${shape("M0-86Q-14-62-56-48L-54-40H54L56-48Q14-62 0-86Z", CREAM)}
    <path d="M0-84Q-12-62-40-52L-38-42H-16L-14-50Q-2-66 0-84ZM0-84Q12-62 40-52L38-42H16L14-50Q2-66 0-84Z" fill=${colour}/>
    ${shape("M-57-48H57V-40Q47-28 38-40 28-28 19-40 9-28 0-40-9-28-19-40-28-28-38-40-47-28-57-40Z", GOLD, 3.4)}
  </g>`;
}
