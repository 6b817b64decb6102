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

test("what lies where it lay stays, even where the page has made a little room", () => {
  assert.deepEqual(journeys(seen({ a: { box: at(0) } }), seen({ a: { box: at(10) } }), PLACES), []);
});

test("what lies elsewhere has moved there", () => {
  const found = journeys(seen({ a: { box: at(0) } }), seen({ a: { box: at(200) } }), PLACES);
  assert.deepEqual(found, [{ kind: "move", key: "a", from: at(0), to: at(200) }]);
});

test("what is new comes from its place, or from out of sight", () => {
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

test("what is new and comes from nowhere is there at once, or is turned over in its place", () => {
  const after = seen({ a: { box: at(300) }, b: { box: at(400), back: "board" } });
  const found = journeys(new Map(), after, PLACES);
  assert.deepEqual(found, [{ kind: "turn", key: "b", from: at(400), to: at(400) }]);
});

test("what is gone has gone to its place, or is gone at once", () => {
  const before = seen({ a: { box: at(300), to: "herd" }, b: { box: at(400) } });
  const found = journeys(before, new Map(), PLACES);
  assert.deepEqual(found, [{ kind: "go", key: "a", from: at(300), to: HERD }]);
});

test("what cannot be seen before or after does not travel", () => {
  const hidden = { ...at(0), width: 0 };
  const found = journeys(
    seen({ a: { box: hidden } }),
    seen({ a: { box: { ...hidden, x: 99 } } }),
    PLACES,
  );
  assert.deepEqual(found, []);
});

test("a number tells by how much it has changed, and from where or where to", () => {
  const chips = (/** @type {number} */ tally) => ({ box: at(0), tally, from: "stock", to: "bank" });
  const before = seen({ a: chips(2), b: chips(2), c: chips(2) });
  const after = seen({ a: chips(5), b: chips(1), c: chips(2), d: chips(9) });
  assert.deepEqual(counts(before, after), [
    { key: "a", by: 3, place: "stock" },
    { key: "b", by: -1, place: "bank" },
  ]);
});

/** The time at which the last of some things lands. @param {number} limit @param {number} count @param {boolean} isTurning */
function lastLanding(limit, count, isTurning) {
  const { time, delay } = schedule(480, limit, { count, isTurning });
  return delay(count - 1) + time;
}

test("a single thing has the time of its own", () => {
  assert.equal(schedule(480, 2000, { count: 1, isTurning: false }).time, 480);
  assert.equal(schedule(480, 2000, { count: 0, isTurning: false }).time, 480);
});

test("however many things move, all have landed within their time", () => {
  for (const isTurning of [false, true])
    for (const count of [1, 2, 6, 20])
      assert.ok(lastLanding(600, count, isTurning) <= 600 * LANDED + 1e-9);
});

test("things that turn over where they lie do so one by one", () => {
  const turning = schedule(480, 5000, { count: 3, isTurning: true });
  const moving = schedule(480, 5000, { count: 3, isTurning: false });
  assert.ok(turning.delay(1) > 240 && moving.delay(1) < 120);
});
