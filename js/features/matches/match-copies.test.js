/** A copy of all matches as a text. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { copyIn, copyOf as copyWith } from "./match-copies.js";

/** @import { MatchCopy } from "../../protocol/worker.js" */

const MATCH = {
  begun: "2026-11-01T10:00:00.000Z",
  changed: "2026-11-02T10:00:00.000Z",
  record: "volle 1\n",
};

const SETTINGS = /** @type {any} */ ({ pace: "slow" });

/** @param {readonly MatchCopy[]} matches */
const copyOf = (matches) => copyWith(matches, SETTINGS);
/** @param {string} text */
const matchesIn = (text) => copyIn(text).matches;

test("settings come back as they are, unchecked, and may be absent", () => {
  assert.deepEqual(copyIn(copyOf([])).settings, SETTINGS);
  assert.equal(copyIn('{"format": "volle matches 1", "matches": []}').settings, undefined);
});

test("a copy of another version is refused as such", () => {
  assert.throws(() => copyIn('{"format": "volle matches 2", "matches": []}'), {
    code: "copies.newer",
  });
});

test("matches are read as they were written", () => {
  assert.deepEqual(matchesIn(copyOf([MATCH, { record: "x" }])), [
    MATCH,
    { record: "x", begun: undefined, changed: undefined },
  ]);
});

test("a damaged copy and a copy of another format are refused", () => {
  for (const text of [
    "volle 1\ngame: pig\n",
    copyOf([MATCH]).slice(0, -3),
    "{}",
    '{"format": "volle matches", "matches": []}',
    '{"format": "volle matches 1", "matches": {}}',
  ])
    assert.throws(
      () => matchesIn(text),
      (/** @type {any} */ error) => error.code === "copies.format",
    );
});

test("a text with too many matches is refused, and none is written", () => {
  const many = Array.from({ length: 10_001 }, () => MATCH);
  assert.equal(matchesIn(copyOf(many))?.length, 10_000);
  const text = JSON.stringify({ format: "volle matches 1", matches: many });
  assert.throws(() => matchesIn(text), { code: "copies.too-many" });
});

test("invalid times are dropped, and valid ones have one form", () => {
  const times = {
    "9999-99-99T99:99:99Z": undefined,
    "2026-11-01T25:00:00Z": undefined,
    "2026-11-01": undefined,
    "2026-11-01T10:00:00Z": MATCH.begun,
  };
  for (const [text, time] of Object.entries(times)) {
    const copy = copyOf([{ ...MATCH, begun: text, changed: text }]);
    assert.deepEqual(matchesIn(copy), [{ ...MATCH, begun: time, changed: time }]);
  }
});

test("times that are still to come count as now", () => {
  const before = Date.now();
  const copy = copyOf([
    { ...MATCH, begun: "2099-01-01T00:00:00Z", changed: "9999-12-31T23:59:59Z" },
  ]);
  for (const { begun = "", changed = "" } of matchesIn(copy) ?? [])
    for (const time of [begun, changed]) {
      assert.ok(Date.parse(time) >= before);
      assert.ok(Date.parse(time) <= Date.now());
    }
});

test("invalid records in a copy are left for the engine to refuse", () => {
  const text = JSON.stringify({
    format: "volle matches 1",
    matches: [null, { record: 7, begun: "soon" }],
  });
  assert.deepEqual(matchesIn(text), [
    { record: "undefined", begun: undefined, changed: undefined },
    { record: "7", begun: undefined, changed: undefined },
  ]);
});
