/** The search for rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "./find.js";

const TEXTS = ["game.bid.tie Gleiche Gebote: die größte", "Le dé que l’on garde", "Ein Gebot"];

test("finds texts with all of the words, regardless of case and accents", () => {
  assert.deepEqual(find("GROSSTE gebot", TEXTS), [true, false, false]);
  assert.deepEqual(find("de garde", TEXTS), [false, true, false]);
  assert.deepEqual(find("bid.tie", TEXTS), [true, false, false]);
});

test("finds all texts without words, and none with unknown ones", () => {
  assert.deepEqual(find("  ", TEXTS), [true, true, true]);
  assert.deepEqual(find("wolf", TEXTS), [false, false, false]);
});

test("ignores words beyond the limit of a query", () => {
  assert.deepEqual(find(`bid.tie${" ".repeat(200)}wolf`, TEXTS), [true, false, false]);
});
