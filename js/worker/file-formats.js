/** The file formats of the engine: archives, memories without empty pages, and files within WebAssembly modules. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** Bytes of a word. */
const WORD = 4;

/** Packs byte arrays into one: their number, their lengths, and the arrays, each aligned to a word; `unpack` is the inverse. @param {Bytes[]} parts @returns {Bytes} */
export function pack(parts) {
  const lengths = parts.map(({ length }) => length);
  const { offsets, end } = layout(lengths);
  const archive = new Uint8Array(end);
  new Uint32Array(archive.buffer).set([parts.length, ...lengths]);
  for (const [index, part] of parts.entries()) archive.set(part, offsets[index]);
  return archive;
}

/** Returns the byte arrays of an archive that `pack` returned. @param {ArrayBuffer} archive @returns {Bytes[]} */
export function unpack(archive) {
  const [count = 0] = new Uint32Array(archive, 0, 1);
  const lengths = [...new Uint32Array(archive, WORD, count)];
  const { offsets } = layout(lengths);
  return lengths.map((length, index) => new Uint8Array(archive, offsets[index], length));
}

/** Returns the offset of each part, and the end of the last one. @param {number[]} lengths */
function layout(lengths) {
  let end = (1 + lengths.length) * WORD;
  const offsets = lengths.map((length) => {
    const offset = end;
    end += Math.ceil(length / WORD) * WORD;
    return offset;
  });
  return { offsets, end };
}

const PAGE = 4096;
/** A compact memory begins with its length and the number of filled pages; their indices and the pages follow. */
const COUNTS = 2;

/** Returns a memory without its empty pages; `expand` is the inverse. @param {Uint8Array} memory @returns {Bytes} */
export function compact(memory) {
  const pages = filledPages(memory);
  const begin = (COUNTS + pages.length) * 4;
  const bytes = new Uint8Array(begin + pages.length * PAGE);
  new Uint32Array(bytes.buffer).set([memory.length, pages.length, ...pages]);
  for (const [index, page] of pages.entries())
    bytes.set(memory.subarray(page * PAGE, (page + 1) * PAGE), begin + index * PAGE);
  return bytes;
}

/** Returns the memory that `compact` was called with. @param {Bytes} bytes @returns {Bytes} */
export function expand(bytes) {
  const memory = roomFor(bytes);
  copyFrom(bytes, 0, memory);
  return memory;
}

/** Returns the header of a compact snapshot, without the memory behind it. @param {Bytes} snapshot @returns {Bytes} */
export function headerOf(snapshot) {
  const header = new Uint8Array(beginOf(snapshot));
  copyFrom(snapshot, 0, header);
  return header;
}

/** Writes the memory behind the header of a compact snapshot over another memory; throws a RangeError if that is shorter. @param {Bytes} snapshot @param {Uint8Array} memory */
export function copyMemory(snapshot, memory) {
  const begin = beginOf(snapshot);
  const length = contentOf(snapshot).length - begin;
  if (memory.length < length) throw new RangeError("no room for the memory");
  copyFrom(snapshot, begin, memory.subarray(0, length));
}

/** Writes a part of what `compact` was called with, from a byte on, over a part of a memory. @param {Bytes} bytes @param {number} begin @param {Uint8Array} memory */
function copyFrom(bytes, begin, memory) {
  const { pages, filled } = contentOf(bytes);
  let end = 0;
  for (const [index, page] of pages.entries()) {
    const at = page * PAGE - begin;
    const from = Math.max(0, -at);
    const to = Math.min(PAGE, memory.length - at);
    if (to <= from) continue;
    memory.fill(0, end, at + from);
    memory.set(filled.subarray(index * PAGE + from, index * PAGE + to), at + from);
    end = at + to;
  }
  memory.fill(0, end);
}

/** Returns the byte at which the memory begins in a compact snapshot: its header is filled, so its page comes first. @param {Bytes} snapshot */
function beginOf(snapshot) {
  return /** @type {number} */ (wordsOf(contentOf(snapshot).filled)[1]);
}

