/** The sounds for changes of the table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cuesOf } from "./sound.js";

/** @type {any} */
const STORY = {
  sounds: {
    "dice.rolled": "land",
    "turn.lost": "bust",
    "card.turned": "card",
    "chip.gained": "chip",
    "game.won": "fanfare",
    "cards.dealt": "deal",
  },
  motions: {
    "dice.rolled": { lasts: "roll", sound: "roll" },
    "cards.dealt": { lasts: "turn", sound: "deal" },
  },
};

/** @param {string} code @param {number} [seat] @param {number} [ply] */
const event = (code, seat = 0, ply = 1) => /** @type {any} */ ({ code, rule: "", ply, seat });

/** @param {any[]} log @param {any} [news] */
const seen = (log, news) => ({
  screen: "table",
  view: { seats: [] },
  log,
  frame: null,
  ...news,
});

/** @param {any} before @param {any} now */
const soundsOf = (before, now) => cuesOf(STORY, before, now).map(({ sound }) => sound);

const CARD = event("card.turned");
const ROLL = event("dice.rolled");
const LOST = event("turn.lost");

test("an event sounds when its text appears, with the seat that caused it", () => {
  assert.deepEqual(cuesOf(STORY, seen([CARD]), seen([CARD, event("turn.lost", 2)])), [
    { sound: "bust", seat: 2 },
  ]);
});

test("tumbling dice sound once, and never their result", () => {
  const tumbling = seen([CARD], { frame: { event: ROLL, now: "moving", coming: {} } });
  assert.deepEqual(soundsOf(seen([CARD]), tumbling), ["roll"]);
  assert.deepEqual(soundsOf(tumbling, { ...tumbling }), []);
  const lying = seen([CARD, ROLL], { frame: { event: ROLL, now: "landed" } });
  assert.deepEqual(soundsOf(tumbling, lying), ["land"]);
});

test("dice are silent while other objects make room for them", () => {
  const clearing = seen([CARD], { frame: { event: ROLL, now: "moving", coming: null } });
  assert.deepEqual(soundsOf(seen([CARD]), clearing), []);
});

test("objects that sound as they move are silent when they land", () => {
  const dealt = event("cards.dealt");
  const moving = seen([], { frame: { event: dealt, now: "moving", coming: {} } });
  assert.deepEqual(soundsOf(seen([]), moving), ["deal"]);
  assert.deepEqual(soundsOf(moving, seen([dealt])), []);
  assert.deepEqual(soundsOf(seen([]), seen([dealt])), ["deal"]);
});

test("objects without a sound of their own are silent until they land", () => {
  const moving = seen([], { frame: { event: CARD, now: "moving", coming: {} } });
  assert.deepEqual(soundsOf(seen([]), moving), []);
  assert.deepEqual(soundsOf(moving, seen([CARD])), ["card"]);
});

test("a sound can depend on what its event names, such as chips that are paid", () => {
  const paid = (/** @type {any} */ { chips }) => (chips ? "pay" : undefined);
  const story = /** @type {any} */ ({
    sounds: { "bid.reached": "bell" },
    motions: { "bid.reached": { lasts: "move", sound: paid } },
  });
  const heard = [2, 0].map((chips) => {
    const reached = { ...event("bid.reached"), chips };
    const moving = seen([], { frame: { event: reached, now: "moving", coming: {} } });
    const cues = [cuesOf(story, seen([]), moving), cuesOf(story, moving, seen([reached]))];
    return cues.flat().map(({ sound }) => sound);
  });
  assert.deepEqual(heard, [["pay", "bell"], ["bell"]]);
});

test("a match that is opened, restarted or taken back is silent", () => {
  assert.deepEqual(soundsOf(seen([], { view: null }), seen([CARD, ROLL])), []);
  assert.deepEqual(soundsOf(seen([CARD], { screen: "menu" }), seen([CARD, ROLL])), []);
  assert.deepEqual(soundsOf(seen([CARD, ROLL, LOST]), seen([CARD])), []);
  assert.deepEqual(soundsOf(seen([CARD]), seen([event("chip.gained", 0, 7), CARD])), []);
});

test("an event whose fields change does not sound again", () => {
  assert.deepEqual(soundsOf(seen([CARD]), seen([{ ...CARD, card: null }])), []);
});

test("of many events, the last three sounds play, each once", () => {
  const events = ["card.turned", "turn.lost", "chip.gained", "chip.gained", "game.won"];
  const heard = soundsOf(seen([]), seen(events.map((code) => event(code))));
  assert.deepEqual(heard, ["bust", "chip", "fanfare"]);
});

test("the win sounds when the winner is shown, not while points are counted", () => {
  const story = /** @type {any} */ ({ ...STORY, count: () => [{ part: "race", beat: "total" }] });
  const [person, bot] = [{ bot: null }, { bot: "ewe" }];
  const over = (/** @type {any[]} */ seats) => ({
    seats,
    result: { ranking: [[0]], winners: [0] },
  });
  const won = (/** @type {number} */ endStep, view = over([person, bot])) =>
    seen([event("game.won")], { view, endStep });
  const soundsBetween = (/** @type {any} */ before, /** @type {any} */ now) =>
    cuesOf(story, before, now).map(({ sound }) => sound);
  assert.deepEqual(soundsBetween(seen([]), won(-1)), []);
  assert.deepEqual(soundsBetween(won(-1), won(0)), ["rattle"]);
  assert.deepEqual(soundsBetween(won(0), won(1)), ["fanfare"]);
  const beaten = over([bot, person]);
  assert.deepEqual(soundsBetween(won(0, beaten), won(1, beaten)), ["cadence"]);
  assert.deepEqual(soundsBetween(won(1), won(Infinity)), []);
});

test("each step of the end sounds once: cards, sums, the last count, places", () => {
  const beats = ["card", "sum", "total"];
  const story = /** @type {any} */ ({
    ...STORY,
    count: () => beats.map((beat) => ({ part: "count", beat })),
  });
  const view = { result: { ranking: [[0], [1]] } };
  const at = (/** @type {number} */ endStep) => seen([event("game.won")], { view, endStep });
  const heard = [0, 1, 2, 3].map((step) =>
    cuesOf(story, at(step - 1), at(step)).map(({ sound }) => sound),
  );
  assert.deepEqual(heard, [["card"], ["tally"], ["rattle"], ["bell"]]);
  assert.deepEqual(cuesOf(story, at(2), at(2)), []);
});

test("an event without a sound is silent", () => {
  assert.deepEqual(soundsOf(seen([]), seen([event("roll.called")])), []);
});
