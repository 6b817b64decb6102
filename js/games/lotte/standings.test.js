/** How the scores of a match grew. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { raceSteps, standings } from "./standings.js";

const VIEW = /** @type {any} */ ({ seats: [{}, {}] });

/** @param {string} code @param {number} seat @param {number} [score] */
const event = (code, seat, score) =>
  /** @type {any} */ ({ code, seat, ...(score === undefined ? {} : { score }) });

test("every change of a score is a frame, and nothing else is", () => {
  const log = [
    event("turn.scored", 0, 50),
    event("turn.lost", 1),
    event("finale.begun", 0, 50),
    event("leader.lost", 0, -50),
    event("turn.scored", 1, 99),
  ];
  assert.deepEqual(standings(VIEW, log), [
    [50, 0],
    [-50, 0],
    [-50, 99],
  ]);
});

test("a long match is told in few frames, and its end is the last", () => {
  const log = Array.from({ length: 90 }, (_, index) => event("turn.scored", 0, index));
  const frames = standings(VIEW, log);
  assert.ok(frames.length <= 20);
  assert.deepEqual(frames.at(-1), [89, 0]);
});

test("a match in which nothing was written down has no frames", () => {
  assert.deepEqual(standings(VIEW, []), []);
});

test("the last scores of the race are seen for longer than those on the way", () => {
  const log = [
    event("turn.scored", 0, 50),
    event("turn.scored", 1, 300),
    event("turn.scored", 0, 450),
  ];
  const beats = raceSteps(VIEW, log).map(({ beat }) => beat);
  assert.deepEqual(beats, ["card", "card", "total"]);
});
