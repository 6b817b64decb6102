/** The race to the podium. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { raceSteps } from "./scores.js";

/** The beats of a match with this many changes of the scores. @param {number} count @param {number[][]} ranking */
function beats(count, ranking) {
  const standings = Array.from({ length: count }, (_, index) => [index, 0]);
  return raceSteps(/** @type {any} */ ({ result: { standings, ranking } })).map(({ beat }) => beat);
}

test("the sheep run through the scores, then come in one after the other, the winner last", () => {
  assert.deepEqual(beats(7, [[1], [0]]), ["card", "card", "sum", "total"]);
});

test("those without a place on the podium come in together, and so do winners who share the win", () => {
  assert.deepEqual(beats(0, [[1], [0], [4], [2, 3], [5]]), ["sum", "sum", "sum", "total"]);
  assert.deepEqual(beats(0, [[1, 0]]), ["total"]);
});

test("a long match has few frames", () => {
  assert.ok(beats(90, [[0]]).length <= 16);
});
