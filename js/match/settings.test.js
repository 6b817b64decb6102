/** Reading stored settings, whatever they contain. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { KINDS } from "../kit/sound/sounds.js";
import { mergedSettings, readSettings } from "./settings.js";

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

test("deals of friends are read, without what is no deal", () => {
  const deal = { seal: "5ea1", name: "Ben", fragment: "abc" };
  for (const [friends, read] of [
    [[deal, { name: "Mia" }, null], [deal]],
    ["Ben", []],
    [undefined, []],
  ]) {
    keep({ friends });
    assert.deepEqual(readSettings().friends, read);
  }
});

test("settings of another device are taken only where this one has the defaults", () => {
  const chair = (/** @type {string} */ name) => ({ name, bot: null, avatar: 1 });
  const setUp = (/** @type {string} */ name) => ({ chairs: [chair(name)], options: {} });
  keep({ pace: "slow", setUps: { pig: setUp("Anna") }, people: [{ name: "Anna", avatar: 1 }] });
  const own = readSettings();
  const other = {
    pace: "fast",
    theme: "night",
    lasting: true,
    helped: ["Ben"],
    setUps: { pig: setUp("Ben"), dog: setUp("Ben") },
    people: [
      { name: "Anna", avatar: 9 },
      { name: "Ben", avatar: 2 },
    ],
  };
  const merged = mergedSettings(own, other);
  assert.deepEqual([merged.pace, merged.theme, merged.lasting], ["slow", "night", false]);
  assert.deepEqual(merged.helped, ["Ben"]);
  assert.deepEqual(merged.setUps, { pig: setUp("Anna"), dog: setUp("Ben") });
  assert.deepEqual(
    merged.people.map(({ name, avatar }) => [name, avatar]),
    [
      ["Anna", 1],
      ["Ben", 2],
    ],
  );
});

test("damaged settings of another device change nothing", () => {
  keep({ pace: "slow" });
  const own = readSettings();
  for (const damaged of [null, 7, "x", { pace: "never", sound: 3, people: [1] }])
    assert.deepEqual(mergedSettings(own, damaged), own);
});
