/** The bodies of the dice as they are in space, and how each likes to lie. */

/** @typedef {import("./vectors.js").Vector} Vector */
/** @typedef {"d12" | "d10" | "d8" | "d6"} DieKind */
/** @typedef {{ vertices: Vector[], normals: Vector[], top: number, tilt: number, yaw?: number, roll?: number }} Solid */

const GOLDEN = (1 + Math.sqrt(5)) / 2;
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

/** @param {number} [half] half an edge @returns {Vector[]} the corners of a cube */
function cube(half = 1) {
  const ends = [-half, half];
  return ends.flatMap((x) =>
    ends.flatMap((y) => ends.map((z) => /** @type {Vector} */ ([x, y, z]))),
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

/** @type {Vector[]} the corners of an octahedron, and where the faces of a cube look */
const AXES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** @type {Record<DieKind, Solid>} */
export const SOLIDS = {
  d12: {
    vertices: [...cube(), ...shifts(1 / GOLDEN, GOLDEN)],
    normals: shifts(GOLDEN, 1),
    top: -1,
    tilt: 0.1,
  },
  d10: trapezohedron(),
  d8: { vertices: AXES, normals: cube(), top: -1, tilt: 0.2 },
  d6: { vertices: cube(0.6), normals: AXES, top: -1, tilt: -0.35, yaw: -0.32, roll: Math.PI / 4 },
};
