import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "./archive.js";

/** @param {number} length */
const bytes = (length) => Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);

const PARTS = [9, 0, 4, 1].map(bytes);

for (const lengths of [[], [0], [1], [4, 4], [3, 0, 5, 8], [70_001, 2]]) {
  test(`parts of ${lengths.join(", ") || "no"} bytes come back as they were`, () => {
    const parts = lengths.map(bytes);
    const archive = pack(parts);
    assert.equal(archive.length % 4, 0);
    assert.deepEqual(unpack(archive.buffer), parts);
  });
}

test("every part begins with a whole word, as its reader expects", () => {
  const parts = unpack(pack(PARTS).buffer);
  assert.deepEqual(
    parts.map(({ byteOffset }) => byteOffset % 4),
    PARTS.map(() => 0),
  );
});
