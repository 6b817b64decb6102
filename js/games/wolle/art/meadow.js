/** The meadow behind the table: hills, a fence and distant sheep. css/games/wolle/scenery.css colours it for both themes. */

import { svg } from "lit-html";

/** @import { Drawing } from "../../../kit/art/drawing.js" */

/** The stars of the night theme. */
const STARS =
  "M90 70h.1M230 150h.1M330 52h.1M470 118h.1M560 40h.1M700 96h.1M812 168h.1M930 60h.1M1050 130h.1M1180 48h.1M1300 112h.1M1420 64h.1M1540 140h.1M150 240h.1M1110 236h.1M640 214h.1";

const CLOUDS = [
  [180, 150, 1],
  [760, 96, 0.7],
  [1240, 190, 1.2],
];

/** The sheep that graze: x, y, size, and 1 if they look to the right. */
const SHEEP = [
  [240, 520, 0.9, 1],
  [330, 540, 1.1, -1],
  [1180, 508, 0.8, -1],
  [1290, 532, 1.15, 1],
  [770, 494, 0.6, 1],
];

const POSTS = Array.from({ length: 15 }, (_, post) => 40 + post * 110);

const TUFTS = [
  [70, 822],
  [250, 866],
  [420, 800],
  [590, 850],
  [860, 830],
  [1040, 872],
  [1230, 810],
  [1380, 860],
  [1530, 826],
];

const cloud = svg`<path d="M-70 20a26 26 0 0 1 8-50 40 40 0 0 1 74-8 30 30 0 0 1 46 22 20 20 0 0 1-4 36Z"/>`;

const sheep = svg`<ellipse rx="26" ry="17" class="scene-wool"/><path d="M-16-10a11 11 0 0 1 16-8 12 12 0 0 1 20 4" class="scene-wool"/>
  <ellipse cx="27" cy="-7" rx="9" ry="7" class="scene-face"/><path d="M-12 14v13M-4 16v12M8 16v12M16 13v13" class="scene-leg"/>`;

const tuft = svg`<path d="M-14 0Q-13-16-20-24M-5 0Q-4-22-6-34M4 0Q6-20 12-30M12 0Q14-12 24-18"/>`;

/** @param {number[]} place @param {Drawing} what @returns {Drawing} */
const at = ([x = 0, y = 0, size = 1, side = 1], what) =>
  svg`<g transform=${`translate(${x} ${y}) scale(${size * side} ${size})`}>${what}</g>`;

/** Draws the meadow; narrow windows cut off its sides. @returns {Drawing} */
export function meadow() {
  return svg`<svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" focusable="false">
    <path d=${STARS} class="scene-stars"/>
    <g class="scene-orb" transform="translate(1190 330)"><circle r="130" opacity=".16"/><circle r="96" opacity=".24"/><circle r="64"/></g>
    <g class="scene-clouds">${CLOUDS.map((place) => at(place, cloud))}</g>
    <path d="M0 470Q230 360 520 440T1010 410T1600 450V900H0Z" class="scene-far"/>
    <path d="M0 540Q330 440 760 512T1600 490V900H0Z" class="scene-hill"/>
    ${SHEEP.map((place) => at(place, sheep))}
    <g class="scene-fence"><path d="M-20 612Q400 584 800 604T1620 594M-20 652Q400 624 800 644T1620 634"/>
      <path d=${POSTS.map((x) => `M${x} 572v112`).join("")} class="scene-posts"/></g>
    <path d="M0 690Q420 636 820 676T1600 660V900H0Z" class="scene-meadow"/>
    <path d="M0 800Q520 750 980 790T1600 776V900H0Z" class="scene-near"/>
    <g class="scene-tufts">${TUFTS.map((place) => at(place, tuft))}</g>
  </svg>`;
}
