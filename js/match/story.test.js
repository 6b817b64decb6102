/** Reading the story of a game. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  groupsOf,
  headlineOf,
  isCall,
  markOf,
  moodOf,
  motionOf,
  pausesOn,
  readingTime,
  stagingOf,
  stepsOf,
} from "./story.js";

/** @import { Story } from "./story.js" */

/** @type {Story} */
const STORY = {
  roll: "dice.rolled",
  motions: {
    "dice.rolled": { lasts: "roll", marks: "brief" },
    "card.taken": { lasts: "move", marks: "short" },
    "chip.gained": { lasts: "move" },
  },
  joined: [["chip.gained", "chip.gained"]],
  pauses: { "dice.rolled": "medium" },
  holds: { "turn.lost": "long" },
  reading: [
    ["game.won", "longer"],
    ["dice.rolled", "medium"],
  ],
  sounds: {},
  headlines: ["game.won", "dice.rolled"],
  seen: [],
  silent: [],
  decided: ["turn.lost"],
  unhurried: ["game.won"],
  celebrations: [
    {
      name: "bold",
      code: "bid.reached",
      isMeant: (/** @type {any} */ { bid }, /** @type {any} */ { best }) => bid === best,
      parts: () => [],
    },
  ],
  reactions: [
    { code: "bone.stolen", mood: "won" },
    { code: "bone.stolen", mood: "robbed", seatOf: (/** @type {any} */ { owner }) => owner },
  ],
  marks: [],
  count: () => [],
  calls: ["roll.called", "dice.aside"],
  leads: [],
};

/** @param {string} code @param {object} [fields] */
const event = (code, fields) => /** @type {any} */ ({ code, rule: "", ply: 0, ...fields });

test("the headline is the most important event, the last of its kind", () => {
  const rolls = [event("dice.rolled", { seat: 0 }), event("dice.rolled", { seat: 1 })];
  assert.equal(headlineOf(STORY, rolls)?.seat, 1);
  assert.equal(headlineOf(STORY, [event("game.won"), ...rolls])?.code, "game.won");
  assert.equal(headlineOf(STORY, [event("dice.aside")]), null);
});

/** A table of a person and a bot. @param {number | null} take_back @param {boolean} [secret] */
const table = (take_back, secret = false) =>
  /** @type {any} */ ({ take_back, secret, seats: [{ bot: null }, { bot: "b" }] });

/** @param {any[]} events @param {any} [view] */
const reading = (events, view = table(null)) => readingTime(STORY, events, view)?.duration;

test("reading time follows the first listed event of the answer, otherwise it is brief", () => {
  assert.equal(reading([event("dice.rolled"), event("game.won")]), "longer");
  assert.equal(reading([event("card.turned")]), "brief");
});

test("a bot's call for chance that the log omits needs no reading time", () => {
  const story = { ...STORY, silent: ["roll.called", "bid.marked"] };
  const duration = (/** @type {any[]} */ ...events) =>
    readingTime(story, events, table(null))?.duration;
  assert.equal(duration(event("roll.called", { seat: 1 })), undefined);
  assert.equal(duration(event("roll.called", { seat: 0 })), "brief");
  assert.equal(duration(event("bid.marked")), "brief");
  assert.equal(duration(event("roll.called"), event("game.won")), "longer");
  assert.equal(duration(), "brief");
});

test("an event with a hold needs no more reading time", () => {
  assert.equal(reading([event("dice.rolled"), event("turn.lost")]), "brief");
});

test("there is time to take an action back, except after a secret one", () => {
  assert.equal(reading([event("card.taken", { seat: 0 })], table(0)), "medium");
  assert.equal(reading([event("card.taken", { seat: 1 })], table(0)), "brief");
  assert.equal(reading([event("bid.marked", { seat: 0 })], table(0, true)), "brief");
  assert.equal(reading([event("roll.called", { seat: 0 })], table(0)), "brief");
});

/** @param {any} each @param {any} next */
const durations = (each, next = event("game.won")) =>
  pausesOn(STORY, each, { view: table(null), next }).map(({ duration }) => duration);

test("the result of a turn keeps its time, and a person's own choice needs none", () => {
  const rolled = event("dice.rolled", { seat: 1 });
  assert.deepEqual(durations(rolled), ["medium"]);
  assert.deepEqual(durations(rolled, null), []);
  assert.deepEqual(durations(event("turn.lost", { seat: 0 }), null), ["long"]);
  assert.deepEqual(durations(event("turn.lost", { seat: 0, way: "choice" })), []);
  assert.equal(readingTime(STORY, [event("game.won")], table(null))?.isUnhurried, true);
});

