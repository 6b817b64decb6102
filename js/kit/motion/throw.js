/** How dice are thrown: where each is at a time, and how it is turned. They come to lie one after the other. */

import { whim } from "../art/ink.js";
import { rotation, unit } from "../art/solids.js";

/** @typedef {import("../art/solids.js").Vector} Vector */
/** @typedef {import("../art/solids.js").Turn} Turn */
/**
 * @typedef {object} Throw how one die is thrown; times are shares of the time that all dice have
 * @property {number} start
 * @property {number} end
 * @property {[number, number]} from where it comes into sight, in units of its drawing, as seen from where it comes to lie
 * @property {Vector} axis around which it rolls
 * @property {number} roll so far it rolls, in radians
 * @property {number} spin so far it spins like a top while it rolls
 */
/**
 * @typedef {object} Pose a die at a moment of its throw
 * @property {number} x
 * @property {number} y
 * @property {number} height above the table
 * @property {number} rest how much of the throw is still to come: 1 to 0
 * @property {Turn} turn away from how it will lie
 */

/** When the first die has come to lie; the last one needs all the time there is. */
const FIRST_LIES = 0.62;

/** A number of its own for each die and topic, always the same. @param {number} seed @param {number} topic @param {number} least @param {number} most */
function between(seed, topic, least, most) {
  const steps = Array.from({ length: 33 }, (_, step) => step / 32);
  return least + (most - least) * whim(seed, topic, steps);
}

/**
 * Returns how the die at a place is thrown together with others.
 * @param {number} seed different for each roll
 * @param {number} place
 * @param {number} count of dice that are thrown
 * @returns {Throw}
 */
export function throwOf(seed, place, count) {
  const own = seed * 31 + place;
  const side = whim(seed, 1, [-1, 1]);
  const rank = (place * whim(seed, 2, [1, count - 1 || 1]) + whim(seed, 3, [0, 1, 2, 3])) % count;
  const angle = between(own, 4, 0.3, 0.85);
  const way = between(own, 5, 160, 230);
  const [x, y] = [side * Math.cos(angle) * way, Math.sin(angle) * way];
  return {
    start: between(own, 6, 0, 0.07),
    end: FIRST_LIES + ((1 - FIRST_LIES) * (rank + 1)) / count,
    from: [x, y],
    axis: unit([y, -x, between(own, 7, -0.35, 0.35) * way]),
    roll: between(own, 8, 7.5, 11),
    spin: side * between(own, 9, -1.2, 2.6),
  };
}

/** Where a die touches the table, and how high it leaps from there. */
const LEAPS = /** @type {const} */ ([
  [-0.36, 0.36, 1],
  [0.36, 0.66, 0.34],
  [0.66, 0.82, 0.09],
]);

/** @param {number} progress @returns {number} */
function height(progress) {
  const leap = LEAPS.find(([, down]) => progress < down);
  if (!leap) return 0;
  const [up, down, high] = leap;
  const middle = (up + down) / 2;
  return high * (1 - ((progress - middle) / (down - middle)) ** 2);
}

/** Since when a die rocks on the face on which it comes to lie. */
const ROCKS = 0.8;

/** @param {number} progress @returns {number} */
function rocking(progress) {
  const share = (progress - ROCKS) / (1 - ROCKS);
  return share < 0 ? 0 : 0.2 * Math.sin(share * 2 * Math.PI) * (1 - share);
}

/**
 * Returns the pose of a die at a time: once its throw has ended, it lies as it is drawn.
 * @param {Throw} how
 * @param {number} time share of the time that all dice have
 * @returns {Pose}
 */
export function poseAt({ start, end, from, axis, roll, spin }, time) {
  const progress = Math.min(1, Math.max(0, (time - start) / (end - start)));
  const rest = 1 - progress;
  const ahead = rest ** 1.7;
  const rolled = rotation(axis, roll * ahead + rocking(progress));
  const spun = rotation([0, 0, 1], spin * ahead);
  return {
    x: from[0] * ahead,
    y: from[1] * ahead,
    height: height(progress),
    rest,
    turn: (v) => spun(rolled(v)),
  };
}
