/** The numbers on the faces of a die in the air: figures, or pips on a cube. Each is drawn once, and only laid anew on its face. */

import { NUMBER_SIZE, PATTERNS, STEP } from "../art/dice.js";
import { laid } from "../art/figures.js";
import { CREAM, INK, WOOL } from "../art/ink.js";
import { cross, facesOf, facets, middle, unit } from "../art/solids.js";
import { draw } from "./svg.js";

/** @typedef {import("../art/solids.js").DieKind} DieKind */
/** @typedef {import("../art/solids.js").Facet} Facet */
/** @typedef {import("../art/solids.js").Turn} Turn */
/** @typedef {import("../art/solids.js").Vector} Vector */
/** @typedef {{ element: SVGElement, lay: (facet: Facet, turn: Turn, rest: number) => void }} Mark a number, and what lays it on its face as that is seen; `rest` is how much of the throw is to come */

/** Draws the number of a face. @param {DieKind} kind @param {number} face @param {number} number @returns {Mark} */
export function markOf(kind, face, number) {
  return kind === "d6" ? pips(number) : figure(kind, face, number);
}

/** @param {SVGElement} element @param {number[]} matrix */
function transform(element, matrix) {
  element.setAttribute("transform", `matrix(${matrix.map((n) => n.toFixed(3)).join(" ")})`);
}

/** A share between 0 and 1. @param {number} share */
const within = (share) => Math.min(1, Math.max(0, share));

/** The size of a pip, in halves of a face: as far as it looks at us. @param {number} seen */
const pipSize = (seen) => 0.32 + 0.14 * seen;

/** How much the front of a cube that lies looks at us more than its sides. */
const FRONT = Number(facets("d6", 1).at(-1)?.facing);
const SIDE = 0.36;

/** The flat of a face, within its rounded edges. */
const FLAT = "M-.9-.56Q-.9-.9-.56-.9H.56Q.9-.9.9-.56V.56Q.9.9.56.9H-.56Q-.9.9-.9.56Z";

/** @param {number} number @returns {Mark} */
function pips(number) {
  const places = PATTERNS[/** @type {import("../art/solids.js").Pips} */ (number)];
  const d = places.map(([x, y]) => `M${x * STEP} ${y * STEP}v0`).join("");
  const dots = draw("path", { d, stroke: INK, "stroke-linecap": "round" });
  const flat = draw("path", { d: FLAT, fill: WOOL });
  const element = draw("g", {}, flat, dots);
  return {
    element,
    lay: ({ spot, facing }) => {
      const seen = within((facing - SIDE) / (FRONT - SIDE));
      const [right, left, down, up] = [spot(1, 0), spot(-1, 0), spot(0, 1), spot(0, -1)];
      const across = [(right[0] - left[0]) / 2, (right[1] - left[1]) / 2];
      const along = [(down[0] - up[0]) / 2, (down[1] - up[1]) / 2];
      transform(element, [...across, ...along, ...spot(0, 0)]);
      dots.setAttribute("stroke-width", pipSize(seen).toFixed(2));
      dots.setAttribute("opacity", (0.6 + 0.4 * seen).toFixed(2));
      flat.setAttribute("opacity", (0.75 * seen).toFixed(2));
    },
  };
}

/** @param {string} d @param {string} stroke @param {number} width */
const stroke = (d, stroke, width) =>
  draw("path", { d, stroke, "stroke-width": width, "stroke-linecap": "round" });

/** @param {number} number @param {number} size @returns {SVGElement} a figure around 0 0, with a line where it could be read from either side */
function written(number, size) {
  const isLined = number === 6 || number === 9;
  const y = size * (isLined ? 0.27 : 0.33);
  const { d, transform, scale } = laid(number, 0, y, size);
  const figure = draw("path", {
    ...{ d, transform, fill: CREAM, stroke: INK, "stroke-width": 7 / scale },
    ...{ "stroke-linejoin": "round", "paint-order": "stroke" },
  });
  const line = `M-11 ${y + 8}h22`;
  const lines = isLined ? [stroke(line, INK, 10), stroke(line, CREAM, 4.5)] : [];
  return draw("g", {}, figure, ...lines);
}

/** Which way is down on a face: on the one to be read down for us, else away from a corner. @param {DieKind} kind @param {number} face @returns {Vector} */
function downOn(kind, face) {
  const { normal, corners } = /** @type {import("../art/solids.js").Face} */ (facesOf(kind)[face]);
  if (facets(kind, 1).at(-1)?.face === face) return unit(cross(normal, [1, 0, 0]));
  const centre = middle(corners);
  const [x, y, z] = corners[0] ?? centre;
  return unit([centre[0] - x, centre[1] - y, centre[2] - z]);
}

/** @param {DieKind} kind @param {number} face @param {number} number @returns {Mark} */
function figure(kind, face, number) {
  const size = NUMBER_SIZE[/** @type {import("../art/dice.js").NumberedKind} */ (kind)];
  const element = written(number, size);
  const down = downOn(kind, face);
  const right = cross(down, /** @type {Vector} */ (facesOf(kind)[face]?.normal));
  const front = facets(kind, 1).at(-1);
  const isRead = front?.face === face;
  return {
    element,
    lay: ({ centre, nearness, facing }, turn, rest) => {
      // As a die lies, only the number that counts is seen, and it grows for that.
      const lying = 1 - within(rest * 5);
      const size = (nearness / Number(front?.nearness)) * (isRead ? 0.76 + 0.24 * lying : 0.76);
      const [x, y] = [turn(right), turn(down)];
      transform(element, [x[0] * size, x[1] * size, y[0] * size, y[1] * size, ...centre]);
      const seen = within((facing - 0.12) * 4) * (isRead ? 1 : 1 - lying);
      element.setAttribute("opacity", seen.toFixed(2));
    },
  };
}
