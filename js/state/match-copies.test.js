/** A copy of all matches as a text. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { copyOf, matchesIn } from "./match-copies.js";

const MATCH = {
  begun: "2026-11-01T10:00:00.000Z",
  changed: "2026-11-02T10:00:00.000Z",
  record: "volle 1\n",
};

test("matches are read as they were written", () => {
  assert.deepEqual(matchesIn(copyOf([MATCH, { record: "x" }])), [
    MATCH,
    { record: "x", begun: undefined, changed: undefined },
  ]);
});

test("a record is no copy of matches", () => {
  assert.equal(matchesIn("volle 1\ngame: pig\n"), undefined);
});

test("a spoilt copy is refused, and one of another format", () => {
  for (const text of [
    copyOf([MATCH]).slice(0, -3),
    "{}",
    '{"format": "volle matches 2", "matches": []}',
    '{"format": "volle matches 1", "matches": {}}',
  ])
    assert.throws(
      () => matchesIn(text),
      (/** @type {any} */ error) => error.code === "copies.format",
    );
});

test("what is no match in a copy is left to the engine to refuse", () => {
  const text = JSON.stringify({
    format: "volle matches 1",
    matches: [null, { record: 7, begun: "soon" }],
  });
  assert.deepEqual(matchesIn(text), [
    { record: "undefined", begun: undefined, changed: undefined },
    { record: "7", begun: undefined, changed: undefined },
  ]);
});
