/** Matches that are put on the shelf: each is read once, and the shelf once for all of them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MemoryStore } from "../storage/memory-store.kit.js";
import { Saves } from "../storage/saves.js";

// What the bundle has built in.
Object.assign(globalThis, { BUILT_ENGINE: { engine: "e" } });
const { shelfRequests } = await import("./shelf-requests.js");

test("copies are counted, and those that are new are stored at once", async () => {
  const store = new MemoryStore();
  let readings = 0;
  const entries = store.entries.bind(store);
  store.entries = () => {
    readings += 1;
    return entries();
  };
  const saves = new Saves(() => {}, store);
  /** @type {string[]} */
  const read = [];
  const call = (/** @type {any} */ { record }) => {
    read.push(record);
    if (record === "bad") return { ok: false, error: { code: "record.magic" } };
    if (record === "open") return { ok: false, error: { code: "figures.not-over" } };
    return { ok: true, figures: {} };
  };
  const answer = shelfRequests(saves)["import-matches"];
  const times = { begun: "2026-11-01T10:00:00.000Z", changed: "2026-11-02T10:00:00.000Z" };
  const matches = ["one", "bad", "open", "one"].map((record) => ({ record, ...times }));
  assert.deepEqual(await answer?.({ matches }, call), { ok: true, added: 2, known: 1, refused: 1 });
  assert.deepEqual(read, ["one", "bad", "open"]);
  assert.equal(readings, 1);
  const stored = await new Saves(() => {}, store).shelf.all();
  assert.deepEqual(stored.map(({ found }) => found?.record).sort(), ["one", "open"]);
  for (const { found } of stored) {
    const { begun, changed, engine } = found ?? {};
    assert.deepEqual({ begun, changed, engine }, { ...times, engine: "e" });
    assert.equal(found?.figures === undefined, found?.record === "open");
  }
  assert.deepEqual(await answer?.({ matches }, call), { ok: true, added: 0, known: 3, refused: 1 });
});
