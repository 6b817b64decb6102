/** When somebody is said to think. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { whenThinking } from "./thinking.js";

/** Returns how often it is told that somebody thinks, where the answer to a request takes so many milliseconds. @param {import("node:test").TestContext} context @param {string} verb @param {number} taken */
function told({ mock }, verb, taken) {
  mock.timers.enable({ apis: ["setTimeout"] });
  let count = 0;
  const isOver = whenThinking({ do: verb }, () => count++);
  mock.timers.tick(taken);
  isOver();
  mock.timers.tick(10_000);
  mock.timers.reset();
  return count;
}

test("who makes the table wait for longer than a moment is said to think, once", (context) => {
  assert.deepEqual(
    [299, 300, 5000].map((taken) => told(context, "step", taken)),
    [0, 1, 1],
  );
});

test("nobody is said to think over what a person has asked for", (context) => {
  for (const verb of ["act", "odds", "new"]) assert.equal(told(context, verb, 5000), 0);
});
