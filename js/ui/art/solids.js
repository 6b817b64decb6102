/** The dice on paper: their bodies, turned and projected to facets. */

import { at } from "./ink.js";
import { SOLIDS } from "./polyhedra.js";
import { cross, dot, middle, spin, unit } from "./vectors.js";

/** @typedef {import("./vectors.js").Vector} Vector */
/** @typedef {import("./polyhedra.js").DieKind} DieKind */
/** @typedef {import("./polyhedra.js").Solid} Solid */
/** @typedef {(u: number, v: number) => [number, number]} Spot where a place on a square face lands, -1 to 1 each way */
/** @typedef {{ path: string, light: number, centre: [number, number], spot: Spot }} Facet */

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

/** @param {Solid} solid @returns {(v: Vector) => Vector} turns the first face with the top corner to the eye, corner up, then as the solid likes to lie */
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

/** @param {Vector} v @returns {[number, number]} where a point in space lands on paper, near things a little larger */
function project([x, y, z]) {
  const nearness = EYE / (EYE - z);
  return [x * nearness, y * nearness];
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

/**
 * Draws the facets that can be seen, the face to be read last.
 * @param {DieKind} kind
 * @param {number} size radius of the drawing
 * @returns {Facet[]}
 */
export function facets(kind, size) {
  const solid = SOLIDS[kind];
  const turn = pose(solid);
  const radius = Math.max(...solid.vertices.map((v) => Math.hypot(...project(turn(v)))));
  const scale = size / radius;
  return solid.normals
    .map((normal) => ({
      normal: unit(turn(normal)),
      face: corners(solid.vertices, normal).map(turn),
    }))
    .filter(({ normal, face }) => dot(normal, [0, 0, EYE]) > dot(normal, middle(face)))
    .sort((a, b) => a.normal[2] - b.normal[2])
    .map(({ normal, face }) => {
      const flat = face.map((corner) => project(corner));
      const [x, y] = project(middle(face));
      return {
        path: `M${flat.map((p) => at(p[0] * scale, p[1] * scale)).join("L")}Z`,
        light: (1 + dot(normal, LAMP)) / 2,
        centre: [x * scale, y * scale],
        spot: spotter(face, scale),
      };
    });
}
