/** The stage of Volle Wolle: where taken cards lie while a person is asked for the top one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { WHOLE_TABLE } from "../../match/seats.js";
import { stage } from "./stage.js";
import { HOUSE_DECK } from "./words.js";

const SHEEP = HOUSE_DECK.slice(0, 2);
const SEATS = ["Anna", "Ben"].map((name) => ({ name, bot: null, avatar: 1 }));
const TAKEN = { code: "cards.taken", seat: 0, way: "last", cards: SHEEP.map(({ id }) => id) };
const ASKED = {
  ...{ phase: "top", reveal: [], seats: SEATS, seat: null, legal: [], to_act: [0] },
  ...{ next: { by: "person", seat: 0 }, taking: { seat: 0, new_sheep: SHEEP } },
  ...{ turn: { seat: 0, rolls: false } },
};
/** The table of the seat that took cards before. */
const BEFORE = { ...ASKED, phase: "roll", next: null, taking: null };

/** Returns the cards on the stage. @param {object} state @param {object} view */
function staged(state, view) {
  const table = { state: { ...WHOLE_TABLE, playing: true, ...state }, isAsked: () => false };
  const drawn = stage(/** @type {any} */ (table), /** @type {any} */ (view));
  return JSON.stringify(drawn).match(/card:\w+/g) ?? [];
}

test("cards of which a person chooses the top one lie in the middle until the choice", () => {
  const moving = { event: TAKEN, now: "moving", coming: ASKED };
  const cards = SHEEP.map(({ id }) => `card:${id}`);
  assert.deepEqual(staged({ frame: moving }, BEFORE), cards);
  assert.deepEqual(staged({ frame: { event: TAKEN, now: "landed", coming: null } }, ASKED), cards);
  // Before the view of the person who is asked has arrived.
  assert.deepEqual(staged({ frame: null }, ASKED), cards);
});

test("cards of a bot go to its herd", () => {
  const coming = { ...ASKED, next: { by: "bot", seat: 0 } };
  assert.deepEqual(staged({ frame: { event: TAKEN, now: "moving", coming } }, BEFORE), []);
});
