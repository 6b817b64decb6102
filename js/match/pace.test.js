/** The pauses of the table, by a clock that a test sets. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { paceNow, Timer } from "./pace.js";

/** @import { Pace } from "../kit/motion/differences.js" */
/** @import { Duration } from "./story.js" */

/** A timer at a speed, with a clock that each of its pauses moves. @param {Pace} [pace] */
function timing(pace = "normal") {
  let now = 1000;
  const timer = new Timer(
    () => pace,
    () => now,
  );
  const lasts = (/** @type {Duration} */ duration, isUnhurried = false) => {
    const time = timer.timeOf({ duration, isUnhurried });
    now += time;
    return time;
  };
  const pass = (/** @type {number} */ time) => (now += time);
  return { timer, lasts, pass };
}

/** @param {boolean} isStill true for reduced motion */
function prefer(isStill) {
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: isStill }));
}

test("a bot's turn has a time limit however often it rolls, and its first roll has the most time", () => {
  prefer(false);
  const { timer, lasts } = timing();
  timer.setTurn(1);
  const rolls = Array.from({ length: 50 }, () => lasts("roll") + lasts("medium"));
  assert.ok(rolls.reduce((sum, time) => sum + time) <= 2050, String(rolls));
  assert.ok((rolls[0] ?? 0) > 2 * (rolls[3] ?? 0));
});

test("the time of a decision counts, but the result of a turn keeps its time", () => {
  const { timer, lasts, pass } = timing();
  const natural = lasts("long");
  timer.setTurn(1);
  pass(60_000);
  assert.equal(lasts("long"), 0);
  assert.equal(lasts("long", true), natural);
});

test("what decides a long turn of a bot is shown as fast as at the next speed", () => {
  prefer(false);
  for (const [pace, next] of /** @type {[Pace, Pace][]} */ ([
    ["slow", "normal"],
    ["normal", "fast"],
    ["fast", "fast"],
  ])) {
    const { timer, pass } = timing(pace);
    timer.setTurn(1);
    pass(60_000);
    for (const duration of /** @type {Duration[]} */ (["roll", "medium"])) {
      const least = timing(next).lasts(duration);
      assert.equal(timer.timeOf({ duration, isUnhurried: false, isDecisive: true }), least);
    }
  }
});

test("each bot has a turn of its own, and a person's is not limited", () => {
  const { timer, lasts } = timing();
  const natural = lasts("medium");
  timer.setTurn(1);
  const first = lasts("medium");
  timer.setTurn(1);
  assert.ok(lasts("medium") < first);
  timer.setTurn(2);
  assert.equal(Math.round(lasts("medium")), Math.round(first));
  timer.setTurn(null);
  assert.equal(lasts("medium"), natural);
});

test("turns have no limit where the table waits for taps", () => {
  for (const read of /** @type {const} */ (["news", "result", "long", "longer"])) {
    const { timer, lasts } = timing("tap");
    const natural = lasts("medium");
    timer.setTurn(1);
    assert.equal(lasts("medium"), natural);
    assert.equal(lasts(read), Number.POSITIVE_INFINITY);
  }
});

test("reduced motion takes no time for objects, and reading keeps its time", () => {
  const { lasts } = timing();
  const read = lasts("long");
  prefer(true);
  assert.deepEqual([lasts("roll"), lasts("move"), lasts("turn")], [0, 0, 0]);
  assert.equal(lasts("long"), read);
});

test("a tap ends an endless pause", async () => {
  const { timer } = timing();
  const waiting = timer.wait(Number.POSITIVE_INFINITY);
  timer.skip();
  await waiting;
});

test("lessons are slow unless another speed is chosen", () => {
  const state = (/** @type {Pace} */ pace, /** @type {unknown} */ lesson) =>
    /** @type {any} */ ({ settings: { pace }, view: { lesson } });
  assert.equal(paceNow(state("normal", {})), "slow");
  assert.equal(paceNow(state("fast", {})), "fast");
  assert.equal(paceNow(state("normal", null)), "normal");
});
