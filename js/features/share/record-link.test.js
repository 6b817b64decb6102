import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { FACTS } from "../../protocol/facts.js";
import { fromFragment, toFragment } from "./record-link.js";

const { longest } = FACTS.record;

const RECORD = "volle 1\ngame pig\nseat 0 Anna & Müller 🐑\n\nd 0 1 2\n";

/** @param {string | Uint8Array} content */
const fragmentOf = (content) => Buffer.from(deflateRawSync(content)).toString("base64url");

/** Asserts that a fragment is refused with this code. @param {string} fragment @param {string} code */
const refuses = (fragment, code) =>
  assert.rejects(fromFragment(fragment), { name: "CodedError", code });

for (const [name, record] of Object.entries({
  "a record": RECORD,
  "a record of one letter": "v",
  "an empty record": "",
  "the longest record": "x".repeat(longest),
  "the longest record of other letters": "ß".repeat(longest),
})) {
  test(`${name} comes back from its link`, async () => {
    const fragment = await toFragment(record);
    assert.match(fragment, /^[\w-]+$/);
    assert.equal(await fromFragment(fragment), record);
  });
}

test("a link is raw deflate in base64url, as other programs write it", async () => {
  assert.equal(await fromFragment(fragmentOf(RECORD)), RECORD);
});

test("a text that is too long for a record is refused", async () => {
  await refuses(fragmentOf("x".repeat(longest + 1)), "record.too-long");
});

test("a small link with a huge text is refused before all of it is inflated", async (context) => {
  const bomb = fragmentOf(Buffer.alloc(50_000_000, "x"));
  assert.ok(bomb.length < longest);
  const inflated = countInflated(context);
  await refuses(bomb, "record.too-long");
  assert.ok(inflated() < 10 * longest);
});

/** Returns a function that returns the number of inflated bytes. @param {import("node:test").TestContext} context */
function countInflated(context) {
  let count = 0;
  const { readable } = Object.getOwnPropertyDescriptors(DecompressionStream.prototype);
  context.mock.getter(
    DecompressionStream.prototype,
    "readable",
    /** @this {DecompressionStream} */
    function () {
      const counter = new TransformStream({
        transform(chunk, controller) {
          count += chunk.length;
          controller.enqueue(chunk);
        },
      });
      return readable.get?.call(this).pipeThrough(counter);
    },
  );
  return () => count;
}

test("characters outside base64url are refused", async () => {
  for (const fragment of ["", " ", "a=", "a+b", "a/b", "%20", "ä", "a\n", "🐑", "a"])
    await refuses(fragment, "link.base64");
});

test("anything but deflated UTF-8 is refused", async () => {
  const deflated = deflateRawSync(RECORD);
  const wrong = [
    deflated.subarray(0, -3),
    Buffer.from([7, 7, 7]),
    deflateRawSync(Uint8Array.of(0xff, 0xfe)),
    deflateRawSync(Buffer.from(RECORD).subarray(0, Buffer.from(RECORD).indexOf("🐑") + 2)),
  ];
  for (const bytes of wrong)
    await refuses(Buffer.from(bytes).toString("base64url"), "link.deflate");
});
