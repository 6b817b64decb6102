/** Which match a save is of, and when it was made. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { newIdentity, now } from "./identity.js";

test("an id is written like a UUID, and is another one each time", () => {
  const ids = Array.from({ length: 100 }, () => newIdentity().id);
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.equal(new Set(ids).size, ids.length);
});

test("a save has the time of the clock, however far off that is", ({ mock }) => {
  mock.timers.enable({ apis: ["Date"] });
  for (const time of [Date.UTC(2026, 10, 22), Date.UTC(12_026, 10, 22)]) {
    mock.timers.setTime(time);
    assert.equal(Date.parse(now()), time);
  }
});

test("a save has a time even where the clock has none", ({ mock }) => {
  mock.method(Date.prototype, "valueOf", () => Number.NaN);
  assert.equal(now(), "1970-01-01T00:00:00.000Z");
});
