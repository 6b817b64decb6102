/** Lamps that are on, and strings of pennants hung from one point to another. */

import { svg } from "lit-html";
import { at, CREAM, GOLD, INK, RED } from "../../../kit/art/ink.js";
import { GLOW, line } from "./night.js";

/** @typedef {readonly [number, number]} Point */
/** @typedef {{ from: Point, to: Point, sag: number, count: number }} Strand */

const PENNANTS = [RED, CREAM, "#3f9b6b", GOLD, "#4a7fe0"];

/** @param {Strand} strand @returns {(share: number) => Point} where the string hangs, from 0 to 1 */
const hanging =
  ({ from, to, sag }) =>
  (share) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];

/** @param {Strand} strand */
function cord(strand) {
  const { from, to, sag } = strand;
  const middle = at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag);
  return line(`M${at(...from)}Q${middle} ${at(...to)}`, INK, 3);
}

/**
 * Writes a path that shows as a round dot at each of the points.
 * @param {readonly Point[]} points
 */
export const dots = (points) => points.map((point) => `M${at(...point)}h.1`).join("");

/**
 * Draws lamps that are on: a halo, a rim of ink, a light.
 * @param {readonly Point[]} points @param {number} [size] @param {string} [colour]
 */
export function lamps(points, size = 9, colour = GLOW) {
  const path = dots(points);
  return svg`<g opacity=".28">${line(path, colour, size * 2.8)}</g>${line(path, INK, size + 4)}${line(path, colour, size)}`;
}

/**
 * Draws a string of pennants.
 * @param {Strand} strand @param {number} [drop] how long they are
 */
export function bunting(strand, drop = 34) {
  const place = hanging(strand);
  const pennant = (/** @type {number} */ index) => {
    const [left, middle, right] = [0.08, 0.5, 0.92].map((share) =>
      place((index + share) / strand.count),
    );
    if (!left || !middle || !right) return "";
    return `M${at(...left)}L${at(...right)}L${at(middle[0], middle[1] + drop)}Z`;
  };
  const all = Array.from({ length: strand.count }, (_, index) => pennant(index));
  return svg`${PENNANTS.map((colour, turn) => svg`<path d=${all.filter((_, index) => index % PENNANTS.length === turn).join("")} fill=${colour} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`)}${cord(strand)}`;
}
