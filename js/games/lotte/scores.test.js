/** The race to the podium. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { raceSteps } from "./scores.js";

/** The beats of a match with this many changes of the scores. @param {number} count */
function beats(count) {
  const standings = Array.from({ length: count }, (_, index) => [index, 0]);
  return raceSteps(/** @type {any} */ ({ result: { standings } })).map(({ beat }) => beat);
}

test("the last scores of the race are shown for longer than those on the way", () => {
  assert.deepEqual(beats(3), ["card", "card", "total"]);
});

test("a long match has few frames, and one without scores none", () => {
  assert.ok(beats(90).length <= 20);
  assert.equal(beats(90).at(-1), "total");
  assert.deepEqual(beats(0), []);
});
