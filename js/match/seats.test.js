/** The names of seats, and the seat that looks at the page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  actingHere,
  awaited,
  goesOn,
  isCurtained,
  namesOf,
  people,
  readSeat,
  seatText,
  viewer,
} from "./seats.js";

const USUAL = ["Ada", "Bo", "Cy"];

for (const text of ["Anna", "bot:ram", "bot:ram Wanda", "bot:ram Uncle Bob", "bot:", "bot: ram"])
  test(`"${text}" is parsed and formatted to itself`, () =>
    assert.equal(seatText(readSeat(text, 0)), text));

test("a bot without a name is named after its picture", () => {
  const seats = [
    { name: "Anna", bot: null, avatar: 1 },
    { name: "", bot: "ram", avatar: 3 },
    { name: "Wanda", bot: "ram", avatar: 2 },
  ];
  assert.deepEqual(namesOf(seats, USUAL), ["Anna", "Cy", "Wanda"]);
});

test("no two names are equal", () => {
  const seats = [
    { name: "", bot: "ram", avatar: 2 },
    { name: "", bot: "ram", avatar: 1 },
    { name: "Bo", bot: null, avatar: 3 },
  ];
  assert.deepEqual(namesOf(seats, USUAL), ["Cy", "Ada", "Bo"]);
});

const ANNA = { name: "Anna", bot: null, avatar: 1 };
const BEN = { name: "Ben", bot: null, avatar: 2 };
const BOT = { name: "", bot: "x", avatar: 3 };

/** @param {object} fields */
const view = (fields) =>
  /** @type {any} */ ({ secret: false, next: null, seat: null, seats: [ANNA, BOT], ...fields });

test("people are the seats without bots", () => {
  assert.deepEqual(people(view({ seats: [BOT, ANNA, BEN] })), [1, 2]);
});

test("one person among bots always looks with their own seat", () => {
  assert.equal(viewer(view({}), null), 0);
  assert.equal(viewer(view({ secret: true }), null), 0);
});

test("the person who decides looks, among several", () => {
  const seats = [ANNA, BEN];
  assert.equal(viewer(view({ seats, next: { by: "person", seat: 1 } }), null), 1);
  assert.equal(viewer(view({ seats, next: { by: "chance", seat: 1 } }), null), null);
});

const BOTH_CHOOSE = {
  seats: [ANNA, BEN],
  secret: true,
  next: { by: "person", seat: 0 },
  to_act: [0, 1],
};

test("the board of a seat always looks with it, and waits for the others", () => {
  const board = { board: 1, away: [] };
  const turn = view({ seats: [ANNA, BEN], next: { by: "person", seat: 0 }, to_act: [0] });
  assert.equal(viewer(turn, null, board), 1);
  assert.deepEqual(awaited(turn, board), [0]);
  assert.equal(goesOn(turn, false, board), true);
  assert.equal(goesOn(view(BOTH_CHOOSE), false, board), false);
  const called = view({ seats: [ANNA, BEN], next: { by: "chance", seat: 1 }, to_act: [] });
  assert.equal(goesOn(called, false, board), false);
  assert.equal(goesOn(called, false, { board: 0, away: [] }), true);
});

test("the table looks with no seat that is played on another device, and waits for it", () => {
  const table = { board: null, away: [0] };
  const turn = view({ seats: [ANNA, BEN], next: { by: "person", seat: 0 }, to_act: [0] });
  assert.equal(viewer(turn, null, table), null);
  assert.deepEqual(awaited(turn, table), [0]);
  assert.equal(goesOn(turn, false, table), false);
  assert.equal(viewer(view({ next: { by: "bot", seat: 1 }, to_act: [1] }), null, table), null);
});

test("the curtain is for the first person who chooses at the table", () => {
  assert.equal(actingHere(view(BOTH_CHOOSE), { board: null, away: [0] }), 1);
  assert.equal(isCurtained(view(BOTH_CHOOSE), { board: null, away: [0] }), true);
  assert.equal(isCurtained(view(BOTH_CHOOSE), { board: null, away: [0, 1] }), false);
});

test("no one looks while several people choose in secret, before the curtain is open", () => {
  const secret = view({ ...BOTH_CHOOSE });
  assert.equal(viewer(secret, null), null);
  assert.equal(viewer(secret, 1), 1);
  assert.equal(isCurtained(secret), true);
  assert.equal(isCurtained({ ...secret, seat: 1 }), false);
});

test("bots, and chance for them or for the dealer, go on by themselves", () => {
  assert.equal(goesOn(view({ next: { by: "bot", seat: 1 } }), false), true);
  assert.equal(goesOn(view({ next: { by: "chance", seat: 1 } }), false), true);
  assert.equal(goesOn(view({ next: { by: "chance", seat: null } }), false), true);
  const lesson = { step: "goal", rule: "", waits: true, points: null };
  assert.equal(goesOn(view({ next: { by: "bot", seat: 1 }, lesson }), false), false);
});

test("a person calls for chance, and decides", () => {
  const chance = view({ next: { by: "chance", seat: 0 } });
  assert.equal(goesOn(chance, false), false);
  assert.equal(goesOn(chance, true), true);
  assert.equal(goesOn(view({ next: { by: "person", seat: 0 } }), true), false);
  assert.equal(goesOn(null, true), false);
});
