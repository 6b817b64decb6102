/** The picture of a podium to share: the game, the steps with their seats, and the other places. */

import { html, nothing, svg } from "lit-html";
import { symbol } from "../../kit/art/drawing.js";
import { calendarDay, list, number, t } from "../../kit/i18n.js";
import { pictureFile, shareFile } from "../../match/components/picture.js";
import { seatName, seatNames } from "../../match/components/words.js";
import { today } from "../../match/drafts.js";
import { PODIUM_PLACES } from "../../match/end-sequence.js";

/** @import { Seat, View } from "../../protocol/shared.js" */

/** @typedef {NonNullable<View["result"]>} Result */

const WIDTH = 1080;
const MIDDLE = WIDTH / 2;
const GROUND = 850;
const STEP_WIDTH = 300;
/** The centre, the height and the paint of each step, and the size of the sheep on it. */
const STEPS = [
  { x: MIDDLE, height: 330, top: "--gold-light", front: "--gold", ink: "--on-gold", sheep: 210 },
  { x: 225, height: 240, top: "--wood-light", front: "--wood", ink: "--cream", sheep: 170 },
  { x: 855, height: 170, top: "--wood-light", front: "--wood", ink: "--cream", sheep: 170 },
];
/** The height of a line of the other places; two stand in each. */
const LINE = 46;
const EDGE = 5;
const TOP = 16;
/** Scraps of paper: their colours are those of the seats. */
const SCRAPS = Array.from({ length: 40 }, (_, index) => ({
  x: (index * 397) % WIDTH,
  y: 40 + ((index * 211) % 470),
  turn: (index * 67) % 180,
  seat: 1 + (index % 9),
}));

/** Offers the picture of a podium to the share sheet of the device, or downloads it. @param {View} view @param {Result} result */
export async function sharePodium(view, result) {
  const file = await pictureFile(`volle-${view.game}-${dayOf(view)}`, podiumPicture(view, result));
  return shareFile(file, t(`game-${view.game}`));
}

/** Returns the date of a match: that of its deal, or today. @param {View} view */
const dayOf = ({ deal }) => (deal?.kind === "day" ? deal.text : today());

/** Draws the picture. @param {View} view @param {Result} result */
function podiumPicture(view, { ranking, totals, winners }) {
  const points = (/** @type {readonly Seat[]} */ [seat = 0]) => {
    const total = totals[seat] ?? 0;
    return t("scores-points", { points: total, pointsWords: number(total) });
  };
  const names = seatNames(view, winners);
  const heading = t("scores-heading", { count: winners.length, names });
  const others = ranking.slice(PODIUM_PLACES);
  const height = GROUND + LINE * (1 + Math.ceil(others.length / 2));
  return html`<svg viewBox=${`0 0 ${WIDTH} ${height}`} data-game=${view.game}>
    <rect width=${WIDTH} height=${height} fill="var(--scene-sky)"/>
    ${Array.from({ length: 12 }, (_, ray) => svg`<path d="M540 470 460-700H620Z" transform=${`rotate(${30 * ray} 540 470)`} fill="var(--light-rays)"/>`)}
    <path d="M0 760Q260 640 560 740T1080 700V1080H0Z" fill="var(--scene-ground)"/>
    <path d="M0 850H1080V1080H0Z" fill="var(--cloth-edge)"/>
    ${SCRAPS.map(({ x, y, turn, seat }) => svg`<rect x=${x} y=${y} width="16" height="9" rx="2" transform=${`rotate(${turn} ${x} ${y})`} fill=${`var(--seat-${seat})`}/>`)}
    <rect x="70" y="46" width="940" height="196" rx="36" fill="var(--paper)" stroke="var(--ink)" stroke-width=${EDGE}/>
    ${line({ x: MIDDLE, y: 108, size: 36, fill: "--ink-soft", fit: 880 }, `${t(`game-${view.game}`)} · ${calendarDay(dayOf(view))}`)}
    ${line({ x: MIDDLE, y: 196, size: 72, face: "display", fill: "--ink", fit: 880 }, heading)}
    ${ranking.slice(0, PODIUM_PLACES).map((seats, place) => step(view, seats, place, points(seats)))}
    ${others.map((seats, index) => {
      const [x, y] = [40 + 510 * (index % 2), GROUND + LINE * (1 + Math.floor(index / 2))];
      const text = `${number(PODIUM_PLACES + 1 + index)}. ${seatNames(view, seats)} · ${points(seats)}`;
      return line({ x, y, size: 32, fill: "--cream", fit: 490, anchor: "start" }, text);
    })}
  </svg>`;
}

/** Draws a step with the seats that share it. @param {View} view @param {readonly Seat[]} seats @param {number} place from 0 @param {string} points */
function step(view, seats, place, points) {
  const look = STEPS[place];
  if (!look) return nothing;
  const { x, height, top, front, ink, sheep } = look;
  const [left, high] = [x - STEP_WIDTH / 2, GROUND - height];
  const size = Math.min(sheep, STEP_WIDTH / seats.length);
  const fit = STEP_WIDTH - 4 * EDGE;
  const names = seats.map((seat) => seatName(view, seat));
  return svg`
    <rect x=${left} y=${high} width=${STEP_WIDTH} height=${height} rx="10" fill=${`var(${front})`} stroke="var(--ink)" stroke-width=${EDGE}/>
    <rect x=${left + EDGE} y=${high + EDGE} width=${STEP_WIDTH - 2 * EDGE} height=${TOP} rx="6" fill=${`var(${top})`}/>
    ${seats.map((seat, index) => sheepAt(view, seat, x + size * (index - (seats.length - 1) / 2), high - size / 2 + 6, size))}
    ${line({ x, y: high + 84, size: 64, face: "display", fill: ink, fit }, number(place + 1))}
    ${line({ x, y: high + 124, size: 34, fill: ink, fit }, list(names))}
    ${line({ x, y: high + 158, size: 28, fill: ink, fit }, points)}`;
}

/** @param {View} view @param {Seat} seat @param {number} x @param {number} y @param {number} size */
function sheepAt(view, seat, x, y, size) {
  const number = view.seats[seat]?.avatar ?? 1;
  return svg`<g data-avatar=${number} transform=${`translate(${x} ${y}) scale(${size / 100})`}>${symbol(`avatar-${number}`)}</g>`;
}

/**
 * @typedef {object} Line where and how a text stands
 * @property {number} x @property {number} y @property {number} size @property {number} fit its greatest width
 * @property {string} fill a token
 * @property {"display" | "text"} [face] @property {"start" | "middle"} [anchor]
 */

/** @param {Line} line @param {string} text */
function line({ x, y, size, fit, fill, face = "text", anchor = "middle" }, text) {
  const weight = face === "display" ? 400 : 700;
  return svg`<text x=${x} y=${y} data-fit=${fit} fill=${`var(${fill})`} font-family=${`var(--font-${face})`} font-size=${size} font-weight=${weight} text-anchor=${anchor}>${text}</text>`;
}
