/** Copies of matches: the size of requests, and the count of the results. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Shelf } from "./shelf.js";

/** Imports records; returns the result, and the number of records in each request. @param {string[]} records @param {(matches: unknown[]) => object | undefined} answer */
async function imported(records, answer) {
  /** @type {number[]} */
  const counts = [];
  const send = async (/** @type {any} */ { do: what, matches }) => {
    if (what !== "import-matches") return { matches: [], total: 0 };
    counts.push(matches.length);
    return answer(matches);
  };
  const store = /** @type {any} */ ({ state: { elsewhere: false }, change() {} });
  const shelf = new Shelf(store, /** @type {any} */ (send));
  return { outcome: await shelf.importAll(records.map((record) => ({ record }))), counts };
}

const allNew = (/** @type {unknown[]} */ { length }) => ({ added: length, known: 0, refused: 0 });

test("a request has many short matches and few long ones", async () => {
  const short = await imported(Array(1_200).fill("x"), allNew);
  assert.deepEqual(short.outcome, { added: 1_200, known: 0, refused: 0 });
  assert.deepEqual(short.counts, [500, 500, 200]);
  const long = await imported(Array(5).fill("x".repeat(40_000)), allNew);
  assert.deepEqual(long.counts, [2, 2, 1]);
});

test("a lost engine gets no more requests", async () => {
  const { outcome, counts } = await imported(Array(1_200).fill("x"), () => undefined);
  assert.deepEqual(outcome, { added: 0, known: 0, refused: 0 });
  assert.deepEqual(counts, [500]);
});
