/** The steps of the count of the herds. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { countSteps } from "./scores.js";

/** The counts of three seats, by the parts of their steps. @param {string[][]} counts */
const view = (...counts) =>
  /** @type {any} */ ({
    result: {
      ranking: [[1], [0], [2]],
      counts: counts.map((parts) => parts.map((part) => ({ part }))),
    },
  });

/** @param {string[][]} counts */
const steps = (...counts) => countSteps(view(...counts)).map(({ part, beat }) => `${part} ${beat}`);

test("in each step, every seat lays down a card of the same part; its sum is read after the last one", () => {
  assert.deepEqual(steps(["chips", "black"], ["black", "black"], ["chips"]), [
    "chips sum",
    "black card",
    "black total",
  ]);
});

test("the plain sheep of the two best are counted last, together", () => {
  assert.deepEqual(steps(["plain"], ["plain", "plain"], ["plain"]), [
    "plain sum",
    "final card",
    "final total",
  ]);
});
