/** Python's memory as a file: without its empty pages, which are more than half of it. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const PAGE = 4096;
/** Words that come first in a compact memory: its length and the number of filled pages. Then come the indices of these, then the pages. */
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
export function expand({ buffer, byteOffset }) {
  const [length = 0, count = 0] = new Uint32Array(buffer, byteOffset, COUNTS);
  const pages = new Uint32Array(buffer, byteOffset + COUNTS * 4, count);
  const begin = byteOffset + (COUNTS + count) * 4;
  const memory = new Uint8Array(length);
  for (const [index, page] of pages.entries()) {
    const size = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(buffer, begin + index * PAGE, size), page * PAGE);
  }
  return memory;
}

/**
 * XORs a snapshot in place with the initial memory of WebAssembly, which is a third of what it holds: the first call
 * leaves only the difference, a second one restores the snapshot.
 * @param {Bytes} snapshot Pyodide's: a header, and the memory from the byte on that the second word names
 * @param {ArrayBuffer} initialMemory
 */
export function xorInitialMemory(snapshot, initialMemory) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.length >> 2);
  const initial = new Uint32Array(initialMemory);
  const begin = /** @type {number} */ (words[1]) >> 2;
  const end = Math.min(initial.length, words.length - begin);
  for (let at = 0; at < end; at++)
    words[begin + at] =
      /** @type {number} */ (words[begin + at]) ^ /** @type {number} */ (initial[at]);
}

/** Returns the indices of the pages that hold anything but zeros. @param {Uint8Array} memory */
function filledPages(memory) {
  const pages = [];
  for (let page = 0; page * PAGE < memory.length; page++) {
    if (memory.subarray(page * PAGE, (page + 1) * PAGE).some(Boolean)) pages.push(page);
  }
  return pages;
}
