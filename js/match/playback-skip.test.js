/** Skipping ahead in what is played. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWER, playing, table } from "./playback.kit.js";

test("skipping shows nothing more before somebody decides", async () => {
  const { playback, pauses, next, shown, steps } = playing();
  playback.start();
  playback.play(ANSWER);
  playback.skipToDecision();
  await next();
  assert.deepEqual(pauses.slice(-1), ["roll"]);
  assert.equal(steps.count, 1);
  await playback.play({ ...ANSWER, view: table(12) });
  assert.equal(shown().view?.ply, 12);
  assert.equal(shown().frame, null);
  assert.deepEqual(pauses.slice(-1), ["roll"]);
});

test("what comes after the decision is shown again", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play(ANSWER);
  playback.skipToDecision();
  await next();
  assert.equal(shown().playing, false);
  playback.play(ANSWER);
  await next();
  assert.equal(pauses.at(-1), "medium");
});

test("where nothing is played there is nothing to skip", async () => {
  const { playback, pauses, next } = playing();
  playback.skipToDecision();
  playback.start();
  playback.play(ANSWER);
  await next();
  assert.equal(pauses.at(-1), "medium");
});
