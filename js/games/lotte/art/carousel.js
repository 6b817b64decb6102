/** The carousel: a horse and its mirrored twin, for what counts double. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { GLOW, line, numeral, shape, sign } from "./night.js";

const ROSE = "#f0a8b8";

/** Legs from hip to hoof, those on the far side first. */
const FAR_LEGS = "M-6 10L-22 30-36 32M26 10L26 28 14 40";
const NEAR_LEGS = "M-12 8L-30 16-27 32M30 8L42 24 33 42";
const HOOVES = "M-36 32L-40 31M14 40L11 43M-27 32L-27 36M33 42L31 46";
const BODY =
  "M-46-16Q-47-22-42-27L-33-42Q-29-50-20-50-6-46-4-28-2-15 8-13 22-16 33-8 41 0 37 12 32 20 20 19H-4Q-19 18-19 4-20-8-23-18L-28-19Q-33-12-41-11-46-11-46-16Z";
const MANE = "M-26-50Q-16-60-10-50-2-52-2-42 6-40 2-32 8-26 2-20 4-14-4-14-10-34-26-50Z";
const TAIL = "M35-7Q48-14 51 0 53 12 47 22 55 22 53 30 41 30 39 18 37 8 35-7Z";

/** A horse that looks left, 100 wide. @param {string} saddle */
function horse(saddle) {
  return svg`${line("M8-84V60", INK, 11)}${line("M8-84V60", GOLD, 5)}
    ${line(FAR_LEGS, INK, 14)}${line(FAR_LEGS, "#e3d0bd", 7)}${shape(TAIL, ROSE)}${line(NEAR_LEGS, INK, 14)}${shape(BODY, CREAM)}
    ${line(NEAR_LEGS, CREAM, 7)}${line(HOOVES, INK, 10)}${line(HOOVES, GOLD, 4)}
    ${shape(MANE, ROSE, 3.4)}${shape("M-30-47L-29-60-20-51Z", CREAM, 3.4)}
    ${shape("M-4-15Q8-20 20-14L18 6Q8 12-2 6Z", saddle, 3.4)}${line("M-1 1Q8 6 17 1", GOLD, 3)}${line("M-17 6Q-10 0-6-8", saddle, 5)}
    ${line("M-41-28L-30-21M-33-41L-28-20", saddle, 3.2)}<circle cx="-28" cy="-34" r="3.2" fill=${INK}/><circle cx="-42" cy="-18" r="1.6" fill=${INK}/>`;
}

/** The roof of the carousel, its stripes from the peak. */
function roof() {
  const stripes = [0, 1, 2, 3].map(
    (place) => `M100-20L${14 + place * 49} 62H${38.5 + place * 49}Z`,
  );
  const fringe = Array.from({ length: 7 }, (_, place) => 15 + place * 24.5);
  return svg`<path d="M0 0H200V62H0Z" fill=${CREAM}/><path d=${stripes.join("")} fill=${RED}/>
    ${fringe.map((x) => shape(`M${x - 1} 56H${x + 24}V64Q${x + 24} 76 ${x + 12} 76 ${x - 1} 76 ${x - 1} 64Z`, GOLD, 3.4))}
    ${fringe.map((x) => svg`<circle cx=${x + 11.7} cy="65" r="4.2" fill="#fff8dc" stroke=${INK} stroke-width="2.2"/>`)}`;
}

/** What is seen through the window of the card. */
export const double = {
  sky: "#57265f",
  scene: svg`<ellipse cx="100" cy="130" rx="96" ry="60" fill=${GLOW} opacity=".2"/><ellipse cx="100" cy="132" rx="60" ry="40" fill=${GLOW} opacity=".22"/>
    <path d="M0 184Q100 166 200 184V280H0Z" fill="#3a1745"/>${shape("M8 180Q100 160 192 180V192Q100 174 8 192Z", GOLD, 3.6)}
    <g transform="translate(58 127) scale(-.9 .9)">${horse(RED)}</g><g transform="translate(142 127) scale(.9)">${horse("#3f7ae0")}</g>${roof()}
    ${sign("M48 207L76 235M76 207L48 235", GOLD, 10)}${numeral(128, 252, 84, 2)}`,
};
