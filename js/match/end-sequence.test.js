/** The end of a match, step by step, with a clock that the tests move. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { ALL, EndSequence, shownOf, stepsOf } from "./end-sequence.js";

/** @import { Step } from "./end-sequence.js" */

/** @type {Step[]} */
const COUNT = [
  { part: "plain", beat: "card" },
  { part: "plain", beat: "card" },
  { part: "black", beat: "card" },
];
/** @type {Step[]} */
const STEPS = [...COUNT, { part: "place-0", beat: "place" }];

/** Lets more time pass than all steps take. */
function wait() {
  for (let second = 0; second < 60; second++) mock.timers.tick(1000);
}

/** A endStep that has begun, and every step that it has shown. @param {{ still?: boolean, pace?: "normal" | "tap" }} [wishes] */
function begun({ still = false, pace = "normal" } = {}) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, { matchMedia: () => ({ matches: still }) });
  /** @type {number[]} */
  const shown = [];
  const view = { game: "pig", result: { ranking: [[0]] } };
  const endStep = new EndSequence({
    storyOf: () => /** @type {any} */ ({ count: () => COUNT }),
    state: () => /** @type {any} */ ({ view, log: [], settings: { pace } }),
    change: ({ endStep: step }) => shown.push(step),
  });
  endStep.prepare();
  endStep.begin();
  return { endStep, shown };
}

test("steps follow one another, then all is shown", () => {
  const { shown } = begun();
  wait();
  assert.deepEqual(shown, [-1, 0, 1, 2, 3, ALL]);
});

test("a tap goes on to the next part", () => {
  const { endStep, shown } = begun();
  endStep.skip();
  assert.deepEqual(shown, [-1, 0, 2]);
  endStep.skip();
  endStep.skip();
  assert.deepEqual(shown, [-1, 0, 2, 3, ALL]);
});

test("whoever has left before the end sees all of it when they come back", () => {
  const { endStep, shown } = begun();
  endStep.prepare();
  endStep.finish();
  endStep.begin();
  assert.equal(shown.at(-1), ALL);
});

test("a tap when all is shown does nothing", () => {
  const { endStep, shown } = begun();
  endStep.finish();
  endStep.skip();
  endStep.finish();
  wait();
  assert.deepEqual(shown, [-1, 0, ALL]);
});

test("whoever wants no motion sees all at once", () => {
  assert.deepEqual(begun({ still: true }).shown, [-1, ALL]);
});

test("where a tap is waited for, the podium waits for it", () => {
  const { shown } = begun({ pace: "tap" });
  wait();
  assert.equal(shown.at(-1), 3);
});

test("the podium comes after the count, the winners last, then what people talk about", () => {
  const story = /** @type {any} */ ({ count: () => STEPS.slice(0, 1) });
  const result = { ranking: [[1], [0], [2, 3], [4]], highlights: [{}, {}] };
  const steps = stepsOf(story, /** @type {any} */ ({ result }), []);
  const parts = ["plain", "place-2", "place-1", "place-0", "highlight", "highlight"];
  assert.deepEqual(
    steps.map(({ part }) => part),
    parts,
  );
});

test("of each part as much is shown as its steps have come", () => {
  assert.equal(shownOf(STEPS, 0)("plain"), 1);
  assert.equal(shownOf(STEPS, 2)("plain"), 2);
  assert.equal(shownOf(STEPS, 2)("place-0"), 0);
  assert.equal(shownOf(STEPS, ALL)("place-0"), 1);
});
