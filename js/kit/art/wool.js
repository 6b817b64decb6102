/** Wool: outlines that bulge like clouds, and the fleece drawn from them. */

import { svg } from "lit-html";
import { at, CURL, INK, LINE, round, WOOL, WOOL_SHADE, whim } from "./ink.js";

/** @typedef {{ light: string, shade: string, curl: string }} Dye */
/** @typedef {{ x: number, y: number, rx: number, ry: number, bumps: number, number?: number }} Cloud */

/** @type {Dye} */
export const CREAM_DYE = { light: WOOL, shade: WOOL_SHADE, curl: CURL };

/** No two bulges are quite as wide: that keeps the outline from looking turned on a lathe. */
const UNEVEN = [0, 0.16, -0.14, 0.1, -0.08];

/**
 * Writes the outline of a cloud: arcs that bulge outwards, strung along an ellipse.
 * @param {Cloud} cloud
 */
export function cloudPath({ x, y, rx, ry, bumps, number = 0 }) {
  const knots = Array.from({ length: bumps }, (_, knot) => {
    const angle = ((knot + whim(number, knot, UNEVEN)) / bumps) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
  const [start] = knots;
  const arcs = knots.map((from, knot) => {
    const to = knots[(knot + 1) % bumps] ?? from;
    const [dx, dy] = [Number(to[0]) - Number(from[0]), Number(to[1]) - Number(from[1])];
    const radius = round(Math.hypot(dx, dy) * 0.56);
    return `A${radius} ${radius} 0 0 1 ${at(Number(to[0]), Number(to[1]))}`;
  });
  return `M${at(Number(start?.[0]), Number(start?.[1]))}${arcs.join("")}Z`;
}

/** Where curls lie in a fleece, as shares of its radii. */
const CURLS = [
  [-0.5, -0.42],
  [0.02, -0.6],
  [-0.15, 0.02],
  [-0.62, 0.18],
  [0.3, 0.3],
  [-0.28, 0.5],
  [0.32, -0.22],
];

/** @param {Cloud} cloud @param {number} count */
function curlPath({ x, y, rx, ry, number = 0 }, count) {
  return CURLS.slice(0, count)
    .map(([across = 0, down = 0], curl) => {
      const turn = whim(number, curl + 40, [1, 0]);
      return `M${at(x + across * rx - 6, y + down * ry)}a6.5 6.5 0 0 ${turn} 13 0`;
    })
    .join("");
}

/**
 * Draws a fleece: lit from above, shaded below, with a few curls.
 * @param {Cloud} cloud
 * @param {Dye} [dye]
 * @param {number} [curls]
 */
export function fleece(cloud, dye = CREAM_DYE, curls = 5) {
  const lit = { ...cloud, y: cloud.y - cloud.ry * 0.1, rx: cloud.rx * 0.93, ry: cloud.ry * 0.88 };
  const outline = cloudPath(cloud);
  return svg`<path d=${outline} fill=${dye.shade} stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>
    <path d=${cloudPath(lit)} fill=${dye.light}/>
    <path d=${curlPath(cloud, curls)} fill="none" stroke=${dye.curl} stroke-width="3.2" stroke-linecap="round"/>`;
}
