/** The dice on paper: their bodies, turned and projected to facets. */

import { at } from "./ink.js";
import { SOLIDS } from "./polyhedra.js";
import { cross, dot, middle, spin, unit } from "./vectors.js";

/** @typedef {import("./vectors.js").Vector} Vector */
/** @typedef {import("./polyhedra.js").DieKind} DieKind */
/** @typedef {import("./polyhedra.js").Solid} Solid */
/** @typedef {(u: number, v: number) => [number, number]} Spot where a place on a square face lands, -1 to 1 each way */
/** @typedef {{ normal: Vector, corners: Vector[] }} Face */
/** @typedef {(v: Vector) => Vector} Turn */
/**
 * @typedef {object} Facet a face that can be seen, on paper
 * @property {number} face its place among all faces
 * @property {number} facing how much it looks at us, up to 1
 * @property {string} path
 * @property {number} light
 * @property {number} nearness how much larger it seems than what lies in the plane of the paper
 * @property {[number, number]} centre
 * @property {Spot} spot
 */

const LAMP = unit([-0.45, -0.75, 0.6]);
const EYE = 6;

/** @param {Vector[]} vertices @param {Vector} normal @returns {Vector[]} the corners of one face, in turn */
function corners(vertices, normal) {
  const reach = Math.max(...vertices.map((vertex) => dot(vertex, normal)));
  const face = vertices.filter((vertex) => dot(vertex, normal) > reach - 1e-6);
  const centre = middle(face);
  const first = /** @type {Vector} */ (face[0]);
  const x = unit([first[0] - centre[0], first[1] - centre[1], first[2] - centre[2]]);
  const y = cross(unit(normal), x);
  const angle = (/** @type {Vector} */ v) => {
    const arm = /** @type {Vector} */ ([v[0] - centre[0], v[1] - centre[1], v[2] - centre[2]]);
    return Math.atan2(dot(arm, y), dot(arm, x));
  };
  return face.sort((a, b) => angle(a) - angle(b));
}

/** @param {Solid} solid @returns {Turn} turns the first face with the top corner to the eye, corner up, then as the solid likes to lie */
function pose({ vertices, normals, top, tilt, yaw = 0, roll = 0 }) {
  const first = /** @type {Vector} */ (
    normals.find(
      (n) => top < 0 || corners(vertices, n).includes(/** @type {Vector} */ (vertices[top])),
    )
  );
  const face = corners(vertices, first);
  const peak = top < 0 ? /** @type {Vector} */ (face[0]) : /** @type {Vector} */ (vertices[top]);
  const z = unit(first);
  const reach = dot(peak, z);
  const up = unit([peak[0] - reach * z[0], peak[1] - reach * z[1], peak[2] - reach * z[2]]);
  const x = cross(up, z);
  return (v) => {
    const [a, b] = spin(dot(v, x), -dot(v, up), roll);
    const [c, across] = spin(dot(v, z), a, yaw);
    return [across, ...spin(b, c, tilt)];
  };
}

/** @param {number} z */
const nearness = (z) => EYE / (EYE - z);

/** @param {Vector} v @returns {[number, number]} where a point in space lands on paper, near things a little larger */
function project([x, y, z]) {
  return [x * nearness(z), y * nearness(z)];
}

/** @param {Vector[]} face @param {number} scale @returns {Spot} */
function spotter([a, b, , d], scale) {
  const [from, right, down] = /** @type {[Vector, Vector, Vector]} */ ([a, b, d]);
  return (u, v) => {
    const along = (/** @type {0 | 1 | 2} */ axis) =>
      from[axis] + ((right[axis] - from[axis]) * (1 + u) + (down[axis] - from[axis]) * (1 + v)) / 2;
    const [x, y] = project([along(0), along(1), along(2)]);
    return [x * scale, y * scale];
  };
}

/** @type {Map<DieKind, { faces: Face[], reach: number }>} */
const lying = new Map();

/** @param {DieKind} kind @returns {{ faces: Face[], reach: number }} a die as it lies, and how far it then reaches on paper */
function lie(kind) {
  const solid = SOLIDS[kind];
  const turn = pose(solid);
  return {
    faces: solid.normals.map((normal) => ({
      normal: unit(turn(normal)),
      corners: corners(solid.vertices, normal).map(turn),
    })),
    reach: Math.max(...solid.vertices.map((v) => Math.hypot(...project(turn(v))))),
  };
}

/** @param {DieKind} kind */
function lies(kind) {
  const known = lying.get(kind) ?? lie(kind);
  lying.set(kind, known);
  return known;
}

/** Returns all faces of a die as it lies, always in the same order. @param {DieKind} kind */
export const facesOf = (kind) => lies(kind).faces;

/** @param {Face} face @param {Turn} turn @returns {Face} */
function turned({ normal, corners }, turn) {
  return { normal: turn(normal), corners: corners.map(turn) };
}

/** Tells whether a face looks at the eye. @param {Face} face */
function isSeen({ normal, corners: [corner = normal] }) {
  return normal[2] * EYE > dot(normal, corner);
}

/**
 * Draws the facets that can be seen, the face that looks at us most last.
 * @param {DieKind} kind
 * @param {number} size radius of the drawing
 * @param {Turn} [turn] away from how it lies
 * @returns {Facet[]}
 */
export function facets(kind, size, turn = (v) => v) {
  const scale = size / lies(kind).reach;
  return facesOf(kind)
    .map((face, index) => ({ ...turned(face, turn), index }))
    .filter(isSeen)
    .sort((a, b) => a.normal[2] - b.normal[2])
    .map(({ normal, corners, index }) => {
      const flat = corners.map(project);
      const centre = middle(corners);
      const [x, y] = project(centre);
      return {
        face: index,
        facing: normal[2],
        path: `M${flat.map((p) => at(p[0] * scale, p[1] * scale)).join("L")}Z`,
        nearness: nearness(centre[2]),
        light: (1 + dot(normal, LAMP)) / 2,
        centre: [x * scale, y * scale],
        spot: spotter(corners, scale),
      };
    });
}
