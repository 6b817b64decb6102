/** The steps of the end of a match, with a clock that the tests move. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import {
  ALL,
  EndSequence,
  finalists,
  isShow,
  isWinnerShown,
  shownOf,
  stepsOf,
} from "./end-sequence.js";

/** @import { Step } from "./end-sequence.js" */

/** @type {Step[]} */
const COUNT = [
  { part: "plain", beat: "card" },
  { part: "plain", beat: "card" },
  { part: "plain", beat: "sum" },
  { part: "black", beat: "total" },
];
/** @type {Step[]} */
const STEPS = [...COUNT, { part: "place-0", beat: "place" }];

/** Advances the clock beyond all steps. */
function wait() {
  for (let second = 0; second < 60; second++) mock.timers.tick(1000);
}

/** A sequence that has begun, and every step that it has shown. @param {{ still?: boolean, pace?: "normal" | "tap" }} [wishes] */
function begun({ still = false, pace = "normal" } = {}) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, { matchMedia: () => ({ matches: still }) });
  /** @type {number[]} */
  const shown = [];
  const view = { game: "pig", result: { ranking: [[0]] } };
  const store = {
    state: /** @type {any} */ ({ view, log: [], settings: { pace } }),
    change: (/** @type {any} */ { endStep }) => shown.push(endStep),
  };
  const sequence = new EndSequence(store, () => /** @type {any} */ ({ count: () => COUNT }));
  sequence.prepare();
  sequence.begin();
  return { sequence, shown };
}

test("steps follow one another until everything is shown", () => {
  const { shown } = begun();
  wait();
  assert.deepEqual(shown, [-1, 0, 1, 2, 3, 4, ALL]);
});

test("a tap goes on by a sum or a place, past the cards before it", () => {
  const { sequence, shown } = begun();
  sequence.skip();
  assert.deepEqual(shown, [-1, 0, 2]);
  sequence.skip();
  sequence.skip();
  sequence.skip();
  assert.deepEqual(shown, [-1, 0, 2, 3, 4, ALL]);
});

test("a long press shows everything, and a short one nothing more", () => {
  const { sequence, shown } = begun({ pace: "tap" });
  sequence.skip();
  sequence.skip();
  sequence.press();
  mock.timers.tick(300);
  sequence.release();
  wait();
  assert.equal(shown.at(-1), 3);
  sequence.press();
  mock.timers.tick(600);
  sequence.release();
  assert.equal(shown.at(-1), ALL);
});

test("nothing else is in sight from the first step to the last", () => {
  const view = /** @type {any} */ ({ result: {} });
  assert.ok(isShow({ view, endStep: 0 }));
  assert.ok(!isShow({ view, endStep: ALL }));
  assert.ok(!isShow({ view: null, endStep: 0 }));
});

test("leaving before the end shows all of it on return", () => {
  const { sequence, shown } = begun();
  sequence.prepare();
  sequence.finish();
  sequence.begin();
  assert.equal(shown.at(-1), ALL);
});

test("a tap after the last step does nothing", () => {
  const { sequence, shown } = begun();
  sequence.finish();
  sequence.skip();
  sequence.finish();
  wait();
  assert.deepEqual(shown, [-1, 0, ALL]);
});

test("reduced motion shows everything immediately", () => {
  assert.deepEqual(begun({ still: true }).shown, [-1, ALL]);
});

test("the totals and the podium wait for a tap at that speed", () => {
  const { sequence, shown } = begun({ pace: "tap" });
  wait();
  assert.equal(shown.at(-1), 3);
  sequence.skip();
  wait();
  assert.equal(shown.at(-1), 4);
});

/** A finished match of five. */
const VIEW = /** @type {any} */ ({ result: { ranking: [[1], [0], [2, 3], [4]] } });
/** A story whose count has one step. */
const STORY = /** @type {any} */ ({ count: () => STEPS.slice(0, 1) });

test("the podium follows the count, winners last", () => {
  assert.deepEqual(
    stepsOf(STORY, VIEW, []).map(({ part, beat }) => [part, beat]),
    [
      ["plain", "card"],
      ["place-2", "place"],
      ["place-1", "place"],
      ["place-0", "win"],
    ],
  );
});

test("the winner is shown by the last step", () => {
  assert.ok(!isWinnerShown(STORY, { view: VIEW, log: [], endStep: 2 }));
  assert.ok(isWinnerShown(STORY, { view: VIEW, log: [], endStep: 3 }));
  assert.ok(isWinnerShown(STORY, { view: VIEW, log: [], endStep: ALL }));
});

test("the last part of the count decides between the first two places, or between equal winners", () => {
  assert.deepEqual(finalists({ ranking: [[1], [0, 2], [3]] }), [1, 0, 2]);
  assert.deepEqual(finalists({ ranking: [[1, 0], [2]] }), [1, 0]);
});

test("each part shows as much as its steps have reached", () => {
  assert.equal(shownOf(STEPS, 0)("plain"), 1);
  assert.equal(shownOf(STEPS, 3)("plain"), 3);
  assert.equal(shownOf(STEPS, 3)("place-0"), 0);
  assert.equal(shownOf(STEPS, ALL)("place-0"), 1);
});
