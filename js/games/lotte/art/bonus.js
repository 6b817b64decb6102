/** The prizes of the fairground: a number on a sign with bulbs round it, the more splendid the higher. */

import { svg } from "lit-html";
import { BLUE, CREAM, GOLD, INK, RED, round } from "../../../kit/art/ink.js";
import { numeral, shape, sign, starPath } from "./night.js";
import { balloon, crown, rosette, trophy } from "./prizes.js";

/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */

const GREEN = "#3faa5a";
const AMBER = "#e0742c";

/** The board stands with its middle here. */
const MIDDLE = { x: 100, y: 150 };

/** @param {number} count @param {number} reach @param {string} colour */
function rays(count, reach, colour) {
  const wedges = Array.from({ length: count }, (_, ray) => {
    const tip = (/** @type {number} */ side) => {
      const angle = ((ray + side) * 2 * Math.PI) / count;
      return `${round(MIDDLE.x + reach * Math.cos(angle))} ${round(MIDDLE.y + reach * Math.sin(angle))}`;
    };
    return `M${MIDDLE.x} ${MIDDLE.y}L${tip(0)}L${tip(0.5)}Z`;
  });
  return svg`<path d=${wedges.join("")} fill=${colour}/>`;
}

/** Bulbs in two rows, above and below the number, every other one bright. */
function bulbs() {
  const across = Array.from({ length: 9 }, (_, place) => 32 + place * 17);
  return across.map(
    (x, place) =>
      svg`${[122, 206].map((y) => svg`<circle cx=${x} cy=${y} r="5.4" fill=${place % 2 ? GOLD : "#fff8dc"} stroke=${INK} stroke-width="2.4"/>`)}`,
  );
}

/** The board on its two posts, as wide as the window. @param {number} points @param {string} frame @param {string} panel */
function board(points, frame, panel) {
  return svg`${shape("M46 208L38 284H54L60 208ZM154 208L162 284H146L140 208Z", "#8a5a34")}
    ${shape("M32 111H168Q181 111 181 124V204Q181 217 168 217H32Q19 217 19 204V124Q19 111 32 111Z", frame, 5)}
    ${shape("M28 133H172V195H28Z", panel, 3.4)}${bulbs()}${numeral(101, 190, 73, points)}`;
}

/** The sign before the number, on a badge at the corner of the board. @param {string} colour */
const plus = (colour) =>
  svg`${shape(starPath(45, 108, 23, 13, 19), colour)}${sign("M45 97.5V118.5M34.5 108H55.5", CREAM, 7)}`;

/** @typedef {{ sky: string, frame: string, panel: string, badge: string, behind?: Drawing, before: Drawing }} Look */

/** @param {number} points @param {Look} look */
const prize = (points, { sky, frame, panel, badge, behind, before }) => ({
  sky,
  scene: svg`${behind}<path d="M0 254Q100 238 200 254V280H0Z" fill="#0e1b30" opacity=".6"/>${board(points, frame, panel)}${before}${plus(badge)}`,
});

const TWINKLES = svg`<path d="M40 76v.1M66 48v.1M138 44v.1M162 80v.1M36 240v.1M166 236v.1M100 34v.1" stroke=${CREAM} stroke-width="4.4" stroke-linecap="round"/>`;

/** What is seen through the windows of the five cards. */
export const bonuses = {
  "bonus-200": prize(200, {
    sky: "#1f4a6b",
    frame: "#a8733f",
    panel: BLUE,
    badge: RED,
    behind: TWINKLES,
    before: rosette(104, 64, BLUE, 1.1),
  }),
  "bonus-300": prize(300, {
    sky: "#1c5550",
    frame: "#e8d5a8",
    panel: "#2c8a58",
    badge: RED,
    behind: svg`${TWINKLES}${balloon(72, 84, GOLD, "76 100 84 116")}${balloon(140, 90, RED, "136 102 130 116")}`,
    before: rosette(106, 72, GREEN, 1.1),
  }),
  "bonus-400": prize(400, {
    sky: "#7d3a1c",
    frame: "#d3dcea",
    panel: AMBER,
    badge: GREEN,
    behind: svg`${TWINKLES}${balloon(58, 92, RED, "66 104 76 118")}${balloon(150, 94, GREEN, "142 104 132 118")}${balloon(84, 74, GOLD, "88 100 90 118")}${balloon(126, 76, "#5fb4ff", "120 100 112 118")}`,
    before: svg`${rosette(104, 82, AMBER, 0.95)}${rosette(70, 228, AMBER, 0.7)}${rosette(130, 228, AMBER, 0.7)}`,
  }),
  "bonus-500": prize(500, {
    sky: "#7a2340",
    frame: GOLD,
    panel: "#c23553",
    badge: BLUE,
    behind: svg`${rays(18, 190, "#93304f")}${balloon(58, 88, "#5fb4ff", "64 104 70 118")}${balloon(150, 90, GREEN, "144 104 138 118")}`,
    before: svg`${trophy(104, 114)}${rosette(66, 230, RED, 0.72)}${rosette(134, 230, RED, 0.72)}`,
  }),
  "bonus-600": prize(600, {
    sky: "#431768",
    frame: "#ffd24d",
    panel: RED,
    badge: BLUE,
    behind: svg`${rays(20, 190, "#7030a6")}${[72, 132].map((x) => balloon(x, 74, "#ff7d9c", "84 100 100 118"))}${balloon(44, 100, "#5fb4ff", "54 108 60 118")}${balloon(162, 102, GREEN, "154 108 146 118")}`,
    before: svg`${crown(102, 108, 1.16)}${rosette(58, 232, RED, 0.78)}${rosette(142, 232, RED, 0.78)}${shape(starPath(100, 238, 17), "#ffd24d", 3.4)}`,
  }),
};
