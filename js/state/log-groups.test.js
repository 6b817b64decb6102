/** How the log is grouped: by turns, with deals, reveals and ends as groups of their own. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { groupsOf } from "./log-groups.js";

const STORY = {
  sections: { dealt: "deal", ended: "end", scored: "end" },
  within: ["lost"],
  silent: ["marked"],
};

/** @param {string} code @param {number} ply @param {number} [seat] */
const event = (code, ply, seat) =>
  /** @type {any} */ ({ code, ply, rule: "", ...(seat === undefined ? {} : { seat }) });

/** Groups a log, and says of each group what it is and which events it has. @param {any[]} log */
const told = (log) =>
  groupsOf(STORY, log).map(({ section, seat, events }) =>
    [section ?? seat, ...events.map(({ code }) => code)].join(" "),
  );

test("what a seat does in a row is one turn", () => {
  const log = [event("rolled", 1, 0), event("kept", 2, 0), event("rolled", 3, 1)];
  assert.deepEqual(told(log), ["0 rolled kept", "1 rolled"]);
});

test("the section that an event belongs to is a group of its own, whoever it names", () => {
  const log = [event("dealt", 1), event("rolled", 2, 0), event("ended", 2), event("scored", 2, 0)];
  assert.deepEqual(told(log), ["deal dealt", "0 rolled", "end ended scored"]);
});

test("one action may end a turn and be the next", () => {
  assert.deepEqual(told([event("rolled", 1, 0), event("taken", 1, 1)]), ["0 rolled", "1 taken"]);
});

test("what befalls others stays in the turn in which it happens", () => {
  const log = [event("rolled", 1, 0), event("lost", 1, 2), event("rolled", 2, 0)];
  assert.deepEqual(told(log), ["0 rolled lost rolled"]);
});

test("what names nobody belongs to the turn of the same action, even before it", () => {
  const log = [event("rolled", 1, 0), event("shuffled", 2), event("turned", 2, 1)];
  assert.deepEqual(told(log), ["0 rolled", "1 shuffled turned"]);
});

test("what is passed over parts nothing and counts for nothing", () => {
  const log = [
    event("marked", 1, 0),
    event("rolled", 2, 1),
    event("marked", 3, 0),
    event("kept", 4, 1),
  ];
  assert.deepEqual(told(log), ["1 rolled kept"]);
  assert.equal(groupsOf(STORY, log)[0]?.index, 1);
});
