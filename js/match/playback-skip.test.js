/** Skipping ahead in a playback. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWER, playing, table } from "./playback.kit.js";

test("skipping shows no frame before the next decision", async () => {
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

test("frames after the decision are shown again", async () => {
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

test("skipping does nothing while nothing is played", async () => {
  const { playback, pauses, next } = playing();
  playback.skipToDecision();
  playback.start();
  playback.play(ANSWER);
  await next();
  assert.equal(pauses.at(-1), "medium");
});
