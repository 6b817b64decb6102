/** Wool chips, which fall on others. */

import { between, finished, mixInto, struck } from "./synthesis.js";

/** @typedef {import("./synthesis.js").Random} Random */
/** @typedef {import("./synthesis.js").Mode} Mode */

/** Returns a chip that falls on another and bounces once. @param {number} rate @param {Random} random */
export function chip(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.3));
  const pitch = between(random, 0.96, 1.04);
  mixInto(heard, struck(rate, 0.2, tuned(CHIP, pitch)), 0, 1);
  mixInto(
    heard,
    struck(rate, 0.2, tuned(CHIP, pitch * 1.05)),
    rate * between(random, 0.05, 0.065),
    0.55,
  );
  return finished(heard, 0.28, rate);
}

/** @param {readonly Mode[]} modes @param {number} pitch @returns {Mode[]} */
function tuned(modes, pitch) {
  return modes.map(([hz, decay, gain]) => [hz * pitch, decay, gain]);
}

/** @type {readonly Mode[]} */
const CHIP = [
  [1180, 0.01, 0.5],
  [2420, 0.04, 1],
  [3610, 0.028, 0.6],
  [5270, 0.014, 0.3],
];
