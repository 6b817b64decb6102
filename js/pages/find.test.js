/** Rules are found by words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "./find.js";

const TEXTS = ["game.bid.tie Gleiche Gebote: die größte", "Le dé que l’on garde", "Ein Gebot"];

test("a text is found that has all of the words, whatever their case and accents", () => {
  assert.deepEqual(find("GROSSTE gebot", TEXTS), [true, false, false]);
  assert.deepEqual(find("de garde", TEXTS), [false, true, false]);
  assert.deepEqual(find("bid.tie", TEXTS), [true, false, false]);
});

test("without words everything is found, and with strange ones nothing", () => {
  assert.deepEqual(find("  ", TEXTS), [true, true, true]);
  assert.deepEqual(find("wolf", TEXTS), [false, false, false]);
});

test("what stands far behind in a long text is not looked for", () => {
  assert.deepEqual(find(`bid.tie${" ".repeat(200)}wolf`, TEXTS), [true, false, false]);
});
