/** Reading stored settings, whatever they contain. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { KINDS } from "../kit/sound/sounds.js";
import { readSettings } from "./settings.js";

/** @param {unknown} settings */
function keep(settings) {
  /** @type {any} */ (globalThis).localStorage = { getItem: () => JSON.stringify(settings) };
}

afterEach(() => {
  /** @type {any} */ (globalThis).localStorage = undefined;
});

const ALL = Object.fromEntries(KINDS.map((kind) => [kind, true]));
const SILENT = { on: false, volume: 0.7, kinds: ALL };

test("sound and vibration are off by default", () => {
  keep(null);
  assert.deepEqual(readSettings().sound, SILENT);
  assert.equal(readSettings().haptics, false);
});

test("stored sound settings are read, and a new kind is on", () => {
  keep({ sound: { on: true, volume: 0.25, kinds: { dice: false } }, haptics: true });
  const kinds = { ...ALL, dice: false };
  assert.deepEqual(readSettings().sound, { on: true, volume: 0.25, kinds });
  assert.equal(readSettings().haptics, true);
});

for (const sound of [
  7,
  "on",
  { on: "yes", volume: 9, kinds: 3 },
  { volume: "loud", kinds: { odd: 1 } },
])
  test(`sound as ${JSON.stringify(sound)} has defaults`, () => {
    keep({ sound, haptics: 1 });
    assert.deepEqual(readSettings().sound, SILENT);
    assert.equal(readSettings().haptics, false);
  });
