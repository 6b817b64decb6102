/** The race to the podium. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { raceSteps } from "./scores.js";

/** The beats of a match with this many changes of the scores. @param {number} count @param {number[][]} ranking */
function beats(count, ranking) {
  const standings = Array.from({ length: count }, (_, index) => [index, 0]);
  return raceSteps(/** @type {any} */ ({ result: { standings, ranking } })).map(({ beat }) => beat);
}

test("the sheep run through the scores, then the two best come in together", () => {
  assert.deepEqual(beats(7, [[1], [0]]), ["card", "card", "total"]);
});

test("the others come in before them: those without a place on the podium together", () => {
  assert.deepEqual(beats(0, [[1], [0], [4], [2, 3], [5]]), ["sum", "sum", "total"]);
});

test("winners who share the win come in alone together", () => {
  assert.deepEqual(beats(0, [[1, 0], [2]]), ["sum", "total"]);
});

test("a long match has few frames", () => {
  assert.ok(beats(90, [[0]]).length <= 16);
});
