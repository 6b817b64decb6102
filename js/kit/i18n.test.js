/** Dates and times in words, for any stored value and any clock. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { today } from "../match/drafts.js";
import { calendarDay, day, when } from "./i18n.js";

test("a time is formatted for readers", () => {
  assert.match(day("2026-11-22T10:00:00.000Z"), /2026/);
  assert.match(when("2026-11-22T10:00:00.000Z"), /26/);
  assert.equal(calendarDay("2026-11-22"), "11/22/2026");
});

test(`an invalid time is formatted as ""`, () => {
  for (const text of ["9999-99-99T99:99:99Z", "", "soon"]) {
    assert.equal(day(text), "");
    assert.equal(when(text), "");
  }
});

test("the date of a clock that is far off is formatted, an invalid one unchanged", ({ mock }) => {
  mock.timers.enable({ apis: ["Date"], now: Date.UTC(12_026, 10, 22, 12) });
  assert.equal(calendarDay(today()), "12026-11-22");
  assert.equal(calendarDay("NaN-NaN-NaN"), "NaN-NaN-NaN");
});
