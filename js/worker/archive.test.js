import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "./archive.js";

/** @param {number} length */
const bytes = (length) => Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);

const PARTS = [9, 0, 4, 1].map(bytes);

for (const lengths of [[], [0], [1], [4, 4], [3, 0, 5, 8], [70_001, 2]]) {
  test(`parts of ${lengths.join(", ") || "no"} bytes come back as they were`, async () => {
    const parts = lengths.map(bytes);
    const archive = await pack(parts);
    assert.equal(archive.length % 4, 0);
    assert.deepEqual(await unpack(archive.buffer), parts);
  });
}

test("every part begins with a whole word, as its reader expects", async () => {
  const parts = await unpack((await pack(PARTS)).buffer);
  assert.deepEqual(
    parts?.map(({ byteOffset }) => byteOffset % 4),
    PARTS.map(() => 0),
  );
});

test("every changed bit is found", async () => {
  const archive = await pack(PARTS);
  for (const at of archive.keys()) {
    for (let bit = 0; bit < 8; bit++) {
      const damaged = archive.slice();
      damaged[at] = /** @type {number} */ (damaged[at]) ^ (1 << bit);
      assert.equal(await unpack(damaged.buffer), undefined, `byte ${at}, bit ${bit}`);
    }
  }
});

test("every missing end and every additional byte is found", async () => {
  const archive = await pack(PARTS);
  for (const end of archive.keys())
    assert.equal(await unpack(archive.slice(0, end).buffer), undefined, `${end} bytes`);
  const longer = new Uint8Array(archive.length + 1);
  longer.set(archive);
  assert.equal(await unpack(longer.buffer), undefined);
});

test("files that are no archive are found", async () => {
  for (const length of [0, 1, 51, 52, 53, 56, 4096])
    assert.equal(await unpack(new ArrayBuffer(length)), undefined);
  const swapped = await pack([...PARTS].reverse());
  const archive = await pack(PARTS);
  swapped.set(archive.subarray(0, 51));
  assert.equal(await unpack(swapped.buffer), undefined);
});
