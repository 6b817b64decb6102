/** Playback, with a timer that a test ends by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWER, event, playing, table } from "./playback.kit.js";

test("dice tumble over the table before them, without text about them", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play(ANSWER);
  const [{ event: rolled, view: coming }] = ANSWER.frames;
  const frame = { event: rolled, now: "moving", coming, rolling: true, lasts: 7 };
  assert.deepEqual(shown().frame, frame);
  assert.equal(shown().view, null);
  assert.deepEqual(shown().log, []);
  assert.equal(shown().headline, null);
  assert.equal(pauses.at(-1), "roll");
});

test("each event is shown with the table after it, then the final table", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play(ANSWER);
  await next();
  assert.equal(shown().view?.ply, 7);
  assert.deepEqual(
    shown().log.map(({ code }) => code),
    ["dice.rolled"],
  );
  assert.equal(shown().headline?.code, "dice.rolled");
  await next();
  assert.equal(shown().view?.ply, 8);
  assert.equal(shown().headline?.code, "turn.lost");
  await next();
  assert.equal(shown().view?.ply, 9);
  assert.equal(shown().frame, null);
  assert.deepEqual(pauses.slice(1), ["roll", "medium", "long"]);
});

/** A taken card: marked, moving and landed. */
const TAKEN = {
  ...ANSWER,
  frames: [
    { event: event("turn.lost"), view: table(7) },
    { event: event("card.taken"), view: table(8) },
  ],
};

/** The state of the objects, and the visible text. @param {ReturnType<typeof playing>["shown"]} shown */
function seen(shown) {
  const { frame, view, log, headline } = shown();
  return [frame?.now, frame?.coming?.ply ?? null, view?.ply, log.at(-1)?.code, headline?.code];
}

test("all text is that of the table before until objects have landed", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play(TAKEN);
  assert.deepEqual(seen(shown), ["landed", null, 7, "turn.lost", "turn.lost"]);
  await next();
  assert.deepEqual(seen(shown), ["marked", null, 7, "turn.lost", "turn.lost"]);
  await next();
  assert.deepEqual(seen(shown), ["moving", 8, 7, "turn.lost", "turn.lost"]);
  await next();
  assert.deepEqual(seen(shown), ["landed", null, 8, "card.taken", "card.taken"]);
  assert.deepEqual(pauses.slice(1), ["long", "short", "move", "medium"]);
});

test("text follows when everything has landed, and an earlier landing does not count", async () => {
  const { playback, next, settled, shown } = playing();
  playback.start();
  await next();
  playback.play(TAKEN);
  const before = shown().frame;
  playback.land(before);
  await settled();
  assert.equal(shown().frame, before, "nothing moves");
  await next();
  await next();
  const { frame } = shown();
  playback.land(before);
  await settled();
  assert.equal(shown().frame, frame, "what has landed is not what moves now");
  playback.land(frame);
  await settled();
  assert.deepEqual(seen(shown), ["landed", null, 8, "card.taken", "card.taken"]);
});

test("what lies where dice will roll leaves before they tumble", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  const turned = { event: event("card.turned"), view: { ...table(6), covered: true } };
  playback.play({ ...ANSWER, frames: [turned, ...ANSWER.frames] });
  await next();
  assert.deepEqual(seen(shown), ["moving", null, 6, "card.turned", "card.turned"]);
  assert.equal(shown().frame?.rolling, false);
  await next();
  assert.deepEqual(seen(shown), ["moving", 7, 6, "card.turned", "card.turned"]);
  assert.equal(shown().frame?.rolling, true);
  assert.deepEqual(pauses.slice(2), ["medium", "move", "roll"]);
});

test("a great event is staged when its objects have landed, and the table rests on that", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play({ ...ANSWER, frames: [{ event: event("card.taken", { turn: 0 }), view: null }] });
  while (shown().frame?.now !== "landed") {
    assert.equal(shown().frame?.staged, undefined);
    await next();
  }
  const { name, time } = shown().frame?.staged ?? {};
  assert.deepEqual([name, time], ["taken", 7]);
  assert.ok(pauses.includes("cheer"));
  await next();
  assert.equal(shown().frame, null);
});

