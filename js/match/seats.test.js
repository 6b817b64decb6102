/** Who sits where, and what everybody is called. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, readSeat, seatText } from "./seats.js";

const USUAL = ["Ada", "Bo", "Cy"];

for (const text of ["Anna", "bot:ram", "bot:ram Wanda", "bot:ram Uncle Bob", "bot:", "bot: ram"])
  test(`"${text}" is read and written alike`, () =>
    assert.equal(seatText(readSeat(text, 0)), text));

test("a bot without a name is called as its picture is", () => {
  const seats = [
    { name: "Anna", bot: null, avatar: 1 },
    { name: "", bot: "ram", avatar: 3 },
    { name: "Wanda", bot: "ram", avatar: 2 },
  ];
  assert.deepEqual(namesOf(seats, USUAL), ["Anna", "Cy", "Wanda"]);
});

test("no two are called alike", () => {
  const seats = [
    { name: "", bot: "ram", avatar: 2 },
    { name: "", bot: "ram", avatar: 1 },
    { name: "Bo", bot: null, avatar: 3 },
  ];
  assert.deepEqual(namesOf(seats, USUAL), ["Cy", "Ada", "Bo"]);
});
