/** Parsing of messages from the page around a frame. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readHello, readWish } from "./messages.js";

test("a greeting has a version and an id", () => {
  assert.deepEqual(readHello({ volle: 1, hello: true, id: "a", more: 2 }), {
    volle: 1,
    hello: true,
    id: "a",
  });
});

for (const data of [
  null,
  7,
  "hello",
  {},
  { volle: 2, hello: true, id: "a" },
  { volle: 1, id: "a" },
])
  test(`${JSON.stringify(data)} is not a greeting`, () => assert.equal(readHello(data), null));

test("a greeting with an oversized id is refused", () => {
  assert.equal(readHello({ volle: 1, hello: true, id: "a".repeat(101) }), null);
});

for (const wish of [
  { type: "lang", lang: "de" },
  { type: "theme", theme: "night" },
  { type: "load", scene: "a.b" },
  { type: "load", record: "text" },
  { type: "state" },
  { type: "reset" },
])
  test(`${JSON.stringify(wish)} is a request, without other fields`, () => {
    assert.deepEqual(readWish({ ...wish, more: "of it" }), wish);
  });

for (const data of [
  null,
  [],
  { type: "save" },
  { type: "toString" },
  { type: "lang" },
  { type: "lang", lang: 7 },
  { type: "load" },
  { type: "load", scene: "a", record: "b" },
  { type: "load", scene: "a".repeat(101) },
  { type: "load", record: "a".repeat(1_000_001) },
])
  test(`${JSON.stringify(data).slice(0, 40)} is not a request`, () =>
    assert.equal(readWish(data), null));
