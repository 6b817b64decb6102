/** The bodies of the dice: real polyhedra, turned and projected to facets on paper. */

import { at } from "./ink.js";

/** @typedef {readonly [number, number, number]} Vector */
/** @typedef {"d12" | "d10" | "d8"} DieKind */
/** @typedef {{ path: string, light: number, centre: [number, number] }} Facet */
/** @typedef {{ vertices: Vector[], normals: Vector[], top: number, tilt: number }} Solid */

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const LAMP = unit([-0.45, -0.75, 0.6]);
const EYE = 6;

/** @param {Vector} a @param {Vector} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} v @returns {Vector} */
function unit(v) {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** @param {Vector} a @param {Vector} b @returns {Vector} */
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {Vector[]} corners @returns {Vector} */
function middle(corners) {
  const sum = (/** @type {0 | 1 | 2} */ axis) =>
    corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
}

const SIGNS = [-1, 1];

/** @param {number} b @param {number} c @returns {Vector[]} all of (0, ±b, ±c) and its cyclic shifts */
function shifts(b, c) {
  return SIGNS.flatMap((p) =>
    SIGNS.flatMap((q) => {
      const [y, z] = [p * b, q * c];
      return /** @type {Vector[]} */ ([
        [0, y, z],
        [y, z, 0],
        [z, 0, y],
      ]);
    }),
  );
}

/** @returns {Vector[]} the corners of a cube */
function cube() {
  return SIGNS.flatMap((x) =>
    SIGNS.flatMap((y) => SIGNS.map((z) => /** @type {Vector} */ ([x, y, z]))),
  );
}

/** @returns {Solid} ten kites between two poles; the ring zigzags just so far that each kite is flat */
function trapezohedron() {
  const pole = 1.2;
  const cos = Math.cos(Math.PI / 5);
  const zigzag = (pole * (1 - cos)) / (1 + cos);
  const around = (/** @type {number} */ step, /** @type {number} */ r, /** @type {number} */ z) =>
    /** @type {Vector} */ ([
      r * Math.cos((step * Math.PI) / 5),
      r * Math.sin((step * Math.PI) / 5),
      z,
    ]);
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const side = (/** @type {number} */ step) => (step % 2 ? 1 : -1);
  return {
    vertices: [
      ...steps.map((step) => around(step, 1, side(step) * zigzag)),
      [0, 0, pole],
      [0, 0, -pole],
    ],
    normals: steps.map((step) => around(step, pole + zigzag, -side(step))),
    top: 10,
    tilt: 0.06,
  };
}

/** @type {Record<DieKind, Solid>} */
const SOLIDS = {
  d12: {
    vertices: [...cube(), ...shifts(1 / GOLDEN, GOLDEN)],
    normals: shifts(GOLDEN, 1),
    top: -1,
    tilt: 0.1,
  },
  d10: trapezohedron(),
  d8: {
    vertices: [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ],
    normals: cube(),
    top: -1,
    tilt: 0.2,
  },
};

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

/** @param {Solid} solid @returns {(v: Vector) => Vector} turns the first face with the top corner to the eye, corner up */
function pose({ vertices, normals, top, tilt }) {
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
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  return (v) => {
    const [a, b, c] = [dot(v, x), -dot(v, up), dot(v, z)];
    return [a, b * cos - c * sin, b * sin + c * cos];
  };
}

/** @param {Vector} v @returns {[number, number]} where a point in space lands on paper, near things a little larger */
function project([x, y, z]) {
  const nearness = EYE / (EYE - z);
  return [x * nearness, y * nearness];
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
      };
    });
}
