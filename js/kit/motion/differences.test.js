import assert from "node:assert/strict";
import { test } from "node:test";
import { counts, journeys, LANDED, schedule } from "./differences.js";

/** @import { Item } from "./differences.js" */

const at = (/** @type {number} */ x) => ({ x, y: 0, width: 50, height: 70 });
const DECK = at(900);
const HERD = at(10);
const PLACES = new Map([
  ["deck", DECK],
  ["herd", HERD],
  ["hidden", { ...at(0), width: 0 }],
]);
const seen = (/** @type {Record<string, Item>} */ things) => new Map(Object.entries(things));

test("an object that is almost in its place stays, because the page has made room", () => {
  assert.deepEqual(journeys(seen({ a: { box: at(0) } }), seen({ a: { box: at(10) } }), PLACES), []);
});

test("an object elsewhere has moved", () => {
  const found = journeys(seen({ a: { box: at(0) } }), seen({ a: { box: at(200) } }), PLACES);
  assert.deepEqual(found, [{ kind: "move", key: "a", from: at(0), to: at(200) }]);
});

test("a new object comes from its place, or from out of sight", () => {
  const after = seen({
    a: { box: at(300), from: "deck" },
    b: { box: at(400), from: "hidden" },
    c: { box: at(500), from: "nowhere" },
  });
  assert.deepEqual(
    journeys(new Map(), after, PLACES).map(({ kind, from }) => [kind, from]),
    [
      ["come", DECK],
      ["come", undefined],
      ["come", undefined],
    ],
  );
});

test("a new object without a place appears, or is turned over in place", () => {
  const after = seen({ a: { box: at(300) }, b: { box: at(400), back: "board" } });
  const found = journeys(new Map(), after, PLACES);
  assert.deepEqual(found, [{ kind: "turn", key: "b", from: at(400), to: at(400) }]);
});

test("a removed object goes to its place, or disappears", () => {
  const before = seen({ a: { box: at(300), to: "herd" }, b: { box: at(400) } });
  const found = journeys(before, new Map(), PLACES);
  assert.deepEqual(found, [{ kind: "go", key: "a", from: at(300), to: HERD }]);
});

test("an object invisible before or after does not travel", () => {
  const hidden = { ...at(0), width: 0 };
  const found = journeys(
    seen({ a: { box: hidden } }),
    seen({ a: { box: { ...hidden, x: 99 } } }),
    PLACES,
  );
  assert.deepEqual(found, []);
});

test("a changed number has a difference, and a place for it", () => {
  const chips = (/** @type {number} */ tally) => ({ box: at(0), tally, from: "stock", to: "bank" });
  const before = seen({ a: chips(2), b: chips(2), c: chips(2) });
  const after = seen({ a: chips(5), b: chips(1), c: chips(2), d: chips(9) });
  assert.deepEqual(counts(before, after), [
    { key: "a", by: 3, place: "stock" },
    { key: "b", by: -1, place: "bank" },
  ]);
});

/** The time at which the last of several objects lands. @param {number} limit @param {number} count @param {boolean} isTurning */
function lastLanding(limit, count, isTurning) {
  const { time, delay } = schedule(480, limit, { count, isTurning });
  return delay(count - 1) + time;
}

test("a single object has its full time", () => {
  assert.equal(schedule(480, 2000, { count: 1, isTurning: false }).time, 480);
  assert.equal(schedule(480, 2000, { count: 0, isTurning: false }).time, 480);
});

test("all objects land within their time, however many there are", () => {
  for (const isTurning of [false, true])
    for (const count of [1, 2, 6, 20])
      assert.ok(lastLanding(600, count, isTurning) <= 600 * LANDED + 1e-9);
});

test("objects that are turned over in place turn one by one", () => {
  const turning = schedule(480, 5000, { count: 3, isTurning: true });
  const moving = schedule(480, 5000, { count: 3, isTurning: false });
  assert.ok(turning.delay(1) > 240 && moving.delay(1) < 120);
});
