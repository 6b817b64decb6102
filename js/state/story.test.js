/** Which event speaks for several. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { headlineOf, isCall, readingTime } from "./story.js";

/** @type {import("./story.js").Story} */
const STORY = {
  roll: "dice.rolled",
  pauses: {},
  holds: {},
  reading: [
    ["game.won", "longer"],
    ["dice.rolled", "medium"],
  ],
  headlines: ["game.won", "dice.rolled"],
  silent: [],
  calls: ["roll.called", "dice.aside"],
};

/** @param {string} code @param {object} [fields] */
const event = (code, fields) => /** @type {any} */ ({ code, rule: "", ply: 0, ...fields });

test("the most telling event is the headline, the last of its kind", () => {
  const rolls = [event("dice.rolled", { seat: 0 }), event("dice.rolled", { seat: 1 })];
  assert.equal(headlineOf(STORY, rolls)?.seat, 1);
  assert.equal(headlineOf(STORY, [event("game.won"), ...rolls])?.code, "game.won");
  assert.equal(headlineOf(STORY, [event("dice.aside")]), null);
});

test("a new table is read by the first of the listed events that happened, or briefly", () => {
  assert.equal(readingTime(STORY, [event("dice.rolled"), event("game.won")]), "longer");
  assert.equal(readingTime(STORY, [event("dice.aside")]), "brief");
});

test("chance is called for by an event that says so, if somebody has chosen it", () => {
  assert.equal(isCall(STORY, event("roll.called")), true);
  assert.equal(isCall(STORY, event("dice.aside", { way: "choice" })), true);
  assert.equal(isCall(STORY, event("dice.aside", { way: "all" })), false);
  assert.equal(isCall(STORY, event("dice.rolled")), false);
  assert.equal(isCall(STORY, undefined), false);
});
