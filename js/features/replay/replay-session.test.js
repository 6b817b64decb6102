/** Replays, with an engine that answers when a test allows it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../app/state.js";
import { CodedError } from "../../engine/errors.js";
import { Replay } from "./replay-session.js";

const WATCHED = {
  plies: 9,
  rounds: [2, 5],
  begun: true,
  events: [],
  over: true,
  secrets: true,
  same_dice: true,
};
const STORY = /** @type {any} */ ({ headlines: [], silent: [] });

/** The match that the engine shows. */
let watched = WATCHED;
/** @type {any[]} unanswered requests */
let pending;
/** @type {Store} */
let store;
/** @type {Replay} */
let replay;

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Answers the oldest request. */
async function answer() {
  const { request, resolve } = pending.shift();
  resolve(
    request.do.startsWith("watch")
      ? watched
      : { view: { game: "pig", ply: request.ply, as: request.as } },
  );
  await settled();
}

/** Refuses the oldest request. @param {string} code */
async function refuse(code) {
  pending.shift().reject(new CodedError({ code }));
  await settled();
}

/** Answers all requests. */
async function answerAll() {
  while (pending.length) await answer();
}

/** Returns the number of actions and the viewer of the position that is shown. */
const shown = () => {
  const { view } = /** @type {any} */ (store.state);
  return [view.ply, view.as];
};

beforeEach(async () => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null },
    navigator: { languages: ["en"] },
  });
  pending = [];
  watched = WATCHED;
  store = new Store();
  const inquire = (/** @type {any} */ request) =>
    new Promise((resolve, reject) => pending.push({ request, resolve, reject }));
  replay = new Replay(store, inquire, () => STORY);
  replay.open({ record: "volle 1" });
  await answerAll();
});

test("a finished match is shown with all hidden information, from its first round", () => {
  assert.equal(replay.now?.viewer, "all");
  assert.deepEqual(shown(), [2, null]);
});

for (const [plies, begins] of /** @type {const} */ ([
  [6, 5],
  [5, 2],
]))
  test(`a running match of ${plies} actions is shown as it is now, and plays from its last round`, async () => {
    watched = { ...WATCHED, over: false, plies };
    replay.open({});
    await answerAll();
    assert.deepEqual(shown(), [plies, null]);
    replay.toggle();
    await answerAll();
    assert.deepEqual(shown(), [begins, null]);
    replay.pause();
  });

test("only the last of the positions requested during a request is fetched", async () => {
  for (const ply of [1, 2, 3, 7]) replay.go(ply);
  assert.equal(pending.length, 1);
  await answer();
  assert.equal(pending.length, 1);
  await answerAll();
  assert.deepEqual(shown(), [7, null]);
});

test("steps add up while the engine is slow", async () => {
  for (let count = 0; count < 4; count++) replay.step(1);
  replay.step(-1);
  await answerAll();
  assert.equal(shown()[0], 5);
});

test("the viewer that was chosen last sees the position", async () => {
  for (const seat of [0, 1, 2]) replay.see(seat);
  await answerAll();
  assert.deepEqual(shown(), [2, 2]);
});

test("positions are limited to the match", async () => {
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

test("rounds can be skipped in both directions, up to the ends", async () => {
  const seen = [];
  replay.go(0);
  await answerAll();
  for (const direction of /** @type {(1 | -1)[]} */ ([1, 1, 1, -1, -1, -1])) {
    replay.round(direction);
    await answerAll();
    seen.push(shown()[0]);
  }
  assert.deepEqual(seen, [2, 5, 9, 5, 2, 0]);
});

test("a match that arrives after its replay was closed is ignored", async () => {
  replay.close();
  replay.open({ record: "volle 1" });
  replay.close();
  await answerAll();
  assert.equal(store.state.view, null);
  assert.equal(replay.now, null);
});

test("a viewer chosen before the replay was closed is ignored", async () => {
  replay.see(1);
  replay.close();
  await answerAll();
  assert.equal(store.state.view, null);
  assert.equal(replay.now, null);
});

test("the second of two matches opened in a row is shown", async () => {
  replay.open({ id: "one" });
  replay.open({ id: "two" });
  await answerAll();
  assert.equal(replay.now?.source.id, "two");
});

test("closing restores the table, and late answers are ignored", async () => {
  replay.go(5);
  replay.close();
  await answerAll();
  assert.equal(store.state.view, null);
  assert.equal(replay.now, null);
});

test("a match is shown only when its first position has arrived", async () => {
  replay.close();
  replay.open({ id: "one" }, 4);
  while (pending[0].request.do !== "position") await answer();
  assert.equal(store.state.view, null);
  assert.equal(store.state.replay, null);
  await answer();
  assert.deepEqual(shown(), [4, null]);
});

test("an unreadable match is not shown, and opening rejects with the reason", async () => {
  replay.close();
  const opening = replay.open({ id: "gone" });
  const rejected = assert.rejects(opening, { code: "shelf.gone" });
  await refuse("shelf.gone");
  await rejected;
  assert.equal(replay.now, null);
  assert.equal(store.state.view, null);
});

test("an engine that has restarted gets the match again", async () => {
  replay.go(5);
  await refuse("replay.none");
  assert.equal(pending[0].request.do, "watch");
  await answerAll();
  assert.deepEqual(shown(), [5, null]);
});

test("a refused position leaves the one before, and the state has the refusal", async () => {
  replay.go(5);
  await refuse("engine.crashed");
  assert.deepEqual(shown(), [2, null]);
  assert.equal(replay.now?.ply, 2);
  assert.equal(store.state.refusal?.code, "engine.crashed");
});
