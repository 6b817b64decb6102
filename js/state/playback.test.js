/** Playback, with a timer that a test ends by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Playback } from "./playback.js";
import { initialState } from "./state.js";

/** @typedef {import("./story.js").Story} Story */

/** @type {Story} */
const STORY = {
  roll: "dice.rolled",
  pauses: { "card.turned": "medium", "dice.rolled": "medium" },
  holds: { "turn.lost": "long" },
  reading: [["turn.lost", "short"]],
  headlines: ["turn.lost", "dice.rolled", "card.turned"],
  silent: [],
  calls: [],
};

/** A table of one bot and one person. @param {number} ply */
const table = (ply) =>
  /** @type {any} */ ({ game: "pig", ply, seats: [{ bot: "b" }, { bot: null }] });

/** @param {string} code @param {object} [fields] */
const event = (code, fields) =>
  /** @type {any} */ ({ code, rule: "pig.rule", ply: 1, seat: 0, ...fields });

/** A playback whose pauses end when `next` is called; `pauses` are those that it made. */
function playing() {
  let state = initialState([]);
  /** @type {string[]} */
  const pauses = [];
  const steps = { count: 0 };
  let end = () => {};
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const next = async () => {
    await settled();
    end();
    await settled();
  };
  const timer = {
    wait: (/** @type {string} */ duration) => {
      pauses.push(duration);
      return /** @type {Promise<void>} */ (new Promise((resolve) => (end = () => resolve())));
    },
    skip: () => end(),
  };
  const playback = new Playback({
    state: () => state,
    change: (news) => (state = { ...state, ...news }),
    storyOf: () => STORY,
    look: async () => {},
    goesOn: () => steps.count === 0,
    step: async () => {
      steps.count++;
    },
    timer,
  });
  return { playback, pauses, next, steps, shown: () => state };
}

/** A roll that loses the turn: three tables, the last of which nobody is told of. */
const ANSWER = /** @type {any} */ ({
  view: table(9),
  log: null,
  frames: [
    { event: event("dice.rolled"), view: table(7) },
    { event: event("turn.lost"), view: table(8) },
  ],
});

test("dice tumble over the table before them, and nothing is told of them", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play(ANSWER);
  assert.deepEqual(shown().frame, { event: ANSWER.frames[0].event, rolling: true });
  assert.equal(shown().view, null);
  assert.deepEqual(shown().log, []);
  assert.equal(shown().headline, null);
  assert.equal(pauses.at(-1), "roll");
});

test("each event is shown with the table after it, then the table as it is", async () => {
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

test("the last event is not rested on where its table is the one that stays", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  await playback.play({ ...ANSWER, frames: [{ event: event("card.turned"), view: null }] });
  assert.equal(shown().view?.ply, 9);
  assert.deepEqual(pauses, ["brief"]);
});

test("an event that is held is rested on even then", async () => {
  const { playback, pauses, next, shown } = playing();
  playback.start();
  await next();
  playback.play({ ...ANSWER, frames: [{ event: event("turn.lost"), view: null }] });
  assert.equal(shown().frame?.event.code, "turn.lost");
  assert.equal(pauses.at(-1), "long");
});

test("what somebody here has just chosen is not rested on", async () => {
  const { playback, pauses, next } = playing();
  playback.start();
  await next();
  const chosen = event("card.turned", { seat: 1, way: "choice" });
  await playback.play({ ...ANSWER, frames: [{ event: chosen, view: table(7) }] });
  assert.deepEqual(pauses, ["brief"]);
});

test("stopping shows the table as it is, and nothing goes on by itself", async () => {
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

test("while nobody watches an answer is shown at once", async () => {
  const { playback, pauses, shown } = playing();
  await playback.play(ANSWER);
  assert.equal(shown().view?.ply, 9);
  assert.deepEqual(pauses, []);
});

test("a log that reads anew takes the place of the one before", async () => {
  const { playback, shown } = playing();
  await playback.play(ANSWER);
  await playback.play({ ...ANSWER, log: [event("card.turned")] });
  assert.deepEqual(
    shown().log.map(({ code }) => code),
    ["card.turned", "dice.rolled", "turn.lost"],
  );
});

test("the table is read as long as what happened wants, then the match goes on", async () => {
  const { playback, pauses, next, steps } = playing();
  playback.start();
  playback.play({ ...ANSWER, frames: [{ event: event("turn.lost"), view: null }] });
  await next();
  assert.equal(pauses.at(-1), "short");
  await next();
  assert.equal(steps.count, 1);
});