test("an event of a person here is staged for longer, also in the turn of a bot", async () => {
  const pausesOf = async (/** @type {object} */ fields) => {
    const { playback, pauses, next, shown } = playing();
    playback.start();
    await next();
    playback.play({ ...ANSWER, frames: [{ event: event("card.taken", fields), view: null }] });
    while (shown().frame?.now !== "landed") await next();
    return pauses.at(-1);
  };
  assert.equal(await pausesOf({ seat: 0, turn: 0 }), "cheer");
  assert.equal(await pausesOf({ seat: 1, turn: 0 }), "joy");
  assert.equal(await pausesOf({ seat: 0, turn: 1 }), "joy");
});

test("what is skipped is not staged", async () => {
  const { playback, next, shown } = playing();
  playback.start();
  await next();
  const taken = event("card.taken", { turn: 0 });
  playback.play({ ...ANSWER, frames: [...ANSWER.frames, { event: taken, view: null }] });
  playback.skipToDecision();
  for (let left = 6; left && shown().playing; left--) {
    assert.equal(shown().frame?.staged, undefined);
    await next();
  }
});

test("the last event is not rested on if its table is the final one", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  await playback.play({ ...ANSWER, frames: [{ event: event("card.turned"), view: null }] });
  assert.equal(shown().view?.ply, 9);
  assert.deepEqual(pauses, ["brief"]);
});

test("an event with a hold is rested on even then", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play({ ...ANSWER, frames: [{ event: event("turn.lost"), view: null }] });
  assert.equal(shown().frame?.event.code, "turn.lost");
  assert.equal(pauses.at(-1), "long");
});

test("an event that a person here has just chosen is not rested on", async () => {
  const { playback, pauses, next } = playing();
  playback.start();
  await next();
  const chosen = event("card.turned", { seat: 1, way: "choice" });
  await playback.play({ ...ANSWER, frames: [{ event: chosen, view: table(7) }] });
  assert.deepEqual(pauses, ["brief"]);
});

test("stopping shows the final table, and nothing goes on by itself", async () => {
  const { playback, next, shown, steps } = playing();
  playback.start();
  await next();
  playback.play(ANSWER);
  playback.stop();
  await next();
  assert.equal(shown().view?.ply, 9);
  assert.deepEqual(
    shown().log.map(({ code }) => code),
    ["dice.rolled", "turn.lost"],
  );
  assert.equal(shown().playing, false);
  assert.equal(steps.count, 1);
});

test("an answer is shown immediately while the table is not on screen", async () => {
  const { playback, pauses, shown } = playing();
  await playback.play(ANSWER);
  assert.equal(shown().view?.ply, 9);
  assert.deepEqual(pauses, []);
});

test("a complete log replaces the one before", async () => {
  const { playback, shown } = playing();
  await playback.play(ANSWER);
  await playback.play({ ...ANSWER, log: [event("card.turned")] });
  assert.deepEqual(
    shown().log.map(({ code }) => code),
    ["card.turned", "dice.rolled", "turn.lost"],
  );
});

test("the table is read for the time of its events, then the match goes on", async () => {
  const { playback, pauses, next, steps } = playing();
  playback.start();
  playback.play({ ...ANSWER, frames: [{ event: event("dice.rolled"), view: null }] });
  await next();
  await next();
  assert.equal(pauses.at(-1), "short");
  await next();
  assert.equal(steps.count, 1);
});

test("a bot's turn is timed, a person's is not", async () => {
  const { playback, turns } = playing();
  playback.start();
  playback.play(ANSWER);
  playback.play({ ...ANSWER, frames: [{ event: event("dice.rolled", { seat: 1 }), view: null }] });
  assert.deepEqual(turns, [0, null]);
});
