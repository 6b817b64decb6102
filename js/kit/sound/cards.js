/** Cards: one that is laid down or turned over, some that are dealt, a deck that is shuffled. */

import { bandPass, between, finished, generate, mixInto, smoothStep, struck } from "./synthesis.js";

/** @typedef {import("./synthesis.js").Random} Random */

/** Returns a card that slides and falls flat. @param {number} rate @param {Random} random */
export function card(rate, random) {
  return finished(slide(rate, random), 0.22, rate);
}

/** Returns four cards that are dealt. @param {number} rate @param {Random} random */
export function deal(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.72));
  for (let nth = 0; nth < 4; nth++)
    mixInto(heard, slide(rate, random), rate * (nth * 0.13 + between(random, 0, 0.02)), 1);
  return finished(heard, 0.22, rate);
}

/** Returns two halves of a deck that are let fall into each other, and pushed together. @param {number} rate @param {Random} random */
export function shuffle(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.95));
  for (let time = 0.02, gap = 0.026; time < 0.5; time += gap) {
    mixInto(heard, snap(rate, random), time * rate, between(random, 0.35, 0.6));
    gap = Math.max(0.009, gap * 0.96) * between(random, 0.85, 1.15);
  }
  mixInto(heard, slide(rate, random), rate * 0.58, 0.9);
  return finished(heard, 0.22, rate);
}

/** @param {number} rate @param {Random} random */
function slide(rate, random) {
  const length = between(random, 0.09, 0.12);
  const filter = bandPass(rate);
  const heard = generate(rate, length + 0.12, (time) => {
    const loudness =
      smoothStep(0, length * 0.7, time) * (1 - smoothStep(length * 0.7, length, time));
    const hz = 1800 + (2600 * time) / length;
    return 1.4 * loudness * filter(between(random, -1, 1), Math.min(hz, 5200), 1.2);
  });
  mixInto(heard, snap(rate, random), rate * length * 0.92, 0.9);
  mixInto(heard, struck(rate, 0.1, TABLE), rate * length * 0.92, 0.5);
  return heard;
}

/** Returns the edge of a card that hits something. @param {number} rate @param {Random} random */
function snap(rate, random) {
  const filter = bandPass(rate);
  const hz = between(random, 2200, 3400);
  return generate(
    rate,
    0.03,
    (time) => 2 * filter(between(random, -1, 1), hz, 0.9) * Math.exp(-time / 0.005),
  );
}

/** The table below a card that falls flat. @type {import("./synthesis.js").Mode[]} */
const TABLE = [
  [190, 0.022, 0.7],
  [410, 0.012, 0.4],
];
