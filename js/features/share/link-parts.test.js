/** A link in several parts: it is joined from any order of them, or refused. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { joined, MOST_PARTS, missing, partsOf, withPart } from "./link-parts.js";

/** @type {Map<string, string>} */
let kept;

beforeEach(() => {
  kept = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  };
  Object.assign(globalThis, { localStorage: storage });
});

/** @param {number} length */
const fragment = (length) =>
  Array.from({ length }, (_, index) => "abcdefghijklmnopqrstuvwxyz-_0123"[(index * 7) % 32]).join(
    "",
  );

/** @param {string} code */
const refused = (code) => (/** @type {any} */ error) => error.code === code;

test("a short link is its only part", async () => {
  assert.deepEqual(await partsOf("abc"), ["replay/abc"]);
});

test("the parts of a long link are joined in any order", async () => {
  const long = fragment(4001);
  const parts = await partsOf(long);
  assert.ok(parts.length > 1 && parts.every((part) => part.length < 1000));
  let read;
  for (const part of [...parts].reverse()) {
    read = withPart(part.replace("part/", ""));
  }
  assert.deepEqual(read && missing(read), []);
  assert.equal(read && (await joined(read)), long);
  assert.equal(kept.size, 0);
});

test("the missing parts are known, and a part may be read twice", async () => {
  const [first = "", , third = ""] = await partsOf(fragment(2500));
  withPart(third.slice(5));
  withPart(first.slice(5));
  assert.deepEqual(missing(withPart(first.slice(5))), [2]);
});

test("a part of another link replaces earlier parts", async () => {
  const [first = ""] = await partsOf(fragment(1500));
  const [other = ""] = await partsOf(`x${fragment(1500)}`);
  withPart(first.slice(5));
  assert.deepEqual(missing(withPart(other.slice(5))), [2]);
});

test("a changed part is found when the link is joined", async () => {
  const [first = "", second = ""] = await partsOf(fragment(1500));
  withPart(first.slice(5));
  const read = withPart(`${second.slice(5, -1)}Z`);
  await assert.rejects(joined(read), refused("link.part"));
});

test("an invalid part is refused", () => {
  for (const text of [
    "",
    "x",
    "abcdefgh/3/2/abc",
    "abcdefgh/0/2/abc",
    "abcdefgh/1/99/abc",
    "a/1/2/abc",
    "abcdefgh/1/2/",
    `abcdefgh/1/2/${"x".repeat(901)}`,
    `abcdefgh/1/2/${"x".repeat(1_000_000)}`,
  ])
    assert.throws(() => withPart(text), refused("link.part"));
});

test("a link that needs too many codes is refused with their number", async () => {
  await assert.rejects(partsOf(fragment(900 * MOST_PARTS + 1)), refused("link.too-long"));
});

test("without storage, the last part is returned", async () => {
  Object.assign(globalThis, { localStorage: undefined });
  const [first = ""] = await partsOf(fragment(1500));
  assert.deepEqual(missing(withPart(first.slice(5))), [2]);
});

test("a copy of all matches is a part even if it is short, and has a limit of its own", async () => {
  const [only = ""] = await partsOf("abc", true);
  assert.equal(await joined(withPart(only.slice(5))), "abc");
  await assert.rejects(partsOf(fragment(900 * MOST_PARTS + 1), true), refused("copies.too-long"));
});
