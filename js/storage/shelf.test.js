/** Matches beside the one on the table: none is lost, whatever storage does. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { MemoryStore } from "./memory-store.kit.js";
import { Saves, verifiedRecord } from "./saves.js";

/** @type {MemoryStore} */
let store;
/** @type {Saves} */
let saves;

const reopened = () => new Saves(() => {}, store);
/** @param {string} name */
const recordsOf = (name) => ({ save: `private ${name}`, record: `public ${name}` });
const LEFT = { left: { view: null, engine: "e" } };

/** Returns the private records on the shelf, as far as they can be read. @param {Saves} of */
const onShelf = async (of) =>
  (await Promise.all((await of.shelf.all()).map(({ found }) => verifiedRecord(found)))).sort();

beforeEach(() => {
  store = new MemoryStore();
  saves = reopened();
});

test("the match before is on the shelf as soon as another one is on the table", async () => {
  await saves.begin(recordsOf("one"));
  await saves.begin(recordsOf("two"), LEFT);
  for (const each of [saves, reopened()]) assert.deepEqual(await onShelf(each), ["private one"]);
});

test("a match that is not worth keeping leaves nothing", async () => {
  await saves.begin(recordsOf("one"));
  await saves.begin(recordsOf("two"));
  assert.deepEqual(await onShelf(reopened()), []);
});

test("a match taken from the shelf changes places with the one on the table, and stays the same match", async () => {
  await saves.begin(recordsOf("one"));
  const { id = "", begun = "" } = saves.newest ?? {};
  await saves.begin(recordsOf("two"), LEFT);
  await saves.begin(recordsOf("one"), { taken: { id, begun }, ...LEFT });
  assert.equal(saves.newest?.id, id);
  saves = reopened();
  await saves.read();
  assert.equal(saves.newest?.id, id);
  assert.deepEqual(await onShelf(saves), ["private two"]);
});

test("a match keeps its identity from move to move", async () => {
  await saves.begin(recordsOf("one"));
  const { id } = saves.newest ?? {};
  await saves.write(recordsOf("one, later"));
  saves = reopened();
  await saves.read();
  await saves.rewrite(recordsOf("one, later"));
  assert.equal(saves.newest?.id, id);
});

test("what a refusing storage could not take waits in memory, and is stored with the next move", async () => {
  await saves.begin(recordsOf("one"));
  store.isRefusing = true;
  await saves.begin(recordsOf("two"), LEFT);
  assert.deepEqual(await onShelf(saves), ["private one"]);
  store.isRefusing = false;
  await saves.write(recordsOf("two, later"));
  assert.deepEqual(await onShelf(reopened()), ["private one"]);
});

test("without storage the shelf is in memory", async () => {
  saves = new Saves(() => {});
  await saves.begin(recordsOf("one"));
  await saves.begin(recordsOf("two"), LEFT);
  assert.deepEqual(await onShelf(saves), ["private one"]);
});

test("a damaged match is on the shelf, but cannot be read, and harms no other", async () => {
  await saves.begin(recordsOf("one"));
  await saves.begin(recordsOf("two"), LEFT);
  for (const [number, wrong] of [null, 0, "", [], {}, { save: "x", hash: "y" }].entries())
    store.kept.set(`shelf/${number}`, wrong);
  const all = await reopened().shelf.all();
  assert.equal(all.length, 7);
  assert.deepEqual(await onShelf(reopened()), ["private one", ...Array(6).fill(undefined)]);
});

test("what is removed is gone, and so is its key", async () => {
  await saves.begin(recordsOf("one"));
  const { id = "" } = saves.newest ?? {};
  await saves.begin(recordsOf("two"), LEFT);
  saves.shelf.remove(id);
  await saves.shelf.flush();
  assert.deepEqual(await onShelf(saves), []);
  assert.equal(store.kept.has(`shelf/${id}`), false);
});

test("the match that was played last comes first", async () => {
  for (const [id, changed] of [
    ["a", "2026-01-01"],
    ["b", "2026-01-03"],
    ["c", "2026-01-02"],
  ])
    store.kept.set(`shelf/${id}`, { changed });
  assert.deepEqual(
    (await saves.shelf.all()).map(({ id }) => id),
    ["b", "c", "a"],
  );
});

test("clearing leaves nothing", async () => {
  await saves.begin(recordsOf("one"));
  await saves.begin(recordsOf("two"), LEFT);
  await saves.clear();
  assert.equal(store.kept.size, 0);
});