test("the table rests before objects move, unless they are marked first", () => {
  assert.deepEqual(durations(event("turn.lost"), event("chip.gained")), ["brief", "long"]);
  assert.deepEqual(durations(event("bid.marked"), event("chip.gained")), ["brief"]);
  assert.deepEqual(durations(event("bid.marked"), event("card.taken")), []);
});

test("objects have time to land, and those of others are marked first", () => {
  const marks = (/** @type {any} */ fields) =>
    markOf(STORY, event("card.taken", fields), table(null))?.duration;
  assert.equal(motionOf(STORY, event("card.taken"), null)?.duration, "move");
  assert.equal(motionOf(STORY, event("turn.lost"), null), undefined);
  assert.equal(marks({ seat: 1, way: "choice" }), "short");
  assert.equal(marks({ seat: 0, way: "choice" }), undefined);
  assert.equal(marks({ seat: 0, way: "all" }), "short");
  const own = event("dice.rolled", { seat: 0 });
  assert.equal(markOf(STORY, own, table(null)), undefined);
});

test("what decides a result is seen in motion and at rest", () => {
  const rolled = event("dice.rolled", { seat: 1 });
  const decisive = (/** @type {any} */ next) => [
    motionOf(STORY, rolled, next)?.isDecisive,
    pausesOn(STORY, rolled, { view: table(null), next }).some(({ isDecisive }) => isDecisive),
  ];
  assert.deepEqual(decisive(event("turn.lost")), [true, true]);
  assert.deepEqual(decisive(event("game.won")), [false, false]);
  assert.deepEqual(decisive(null), [false, false]);
});

test("joined events are one step, with the table after the last of them", () => {
  const [lost, one, other] = [event("turn.lost"), event("chip.gained"), event("chip.gained")];
  const end = /** @type {any} */ ("end");
  const frames = [
    { event: lost, view: "lost" },
    { event: one, view: "one" },
    { event: other, view: null },
  ];
  assert.deepEqual(stepsOf(STORY, /** @type {any} */ (frames), end), [
    { event: lost, events: [lost], view: "lost" },
    { event: one, events: [lost, one, other], view: "end" },
  ]);
});

test("an event calls for chance if it says so and a person has chosen it", () => {
  assert.equal(isCall(STORY, event("roll.called")), true);
  assert.equal(isCall(STORY, event("dice.aside", { way: "choice" })), true);
  assert.equal(isCall(STORY, event("dice.aside", { way: "all" })), false);
  assert.equal(isCall(STORY, event("dice.rolled")), false);
  assert.equal(isCall(STORY, undefined), false);
});

test("a celebration is an event that its game selects", () => {
  const view = /** @type {any} */ ({ best: "26+", seats: [] });
  const nameOf = (/** @type {any} */ found) => stagingOf(STORY, found, view)?.staged.name;
  assert.equal(nameOf(event("bid.reached", { bid: "26+" })), "bold");
  assert.equal(nameOf(event("bid.reached", { bid: "20" })), undefined);
  assert.equal(nameOf(event("bid.missed", { bid: "26+" })), undefined);
});

test("the seats that an event names react once it has landed", () => {
  const moods = (/** @type {"moving" | "landed"} */ now) => {
    const frame = { event: event("bone.stolen", { seat: 2, owner: 0 }), now };
    return [0, 1, 2].map((seat) => moodOf(STORY, /** @type {any} */ (frame), seat));
  };
  assert.deepEqual(moods("moving"), [undefined, undefined, undefined]);
  assert.deepEqual(moods("landed"), ["robbed", undefined, "won"]);
});

const GROUPING = { silent: ["marked"] };

/** @param {string} code @param {number | string} place the seat of its turn, or its section */
const at = (code, place) =>
  /** @type {any} */ ({
    code,
    ...(typeof place === "string" ? { turn: null, section: place } : { turn: place }),
  });

/** Groups a log; returns the turn or section of each group with the codes of its events. @param {any[]} log */
const grouped = (log) =>
  groupsOf(GROUPING, log).map(({ section, seat, events }) =>
    [section ?? seat, ...events.map(({ code }) => code)].join(" "),
  );

test("consecutive events of one turn are a group", () => {
  const log = [at("rolled", 0), at("kept", 0), at("rolled", 1)];
  assert.deepEqual(grouped(log), ["0 rolled kept", "1 rolled"]);
});

test("a section is a group of its own", () => {
  const log = [at("dealt", "deal"), at("rolled", 0), at("ended", "end"), at("scored", "end")];
  assert.deepEqual(grouped(log), ["deal dealt", "0 rolled", "end ended scored"]);
});

test("events that the story omits divide no group", () => {
  const log = [at("marked", 0), at("rolled", 1), at("marked", 0), at("kept", 1)];
  assert.deepEqual(grouped(log), ["1 rolled kept"]);
  assert.equal(groupsOf(GROUPING, log)[0]?.index, 1);
});
