/** Dice in space: vectors, the bodies of the dice, their projection to paper, and the numbers of their faces. */

import { at } from "./ink.js";

/** @typedef {readonly [number, number, number]} Vector */
/** @typedef {"d12" | "d10" | "d8" | "d6"} DieKind */
/** @typedef {1 | 2 | 3 | 4 | 5 | 6} Pips */
/** @typedef {(v: Vector) => Vector} Turn */
/** @typedef {{ vertices: Vector[], normals: Vector[], top: number, tilt: number, yaw?: number, roll?: number }} Solid */
/** @typedef {{ normal: Vector, corners: Vector[] }} Face */
/** @typedef {(u: number, v: number) => [number, number]} Spot from a place on a square face, -1 to 1 each way, to paper */
/**
 * @typedef {object} Facet a visible face on paper
 * @property {number} face its index among all faces
 * @property {number} facing 1 if it faces the eye, 0 if it is seen from the side
 * @property {string} path
 * @property {number} light
 * @property {number} nearness its magnification, 1 in the plane of the paper
 * @property {[number, number]} centre
 * @property {Spot} spot
 */

// Vectors

/** @param {Vector} a @param {Vector} b */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} v @returns {Vector} */
export function unit(v) {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** @param {Vector} a @param {Vector} b @returns {Vector} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {Vector} a @param {Vector} b @returns {Vector} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** @param {Vector} v @param {number} factor @returns {Vector} */
const times = (v, factor) => [v[0] * factor, v[1] * factor, v[2] * factor];

/** @param {Vector[]} corners @returns {Vector} */
export function middle(corners) {
  const sum = (/** @type {0 | 1 | 2} */ axis) =>
    corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
}

/** Turns a pair in its plane. @param {number} a @param {number} b @param {number} angle @returns {[number, number]} */
function spin(a, b, angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [a * cos - b * sin, a * sin + b * cos];
}

/** Returns the rotation around an axis of length 1. @param {Vector} axis @param {number} angle @returns {Turn} */
export function rotation(axis, angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (v) => {
    const [x, y, z] = cross(axis, v);
    const along = dot(axis, v) * (1 - cos);
    return [
      v[0] * cos + x * sin + axis[0] * along,
      v[1] * cos + y * sin + axis[1] * along,
      v[2] * cos + z * sin + axis[2] * along,
    ];
  };
}

// Bodies

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** Returns all of (0, ±b, ±c) and its cyclic shifts. @param {number} b @param {number} c @returns {Vector[]} */
function shifts(b, c) {
  const signs = [-1, 1];
  return signs.flatMap((p) =>
    signs.flatMap((q) => {
      const [y, z] = [p * b, q * c];
      return /** @type {Vector[]} */ ([
        [0, y, z],
        [y, z, 0],
        [z, 0, y],
      ]);
    }),
  );
}

/** Returns the corners of a cube. @param {number} half an edge @returns {Vector[]} */
function cube(half) {
  const ends = [-half, half];
  return ends.flatMap((x) =>
    ends.flatMap((y) => ends.map((z) => /** @type {Vector} */ ([x, y, z]))),
  );
}

/** Returns ten kites between two poles; the ring zigzags so far that each kite is flat. @returns {Solid} */
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

/** The corners of an octahedron, and the normals of a cube. @type {Vector[]} */
const AXES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** The bodies, each with the pose in which it lies. @type {Record<DieKind, Solid>} */
const SOLIDS = {
  d12: {
    vertices: [...cube(1), ...shifts(1 / GOLDEN, GOLDEN)],
    normals: shifts(GOLDEN, 1),
    top: -1,
    tilt: 0.1,
  },
  d10: trapezohedron(),
  d8: { vertices: AXES, normals: cube(1), top: -1, tilt: 0.2 },
  d6: { vertices: cube(0.6), normals: AXES, top: -1, tilt: -0.35, yaw: -0.32, roll: Math.PI / 4 },
};

// Projection

const LAMP = unit([-0.45, -0.75, 0.6]);
const EYE = 6;

/** Returns the corners of one face, in turn. @param {Vector[]} vertices @param {Vector} normal */
function cornersOf(vertices, normal) {
  const reach = Math.max(...vertices.map((vertex) => dot(vertex, normal)));
  const face = vertices.filter((vertex) => dot(vertex, normal) > reach - 1e-6);
  const centre = middle(face);
  const x = unit(minus(/** @type {Vector} */ (face[0]), centre));
  const y = cross(unit(normal), x);
  const angle = (/** @type {Vector} */ v) =>
    Math.atan2(dot(minus(v, centre), y), dot(minus(v, centre), x));
  return face.sort((a, b) => angle(a) - angle(b));
}

/** Returns the turn of the first face with the top corner to the eye, corner up, then to the pose of the solid. @param {Solid} solid @returns {Turn} */
function pose({ vertices, normals, top, tilt, yaw = 0, roll = 0 }) {
  const peakOf = (/** @type {Vector[]} */ face) =>
    /** @type {Vector} */ (top < 0 ? face[0] : vertices[top]);
  const faces = normals.map((normal) => cornersOf(vertices, normal));
  const first = faces.findIndex((face) => face.includes(peakOf(face)));
  const peak = peakOf(/** @type {Vector[]} */ (faces[first]));
  const z = unit(/** @type {Vector} */ (normals[first]));
  const up = unit(minus(peak, times(z, dot(peak, z))));
  const x = cross(up, z);
  return (v) => {
    const [a, b] = spin(dot(v, x), -dot(v, up), roll);
    const [c, across] = spin(dot(v, z), a, yaw);
    return [across, ...spin(b, c, tilt)];
  };
}

/** @param {number} z */
const nearnessAt = (z) => EYE / (EYE - z);

/** Projects a point in space to paper; near things are a little larger. @param {Vector} v @returns {[number, number]} */
const project = ([x, y, z]) => [x * nearnessAt(z), y * nearnessAt(z)];

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

/** Returns a die as it lies, and its reach on paper. @param {Solid} solid */
function lying(solid) {
  const turn = pose(solid);
  return {
    faces: solid.normals.map((normal) => ({
      normal: unit(turn(normal)),
      corners: cornersOf(solid.vertices, normal).map(turn),
    })),
    reach: Math.max(...solid.vertices.map((v) => Math.hypot(...project(turn(v))))),
  };
}

const LYING = {
  d12: lying(SOLIDS.d12),
  d10: lying(SOLIDS.d10),
  d8: lying(SOLIDS.d8),
  d6: lying(SOLIDS.d6),
};

/** Returns all faces of a die as it lies, always in the same order. @param {DieKind} kind @returns {Face[]} */
export const facesOf = (kind) => LYING[kind].faces;

/** Returns true if a face is visible to the eye. @param {Face} face */
function isVisible({ normal, corners: [corner = normal] }) {
  return normal[2] * EYE > dot(normal, corner);
}

/**
 * Projects the visible facets; the last one faces the eye most.
 * @param {DieKind} kind
 * @param {number} size radius of the drawing
 * @param {Turn} [turn] away from the pose in which the die lies
 * @returns {Facet[]}
 */
export function facets(kind, size, turn = (v) => v) {
  const scale = size / LYING[kind].reach;
  return facesOf(kind)
    .map(({ normal, corners }, index) => ({
      normal: turn(normal),
      corners: corners.map(turn),
      index,
    }))
    .filter(isVisible)
    .sort((a, b) => a.normal[2] - b.normal[2])
    .map(({ normal, corners, index }) => {
      const flat = corners.map(project);
      const centre = middle(corners);
      const [x, y] = project(centre);
      return {
        face: index,
        facing: normal[2],
        path: `M${flat.map((p) => at(p[0] * scale, p[1] * scale)).join("L")}Z`,
        nearness: nearnessAt(centre[2]),
        light: (1 + dot(normal, LAMP)) / 2,
        centre: [x * scale, y * scale],
        spot: spotter(corners, scale),
      };
    });
}

// Numbers

/** The numbers beside and above each number of a cube: opposite faces are seven together. @type {Record<Pips, [Pips, Pips]>} */
export const SIDES = { 1: [2, 3], 2: [3, 1], 3: [1, 2], 4: [2, 1], 5: [1, 3], 6: [3, 2] };

/**
 * Returns the number of each face of a die that shows `value`: opposite faces have the same sum, as on real dice.
 * @param {DieKind} kind
 * @param {number} value
 */
export function numbering(kind, value) {
  const opposite = opposites(kind);
  /** @type {number[]} */
  const numbers = opposite.map(() => 0);
  const set = (/** @type {number} */ face, /** @type {number} */ number) => {
    numbers[face] = number;
    numbers[opposite[face] ?? face] = numbers.length + 1 - number;
  };
  const visible = facets(kind, 1)
    .map(({ face }) => face)
    .reverse();
  const known =
    kind === "d6" ? [value, ...SIDES[/** @type {Pips} */ (value)].toReversed()] : [value];
  known.forEach((number, place) => {
    set(visible[place] ?? 0, number);
  });
  for (const face of numbers.keys()) if (!numbers[face]) set(face, unused(numbers, face));
  return numbers;
}

/** Returns for each face the one on the other side. @param {DieKind} kind */
function opposites(kind) {
  const faces = facesOf(kind);
  return faces.map(({ normal }) => {
    const along = faces.map((other) => dot(normal, other.normal));
    return along.indexOf(Math.min(...along));
  });
}

/** Returns one of the unused numbers, from either end in turns. @param {number[]} numbers @param {number} face */
function unused(numbers, face) {
  const left = [...numbers.keys()].map((index) => index + 1).filter((n) => !numbers.includes(n));
  return left.at(face % 2 ? 0 : -1) ?? 0;
}
