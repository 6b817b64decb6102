/** A match watched again, with an engine that answers when a test lets it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../app/store.js";
import { CodedError } from "../../engine/errors.js";
import { Replay } from "./replay-session.js";

const WATCHED = {
  plies: 9,
  rounds: [2, 5],
  events: [],
  over: true,
  secrets: true,
  same_dice: true,
};
const STORY = /** @type {any} */ ({ headlines: [], silent: [] });

/** @type {any[]} what was asked and is not answered yet */
let pending;
/** @type {Store} */
let store;
/** @type {Replay} */
let replay;

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Answers what was asked first. */
async function answer() {
  const { request, resolve } = pending.shift();
  resolve(
    request.do.startsWith("watch")
      ? WATCHED
      : { view: { game: "pig", ply: request.ply, eyes: request.as } },
  );
  await settled();
}

/** Refuses what was asked first. @param {string} code */
async function refuse(code) {
  pending.shift().reject(new CodedError({ code }));
  await settled();
}

/** Answers everything that is asked. */
async function answerAll() {
  while (pending.length) await answer();
}

/** What is shown: after how many actions, and through whose eyes. */
const shown = () => {
  const { view } = /** @type {any} */ (store.state);
  return [view.ply, view.eyes];
};

beforeEach(async () => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null },
    navigator: { languages: ["en"] },
  });
  pending = [];
  store = new Store();
  const inquire = (/** @type {any} */ request) =>
    new Promise((resolve, reject) => pending.push({ request, resolve, reject }));
  replay = new Replay(store, inquire, () => STORY);
  replay.open({ record: "volle 1" });
  await answerAll();
});

test("a match that is over is seen whole, from its beginning", () => {
  assert.equal(replay.now?.eyes, "all");
  assert.deepEqual(shown(), [0, null]);
});

test("of many wishes while an answer is awaited only the last is met", async () => {
  for (const ply of [1, 2, 3, 7]) replay.go(ply);
  assert.equal(pending.length, 1);
  await answer();
  assert.equal(pending.length, 1);
  await answerAll();
  assert.deepEqual(shown(), [7, null]);
});

test("steps add up, however slowly the engine answers", async () => {
  for (let count = 0; count < 4; count++) replay.step(1);
  replay.step(-1);
  await answerAll();
  assert.equal(shown()[0], 3);
});

test("the last eyes that were chosen see the moment", async () => {
  for (const seat of [0, 1, 2]) replay.see(seat);
  await answerAll();
  assert.deepEqual(shown(), [0, 2]);
});

test("nobody goes beyond the ends", async () => {
  for (const [ply, last] of [
    [-4, 0],
    [99, 9],
    [Number.POSITIVE_INFINITY, 9],
    [Number.NaN, 0],
  ]) {
    replay.go(Number(ply));
    await answerAll();
    assert.equal(shown()[0], last);
  }
});

test("rounds are gone through both ways, to the ends", async () => {
  const seen = [];
  for (const way of /** @type {(1 | -1)[]} */ ([1, 1, 1, -1, -1, -1])) {
    replay.round(way);
    await answerAll();
    seen.push(shown()[0]);
  }
  assert.deepEqual(seen, [2, 5, 9, 5, 2, 0]);
});

test("whoever leaves while a match is being fetched is not brought back by it", async () => {
  replay.close();
  replay.open({ record: "volle 1" });
  replay.close();
  await answerAll();
  assert.equal(store.state.view, null);
  assert.equal(replay.now, null);
});

test("eyes that are chosen just before leaving bring nothing back", async () => {
  replay.see(1);
  replay.close();
  await answerAll();
  assert.equal(store.state.view, null);
  assert.equal(replay.now, null);
});

test("of two matches that are opened one after the other the second is shown", async () => {
  replay.open({ id: "one" });
  replay.open({ id: "two" });
  await answerAll();
  assert.equal(replay.now?.source.id, "two");
});

test("what lay on the table is there again when it is closed, whatever comes too late", async () => {
  replay.go(5);
  replay.close();
  await answerAll();
  assert.equal(store.state.view, null);
  assert.equal(replay.now, null);
});

test("nothing of a match is shown before its first moment is there", async () => {
  replay.close();
  replay.open({ id: "one" }, 4);
  while (pending[0].request.do !== "position") await answer();
  assert.equal(store.state.view, null);
  assert.equal(store.state.replay, null);
  await answer();
  assert.deepEqual(shown(), [4, null]);
});

test("a match that cannot be read is not shown, and the reason is passed on", async () => {
  replay.close();
  const opening = replay.open({ id: "gone" });
  const rejected = assert.rejects(opening, { code: "shelf.gone" });
  await refuse("shelf.gone");
  await rejected;
  assert.equal(replay.now, null);
  assert.equal(store.state.view, null);
});

test("an engine that was started meanwhile is shown the match again", async () => {
  replay.go(5);
  await refuse("replay.none");
  assert.equal(pending[0].request.do, "watch");
  await answerAll();
  assert.deepEqual(shown(), [5, null]);
});

test("a moment that is refused leaves the one before, and the reason can be read", async () => {
  replay.go(5);
  await refuse("engine.crashed");
  assert.deepEqual(shown(), [0, null]);
  assert.equal(replay.now?.ply, 0);
  assert.equal(store.state.refusal?.code, "engine.crashed");
});