/** Returns an empty memory as long as the one that `compact` was called with. @param {Bytes} bytes @returns {Bytes} */
export function roomFor(bytes) {
  return new Uint8Array(contentOf(bytes).length);
}

/**
 * The differences that a snapshot is made of, both compact: of the base from the initial memory of WebAssembly, and of the
 * snapshot from the base. The base, Python with its library, stays when the engine changes.
 * @typedef {{ base: Bytes, delta: Bytes }} Differences
 */

/**
 * Returns the differences of a snapshot; `restore` is the inverse.
 * @param {Bytes} snapshot Pyodide's: a header, and the memory from the byte on that the second word names; it is changed
 * @param {Bytes} base an earlier memory of the same Python; it is changed
 * @param {ArrayBuffer} initialMemory
 * @returns {Differences}
 */
export function differences(snapshot, base, initialMemory) {
  const words = wordsOf(snapshot);
  xor(words, /** @type {number} */ (words[1]) >> 2, wordsOf(base));
  xor(wordsOf(base), 0, new Uint32Array(initialMemory));
  return { base: compact(base), delta: compact(snapshot) };
}

/**
 * Writes a snapshot into an empty memory of its length, from its differences.
 * @param {Bytes} snapshot
 * @param {Differences} differences
 * @param {ArrayBuffer} initialMemory
 */
export function restore(snapshot, { base, delta }, initialMemory) {
  const words = wordsOf(snapshot);
  const begin = beginOf(delta);
  const length = Math.min(initialMemory.byteLength, snapshot.length - begin);
  snapshot.set(new Uint8Array(initialMemory, 0, length), begin);
  xorPages(words, begin, base);
  xorPages(words, 0, delta);
}

/** XORs words in place with the pages of a compact memory that begins at a byte. @param {Uint32Array} words @param {number} begin @param {Bytes} memory */
function xorPages(words, begin, memory) {
  const { pages, filled } = contentOf(memory);
  const others = wordsOf(filled);
  for (const [index, page] of pages.entries()) {
    const from = (index * PAGE) >> 2;
    xor(words, (begin + page * PAGE) >> 2, others.subarray(from, from + (PAGE >> 2)));
  }
}

/** XORs words in place with others, from an index on, as far as both go. @param {Uint32Array} words @param {number} begin @param {Uint32Array} others */
function xor(words, begin, others) {
  const count = Math.min(others.length, words.length - begin);
  for (let at = 0; at < count; at++)
    words[begin + at] =
      /** @type {number} */ (words[begin + at]) ^ /** @type {number} */ (others[at]);
}

/** @param {Bytes} bytes */
function wordsOf({ buffer, byteOffset, length }) {
  return new Uint32Array(buffer, byteOffset, length >> 2);
}

/** Returns the parts of a compact memory: its length, the indices of its filled pages, and these pages. @param {Bytes} bytes */
function contentOf({ buffer, byteOffset }) {
  const [length = 0, count = 0] = new Uint32Array(buffer, byteOffset, COUNTS);
  const pages = new Uint32Array(buffer, byteOffset + COUNTS * 4, count);
  const begin = byteOffset + (COUNTS + count) * 4;
  return { length, pages, filled: new Uint8Array(buffer, begin, count * PAGE) };
}

/** Returns the indices of the pages that are not all zeros. @param {Uint8Array} memory */
function filledPages(memory) {
  const pages = [];
  for (let page = 0; page * PAGE < memory.length; page++) {
    if (memory.subarray(page * PAGE, (page + 1) * PAGE).some(Boolean)) pages.push(page);
  }
  return pages;
}

/** Bytes before the content of a WebAssembly module that the build wrapped around a file (`module_around` of tools/runtime.py). */
const HEADER = 24;

/** Returns the content of such a module. @param {Bytes} module */
export function unwrap(module) {
  return module.subarray(HEADER);
}
