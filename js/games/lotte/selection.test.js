/** Choosing dice with taps. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenDice, previewOf, tapped } from "./selection.js";

/** The tray 1 2 2 2 5, of which any scoring dice may be set aside. */
const TURN = /** @type {any} */ ({
  dice: [1, 2, 2, 2, 5],
  previews: [
    [[0, 1, 2, 3, 4]],
    [[0, 1, 2, 3]],
    [[1, 2, 3, 4]],
    [[1, 2, 3]],
    [[0, 4]],
    [[0]],
    [[4]],
  ].map((positions) => ({ positions })),
});
/** The tray 1 1 1, of which one or two dice may be set aside. */
const ALIKE = /** @type {any} */ ({
  dice: [1, 1, 1],
  previews: [
    {
      positions: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    },
    { positions: [[0], [1], [2]] },
  ],
});

test("the fullest choice is made at first, and none can be made", () => {
  assert.deepEqual(chosenDice(/** @type {any} */ ({ picked: [] }), TURN), [0, 1, 2, 3, 4]);
  assert.deepEqual(chosenDice(/** @type {any} */ ({ picked: ["none"] }), TURN), []);
  assert.deepEqual(chosenDice(/** @type {any} */ ({ picked: ["4", "0"] }), TURN), [0, 4]);
});

test("a tap adds a die with all that it needs", () => {
  assert.deepEqual(tapped(TURN, [], 2), [1, 2, 3]);
  assert.deepEqual(tapped(TURN, [4], 0), [0, 4]);
  assert.deepEqual(tapped(TURN, [0], 3), [0, 1, 2, 3]);
});

test("a tap on a chosen die removes it with all that needs it", () => {
  assert.deepEqual(tapped(TURN, [0, 1, 2, 3, 4], 1), [0, 4]);
  assert.deepEqual(tapped(TURN, [0, 4], 4), [0]);
  assert.deepEqual(tapped(TURN, [4], 4), []);
});

test("of dice that show the same number, the tapped ones are chosen", () => {
  assert.deepEqual(tapped(ALIKE, [], 2), [2]);
  assert.deepEqual(tapped(ALIKE, [2], 1), [1, 2]);
  assert.deepEqual(tapped(ALIKE, [1, 2], 2), [1]);
});

test("a tap on a die that no choice has changes nothing", () => {
  assert.equal(tapped(ALIKE, [0, 1], 2), null);
});

test("the preview is that of exactly the chosen dice", () => {
  assert.equal(previewOf(ALIKE, [0, 2]), ALIKE.previews[0]);
  assert.equal(previewOf(ALIKE, [1]), ALIKE.previews[1]);
  assert.equal(previewOf(ALIKE, []), undefined);
});
