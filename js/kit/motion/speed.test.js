/** The schedule of things that move together. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANDED, schedule } from "./speed.js";

/** The time at which the last of some things lands. @param {number} limit @param {number} count @param {boolean} isTurning */
function lastLanding(limit, count, isTurning) {
  const { time, delay } = schedule(480, limit, { count, isTurning });
  return delay(count - 1) + time;
}

test("a single thing has the time of its own", () => {
  assert.equal(schedule(480, 2000, { count: 1, isTurning: false }).time, 480);
  assert.equal(schedule(480, 2000, { count: 0, isTurning: false }).time, 480);
});

test("however many things move, all have landed within their time", () => {
  for (const isTurning of [false, true])
    for (const count of [1, 2, 6, 20])
      assert.ok(lastLanding(600, count, isTurning) <= 600 * LANDED + 1e-9);
});

test("things that turn over where they lie do so one by one", () => {
  const turning = schedule(480, 5000, { count: 3, isTurning: true });
  const moving = schedule(480, 5000, { count: 3, isTurning: false });
  assert.ok(turning.delay(1) > 240 && moving.delay(1) < 120);
});
