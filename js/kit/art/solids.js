/** Dice in space: vectors, and the projection of a turned die to paper. Python computes the bodies (tools/drawings/solids.py). */

import { BODIES, EYE, LAMP, LIT } from "./bodies.js";
import { at } from "./ink.js";

/** @typedef {readonly [number, number, number]} Vector */
/** @typedef {"d12" | "d10" | "d8" | "d6"} DieKind */
/** @typedef {(v: Vector) => Vector} Turn */
/** @typedef {{ normal: Vector, corners: Vector[] }} Face */
/**
 * @typedef {object} Body a die as it lies
 * @property {[string, string, string]} colours deep, plain and light
 * @property {number} reach on paper
 * @property {Face[]} faces always in the same order; the corners of a face go around it
 * @property {number[][]} numbers the number of each face if the die shows 1, 2 and so on
 */
/** @typedef {(u: number, v: number) => [number, number]} Spot from a place on a square face, -1 to 1 each way, to paper */
/**
 * @typedef {object} Facet a visible face on paper
 * @property {number} face its index among all faces
 * @property {number} facing 1 if it faces the eye, 0 if it is seen from the side
 * @property {string} path
 * @property {string} fill its colour in the light
 * @property {number} nearness its magnification, 1 in the plane of the paper
 * @property {[number, number]} centre
 * @property {Spot} spot
 */

/** @param {Vector} a @param {Vector} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} v @returns {Vector} */
export function unit(v) {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** @param {Vector} a @param {Vector} b @returns {Vector} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {Vector[]} corners @returns {Vector} */
export function middle(corners) {
  const sum = (/** @type {0 | 1 | 2} */ axis) =>
    corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
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

/** Returns the axis and the angle of the rotation that has to come before one turn, so that both do what another one does. @param {Turn} one @param {Turn} other @returns {[Vector, number]} */
export function difference(one, other) {
  const part = (/** @type {number} */ row, /** @type {number} */ column) =>
    dot(one(axis(row)), other(axis(column)));
  const along = /** @type {Vector} */ ([
    part(2, 1) - part(1, 2),
    part(0, 2) - part(2, 0),
    part(1, 0) - part(0, 1),
  ]);
  const sin = Math.hypot(...along);
  const angle = Math.atan2(sin, part(0, 0) + part(1, 1) + part(2, 2) - 1);
  return [sin ? unit(along) : axis(2), angle];
}

/** Returns one of the three axes of space. @param {number} number @returns {Vector} */
const axis = (number) => [Number(number === 0), Number(number === 1), Number(number === 2)];

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

/** Returns true if a face is visible to the eye. @param {Face} face */
function isVisible({ normal, corners: [corner = normal] }) {
  return normal[2] * EYE > dot(normal, corner);
}

/** Returns the colour of a face in the light of the lamp. @param {DieKind} kind @param {Vector} normal */
function shade(kind, normal) {
  const [deep, plain, bright] = BODIES[kind].colours;
  const light = (1 + dot(normal, LAMP)) / 2;
  return light < LIT
    ? mix(deep, plain, light / LIT)
    : mix(plain, bright, (light - LIT) / (1 - LIT));
}

/** Returns a colour between two. @param {string} from @param {string} to @param {number} share */
function mix(from, to, share) {
  const channel = (/** @type {number} */ start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(Number(a) + (Number(b) - Number(a)) * share);
  };
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/**
 * Projects the visible facets; the last one faces the eye most.
 * @param {DieKind} kind
 * @param {number} size radius of the drawing
 * @param {Turn} [turn] away from the pose in which the die lies
 * @returns {Facet[]}
 */
export function facets(kind, size, turn = (v) => v) {
  const { faces, reach } = BODIES[kind];
  const scale = size / reach;
  return faces
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
        fill: shade(kind, normal),
        centre: [x * scale, y * scale],
        spot: spotter(corners, scale),
      };
    });
}
