/** The back of the deck: diamonds and stars, and a small clover in the middle. */

import { svg } from "lit-html";
import { CREAM, GOLD, INK, PAPER, RED } from "../../../kit/art/ink.js";
import { LEAVES } from "./clover.js";
import { shape, starPath } from "./night.js";

const COLUMNS = [0, 1, 2, 3, 4, 5];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Every second diamond is of the deeper colour and carries a star. */
const DIAMONDS = COLUMNS.flatMap((column) =>
  ROWS.map((row) => {
    const [x, y] = [10 + column * 36, 14 + row * 36];
    return svg`<path d=${`M${x} ${y - 18}L${x + 18} ${y} ${x} ${y + 18} ${x - 18} ${y}Z`} fill="#a32742"/>
      <path d=${starPath(x, y, 7)} fill=${GOLD}/><circle cx=${x + 18} cy=${y + 18} r="3" fill="#f0a8b8"/>`;
  }),
);

/** The paper and its pattern, the same either way up. */
export const back = svg`<rect x="1.5" y="1.5" width="197" height="277" rx="17" fill=${PAPER} stroke=${INK} stroke-width="3"/>
  <svg x="13" y="13" width="174" height="254" viewBox="13 13 174 254"><path d="M0 0H200V280H0Z" fill="#6b1636"/>${DIAMONDS}</svg>
  <rect x="13" y="13" width="174" height="254" rx="9" fill="none" stroke=${INK} stroke-width="7"/><rect x="13" y="13" width="174" height="254" rx="9" fill="none" stroke=${GOLD} stroke-width="3"/>
  ${shape(starPath(100, 140, 66, 16, 57), GOLD)}<circle cx="100" cy="140" r="48" fill=${RED} stroke=${INK} stroke-width="4"/><circle cx="100" cy="140" r="42" fill=${CREAM}/>
  <g transform="translate(100 140) scale(.52)">${LEAVES}</g><circle cx="100" cy="140" r="5.5" fill=${GOLD} stroke=${INK} stroke-width="2.6"/>`;
