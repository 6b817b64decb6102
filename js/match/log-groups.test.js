/** The groups of the log: turns, with deals, reveals and ends as groups of their own. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { groupsOf } from "./log-groups.js";

const STORY = { silent: ["marked"] };

/** @param {string} code @param {number | string} place the seat of its turn, or its section */
const event = (code, place) =>
  /** @type {any} */ ({
    code,
    ...(typeof place === "string" ? { turn: null, section: place } : { turn: place }),
  });

/** Groups a log; returns the turn or section of each group with the codes of its events. @param {any[]} log */
const grouped = (log) =>
  groupsOf(STORY, log).map(({ section, seat, events }) =>
    [section ?? seat, ...events.map(({ code }) => code)].join(" "),
  );

test("consecutive events of one turn are a group", () => {
  const log = [event("rolled", 0), event("kept", 0), event("rolled", 1)];
  assert.deepEqual(grouped(log), ["0 rolled kept", "1 rolled"]);
});

test("a section is a group of its own", () => {
  const log = [
    event("dealt", "deal"),
    event("rolled", 0),
    event("ended", "end"),
    event("scored", "end"),
  ];
  assert.deepEqual(grouped(log), ["deal dealt", "0 rolled", "end ended scored"]);
});

test("events that the story leaves out divide no group", () => {
  const log = [event("marked", 0), event("rolled", 1), event("marked", 0), event("kept", 1)];
  assert.deepEqual(grouped(log), ["1 rolled kept"]);
  assert.equal(groupsOf(STORY, log)[0]?.index, 1);
});
