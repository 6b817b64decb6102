/** The story of Volle Wolle: events that share a step, their order and their pauses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { headlineOf, pausesOn, stagingOf, stepsOf } from "../../match/story.js";
import { story } from "./story.js";
import { HOUSE_DECK } from "./words.js";

/** @param {string} code @param {object} [fields] */
const event = (code, fields) => /** @type {any} */ ({ code, rule: "", ply: 1, ...fields });

const FIELDS = ["20", "26", "26+"].map((bid) => ({ bid }));
const TABLE = /** @type {any} */ ({ seats: [{ bot: "ewe" }, { bot: null }, { bot: null }] });

/** Returns the steps of an answer with these events. @param {readonly any[]} events */
const stepsWith = (events) => {
  const frames = events.map((each) => ({ event: each, view: TABLE }));
  return stepsOf(story, /** @type {any} */ (frames), TABLE);
};

test("the end of a round is reported, not the turns that it skips", () => {
  const taken = event("cards.taken", { seat: 0, way: "all", count: 3 });
  const skipped = [
    event("turn.skipped", { seat: 1, seats: [1] }),
    event("turn.skipped", { seat: 2, seats: [1, 2] }),
  ];
  const end = event("round.ended", { counts: [3, 0, 0], skipped: [1, 2] });
  const steps = stepsWith([taken, event("herd.topped", { seat: 0 }), ...skipped, end]);
  assert.deepEqual(
    steps.map(({ event: { code } }) => code),
    ["cards.taken", "turn.skipped", "turn.skipped", "round.ended"],
  );
  const last = /** @type {any} */ (steps.at(-1));
  assert.equal(headlineOf(story, last.events), end);
  const pauses = (/** @type {any} */ one) => pausesOn(story, one, { view: TABLE, next: null });
  assert.deepEqual(pauses(end), [{ duration: "long", isUnhurried: true }]);
  assert.deepEqual(pauses(skipped[0]), []);
});

test("boards turn over before chips are paid, and are put in order last", () => {
  const steps = stepsWith(
    ["bids.revealed", "plus.paid", "plus.paid", "order.placed", "order.placed"].map((code) =>
      event(code),
    ),
  );
  assert.deepEqual(
    steps.map(({ event: { code } }) => code),
    ["bids.revealed", "plus.paid", "order.placed"],
  );
  assert.ok(steps.every(({ event: { code } }) => code in story.motions));
});

test("a rescue is shown in place of the miss before it", () => {
  const rescue = ["bid.missed", "result.rescued", "chip.gained"];
  const miss = ["bid.missed", "chip.gained"];
  for (const codes of [rescue, miss]) {
    const shown = stepsWith(codes.map((code) => event(code))).map(({ event: { code } }) => code);
    assert.deepEqual(shown, codes.slice(-2));
  }
});

test("taken cards hold the table, unless the same turn goes on with the bone", () => {
  const taken = event("cards.taken", { seat: 0, way: "all", count: 3 });
  const pauses = (/** @type {string} */ phase) =>
    pausesOn(story, taken, { view: { ...TABLE, phase }, next: null });
  assert.deepEqual(pauses("roll"), [{ duration: "result", isUnhurried: true }]);
  assert.deepEqual(pauses("bone"), []);
});

test("a reached bid is staged if it has the greatest number, took the last chip, or is bold", () => {
  const staged = (/** @type {string} */ code, /** @type {any} */ fields, bid = "20") => {
    const view = { seats: [{ bot: null, chips: 0 }], turn: { bid }, fields: FIELDS };
    return stagingOf(story, event(code, { seat: 0, ...fields }), /** @type {any} */ (view))?.staged
      .name;
  };
  assert.equal(staged("result.rescued", { chips: 2 }), "last-chip");
  assert.equal(staged("result.rescued", { chips: 0 }), undefined);
  assert.equal(staged("bid.reached", { chips: 1 }), "last-chip");
  assert.equal(staged("bid.reached", { chips: 1 }, "26+"), "top-bid");
  assert.equal(staged("bid.reached", { chips: 0 }, "26"), "high-bid");
  assert.equal(staged("bid.reached", { chips: 0, is_bold: true }), "bold-bid");
  assert.equal(staged("bid.reached", { chips: 0, is_bold: false }), undefined);
});

test("the bone is staged where it is taken from the display, other cards are not", () => {
  const staged = (/** @type {string[]} */ ...cards) => {
    const taken = event("cards.taken", { seat: 0, way: "choice", cards });
    const view = { seats: [{ bot: null }], options: { deck: "house" } };
    return stagingOf(story, taken, /** @type {any} */ (view))?.staged.name;
  };
  const { id: bone = "" } = HOUSE_DECK.find(({ kind }) => kind === "bone") ?? {};
  assert.equal(staged("s01", bone), "bone-taken");
  assert.equal(staged("s01"), undefined);
});
