/** The tightrope: step by step upwards, for a straight. */

import { svg } from "lit-html";
import { BLUE, CREAM, GOLD, INK, RED, SKIN } from "../../../kit/art/ink.js";
import { line, shape } from "./night.js";

const STEPS = [RED, "#ef8a34", "#f5c83f", "#46ad5c", "#3f8ae0", "#8a58c8"];

/** @param {string} colour @param {number} place */
function step(colour, place) {
  const x = 20 + place * 26.5;
  const top = 246 - place * 17;
  return svg`${shape(`M${x} ${top}H${x + 27}V284H${x}Z`, colour)}<path d=${`M${x + 5} ${top + 7}H${x + 22}`} stroke=${CREAM} stroke-width="4" stroke-linecap="round" opacity=".75"/>`;
}

/** The rope, rising. */
const ROPE = svg`${line("M6 180Q100 164 194 110", INK, 10)}${line("M6 180Q100 164 194 110", "#f0d9a0", 4.4)}`;

/** An umbrella, its handle at the middle. */
const UMBRELLA = svg`${line("M0 2V-46", INK, 6)}${line("M0-49V-54", INK, 5)}
  ${shape("M-36-22Q-34-52 0-52 34-52 36-22 28-32 18-22 9-32 0-22-9-32-18-22-28-32-36-22Z", RED)}
  <path d="M-16-26Q-14-44 0-50 14-44 16-26 9-30 0-24-9-30-16-26Z" fill=${CREAM}/>${shape("M-36-22Q-34-52 0-52 34-52 36-22 28-32 18-22 9-32 0-22-9-32-18-22-28-32-36-22Z", "none")}${line("M-18-22Q-16-46 0-52 16-46 18-22", INK, 2.6)}`;

const LEGS = "M-7-40Q-22-28-20-4M7-40Q24-32 20-15";

/** Who walks it: the feet stand at the middle. */
const WALKER = svg`${line(LEGS, INK, 18)}${line(LEGS, BLUE, 10)}${line("M-20-3H-27M20-14H27", INK, 9)}
  ${line("M13-74Q28-78 36-96", INK, 16)}${line("M13-74Q28-78 36-96", RED, 8)}
  ${shape("M-15-78Q0-86 15-78L12-38H-12Z", CREAM)}<path d="M-14-72H14L13.5-64H-13.5ZM-13-56H13L12.5-48H-12.5Z" fill=${RED}/>
  <g transform="rotate(-15 -26 -62)">${line("M-86-58H66", INK, 10)}${line("M-84-58H64", GOLD, 4)}</g>
  ${line("M-13-73Q-28-66-25-56", INK, 16)}${line("M-13-73Q-28-66-25-56", RED, 8)}
  <circle cx="-25" cy="-54" r="6.5" fill=${SKIN} stroke=${INK} stroke-width="3.6"/><g transform="translate(37 -100) rotate(9)">${UMBRELLA}</g><circle cx="37" cy="-99" r="6.5" fill=${SKIN} stroke=${INK} stroke-width="3.6"/>
  <circle cx="0" cy="-98" r="17" fill=${SKIN} stroke=${INK} stroke-width="4"/>${shape("M-15-108Q-14-130 0-130 14-130 15-108Z", "#4a2f7c")}${shape("M-22-107Q0-115 22-107 0-101-22-107Z", "#4a2f7c", 3.6)}${line("M-13-115Q0-119 13-115", GOLD, 4)}
  <circle cx="0" cy="-99" r="2.6" fill=${INK}/><circle cx="11" cy="-99" r="2.6" fill=${INK}/>${line("M-4-89Q1-94 6-91 11-94 16-89", INK, 4)}`;

/** What is seen through the window of the card. */
export const straight = {
  sky: "#14406e",
  scene: svg`<circle cx="82" cy="96" r="92" fill="#2766a0" opacity=".55"/><circle cx="82" cy="96" r="60" fill="#3a84c4" opacity=".5"/>
    <path d="M34 112v.1M168 74v.1M34 216v.1M60 202v.1M170 92v.1M100 32v.1M34 84v.1M148 156v.1" stroke=${CREAM} stroke-width="4.4" stroke-linecap="round"/>
    ${STEPS.map(step)}${ROPE}<g transform="translate(86 170) scale(.93)">${WALKER}</g>`,
};
