import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { dealOf, dealt, dealtAgain, today } from "./deal.js";

const AGREED = { seats: ["Anna", "Ben"], avatars: null, options: {} };
const SEED = "0123456789abcdef".repeat(2);

test("the usual deal is secret and asks for nothing", () => {
  assert.deepEqual(dealOf({ deal: null }, "sheep"), { game: "sheep", kind: "secret", words: "" });
  assert.equal(dealt({ deal: null }, "sheep", AGREED), AGREED);
});

test("what is chosen for one game says nothing of another", () => {
  const deal = /** @type {const} */ ({ game: "sheep", kind: "words", words: "red hen" });
  assert.deepEqual(dealt({ deal }, "sheep", AGREED), { ...AGREED, deal: "words red hen" });
  assert.equal(dealt({ deal }, "wolves", AGREED), AGREED);
});

test("the day is that of this device, whatever day it is elsewhere", () => {
  mock.timers.enable({ apis: ["Date"], now: new Date(2026, 0, 2, 0, 5) });
  assert.equal(today(), "2026-01-02");
  const deal = /** @type {const} */ ({ game: "sheep", kind: "day", words: "" });
  assert.equal(dealt({ deal }, "sheep", AGREED).deal, "day 2026-01-02");
  mock.timers.reset();
});

test("the same deal again takes the seed, and goes on saying where it came from", () => {
  const again = { ...AGREED, deal: "again", seed: SEED };
  assert.deepEqual(dealtAgain({ deal: null, seed: SEED }, AGREED), again);
  assert.deepEqual(dealtAgain({ deal: { kind: "again", text: "" }, seed: SEED }, AGREED), again);
  const day = /** @type {const} */ ({ kind: "day", text: "2026-11-22" });
  assert.equal(dealtAgain({ deal: day, seed: SEED }, AGREED).deal, "day 2026-11-22");
});
