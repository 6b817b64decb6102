/** The file formats of the engine. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compact,
  copyMemory,
  differences,
  expand,
  headerOf,
  pack,
  restore,
  roomFor,
  unpack,
} from "./file-formats.js";

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

const PAGE = 4096;

/** Returns a memory in which only these pages are filled. @param {number} length @param {number[]} pages */
function memoryWith(length, pages) {
  const memory = new Uint8Array(length);
  for (const page of pages) memory.fill(page + 1, page * PAGE, (page + 1) * PAGE);
  return memory;
}

/** @type {[string, Uint8Array<ArrayBuffer>, number][]} */
const MEMORIES = [
  ["of no length", new Uint8Array(0), 0],
  ["of empty pages", new Uint8Array(5 * PAGE), 0],
  ["without empty pages", memoryWith(3 * PAGE, [0, 1, 2]), 3],
  ["with empty pages first, between and last", memoryWith(6 * PAGE, [1, 4]), 2],
  ["that ends within a filled page", memoryWith(2 * PAGE + 13, [0, 2]), 2],
  ["that ends within an empty page", memoryWith(2 * PAGE + 13, [0]), 1],
  ["of less than a page", memoryWith(7, [0]), 1],
  ["with a single byte at the end of a page", new Uint8Array(2 * PAGE).fill(1, 2 * PAGE - 1), 1],
];

for (const [name, memory, pages] of MEMORIES) {
  test(`a memory ${name} comes back as it was`, () => {
    const bytes = compact(memory);
    assert.equal(bytes.length, (2 + pages) * 4 + pages * PAGE);
    assert.deepEqual(expand(bytes), memory);
  });
}

/** Returns a snapshot with this memory behind a header of a length. @param {number} header @param {Uint8Array} memory */
function snapshotOf(header, memory) {
  const snapshot = new Uint8Array(header + memory.length).fill(9, 0, header);
  new Uint32Array(snapshot.buffer)[1] = header;
  snapshot.set(memory, header);
  return snapshot;
}

for (const begin of [8, PAGE - 4, PAGE, 2 * PAGE + 12]) {
  test(`a memory behind a header of ${begin} bytes is written over another one, and nothing behind it`, () => {
    const memory = memoryWith(5 * PAGE + 8, [0, 2, 5]);
    const snapshot = snapshotOf(begin, memory);
    const bytes = compact(snapshot);
    const other = new Uint8Array(memory.length + 3).fill(7);
    copyMemory(bytes, other);
    assert.deepEqual(headerOf(bytes), snapshot.subarray(0, begin));
    assert.deepEqual(other.subarray(0, memory.length), memory);
    assert.deepEqual(other.subarray(memory.length), Uint8Array.of(7, 7, 7));
  });
}

test("a memory is not written over a shorter one", () => {
  const bytes = compact(snapshotOf(8, memoryWith(2 * PAGE, [1])));
  assert.throws(() => copyMemory(bytes, new Uint8Array(2 * PAGE - 1)), RangeError);
});

/** Returns the differences of a snapshot. @param {Uint8Array<ArrayBuffer>} snapshot @param {Uint8Array<ArrayBuffer>} base @param {ArrayBuffer} initial */
function differencesOf(snapshot, base, initial) {
  return differences(snapshot.slice(), base.slice(), initial);
}

/** Returns a snapshot as it comes back from its differences. @param {Uint8Array<ArrayBuffer>} snapshot @param {Uint8Array<ArrayBuffer>} base @param {ArrayBuffer} initial */
function restored(snapshot, base, initial) {
  const found = differencesOf(snapshot, base, initial);
  const room = roomFor(found.delta);
  restore(room, found, initial);
  return room;
}

test("only what differs from the memory before is left, and the snapshot comes back from that", () => {
  const initial = memoryWith(2 * PAGE, [0, 1]);
  const base = new Uint8Array(3 * PAGE);
  base.set(initial);
  base[5] = 200;
  const grown = new Uint8Array(4 * PAGE);
  grown.set(base);
  grown[2 * PAGE + 1] = 3;
  const snapshot = snapshotOf(12, grown);
  const found = differencesOf(snapshot, base, initial.buffer);
  const [ofBase, ofSnapshot] = [expand(found.base), expand(found.delta)];
  assert.deepEqual(ofSnapshot.subarray(0, 12), snapshot.subarray(0, 12));
  const changed = (/** @type {Uint8Array} */ memory, /** @type {number} */ from) =>
    [...memory.keys()].filter((at) => at >= from && memory[at]);
  assert.deepEqual(changed(ofBase, 0), [5]);
  assert.deepEqual(changed(ofSnapshot, 12), [12 + 2 * PAGE + 1]);
  assert.deepEqual(restored(snapshot, base, initial.buffer), snapshot);
});

test("another snapshot of the same base has the same difference from the initial memory", () => {
  const initial = memoryWith(PAGE, [0]).buffer;
  const base = memoryWith(2 * PAGE, [1]);
  const bases = [8, 8 + PAGE].map((begin) => {
    const snapshot = snapshotOf(begin, memoryWith(3 * PAGE, [2]));
    assert.deepEqual(restored(snapshot, base, initial), snapshot);
    return differencesOf(snapshot, base, initial).base;
  });
  assert.deepEqual(bases[0], bases[1]);
});

test("memories that are longer than the snapshot change nothing behind its end", () => {
  const snapshot = snapshotOf(8, memoryWith(PAGE, [0]));
  const long = memoryWith(2 * PAGE, [0, 1]);
  assert.deepEqual(restored(snapshot, long, long.buffer), snapshot);
});

test("a snapshot that lies within other buffers is changed alone", () => {
  const snapshot = snapshotOf(8, memoryWith(PAGE, [0]));
  const initial = memoryWith(PAGE, [0]).buffer;
  const buffer = new Uint8Array(8 + snapshot.length + 8);
  buffer.set(snapshot, 8);
  const within = buffer.subarray(8, 8 + snapshot.length);
  const found = differences(within, memoryWith(PAGE, [0]), initial);
  assert.equal(buffer.subarray(16).some(Boolean), false);
  const [base, delta] = [found.base, found.delta].map((each) => {
    const file = new Uint8Array(4 + each.length);
    file.set(each, 4);
    return file.subarray(4);
  });
  if (base && delta) restore(within.fill(0), { base, delta }, initial);
  assert.deepEqual(within, snapshot);
  assert.deepEqual(
    [buffer.subarray(0, 8), buffer.subarray(-8)],
    [new Uint8Array(8), new Uint8Array(8)],
  );
});
