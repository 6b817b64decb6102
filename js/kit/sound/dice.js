/** Dice on a wooden table. */

import { between, finished, generate, mixInto, struck } from "./synthesis.js";

/** @typedef {import("./synthesis.js").Random} Random */

/** Seconds that one knock can be heard. */
const RING = 0.16;

/** Returns dice that bounce over the table and come nearly to rest. @param {number} rate @param {Random} random */
export function roll(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.95));
  for (let die = 0; die < 3; die++) {
    let time = between(random, 0, 0.12);
    let gap = between(random, 0.16, 0.24);
    // Each bounce is shorter and softer than the one before.
    for (let strength = between(random, 0.7, 1); gap > 0.022; strength *= 0.76) {
      mixInto(heard, knockOnWood(rate, random, strength), time * rate, strength);
      time += gap;
      gap *= between(random, 0.64, 0.8);
    }
  }
  return finished(heard, 0.8, rate);
}

/** Returns dice that fall over a last time and lie. @param {number} rate @param {Random} random */
export function land(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.38));
  let time = 0;
  let gap = between(random, 0.07, 0.09);
  for (let strength = 1; strength > 0.2; strength *= between(random, 0.6, 0.78)) {
    mixInto(heard, knockOnWood(rate, random, strength), time * rate, strength);
    time += gap;
    gap *= 0.72;
  }
  return finished(heard, 0.8, rate);
}

/** Returns a die that is put down. @param {number} rate @param {Random} random */
export function knock(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * (RING + 0.02)));
  mixInto(heard, knockOnWood(rate, random, 0.6), 0, 1);
  // It touches the table with an edge first, and then lies flat.
  mixInto(heard, knockOnWood(rate, random, 0.4), rate * between(random, 0.012, 0.02), 0.5);
  return finished(heard, 0.75, rate);
}

/**
 * Returns one knock: the board of the table hums, the die itself clicks, more brightly the harder it hits.
 * @param {number} rate
 * @param {Random} random
 * @param {number} strength
 */
function knockOnWood(rate, random, strength) {
  const board = between(random, 0.92, 1.08);
  const die = between(random, 0.85, 1.15);
  const bright = strength ** 0.7;
  const heard = struck(rate, RING, [
    [203 * board, 0.026, 0.6],
    [348 * board, 0.019, between(random, 0.5, 0.9)],
    [561 * board, 0.013, between(random, 0.4, 0.8)],
    [912 * board, 0.009, between(random, 0.3, 0.6)],
    [1730 * die, 0.006, 0.6 * bright],
    [2910 * die, 0.0045, 0.6 * bright],
    [4370 * die, 0.003, 0.4 * bright],
  ]);
  const contact = generate(
    rate,
    0.004,
    (time) => between(random, -1, 1) * Math.exp(-time / 0.0008),
  );
  mixInto(heard, contact, 0, 0.5 * bright);
  return heard;
}
