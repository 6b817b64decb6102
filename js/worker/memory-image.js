/** Python's memory without its empty pages, which are more than half of it. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** A WebAssembly module without code begins like this, up to the length of its one section. */
const MODULE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0];
/** The section's name, as long as it takes to have what follows begin with a whole word. */
const NAME = "py-memory";
/** Bytes of the section's length. */
const LENGTH = 5;
const CARRIER = MODULE.length + LENGTH + 1 + NAME.length;

const PAGE = 4096;
/** What stands first, in words: how long the memory is, and how many pages are filled; then come their numbers. */
const HEAD = 2;

/** Gives a memory without its empty pages; `whole` gives it back. @param {Uint8Array} memory @returns {Bytes} */
export function thin(memory) {
  const pages = filledPages(memory);
  const begin = (HEAD + pages.length) * 4;
  const bytes = new Uint8Array(begin + pages.length * PAGE);
  new Uint32Array(bytes.buffer).set([memory.length, pages.length, ...pages]);
  for (const [place, page] of pages.entries())
    bytes.set(memory.subarray(page * PAGE, (page + 1) * PAGE), begin + place * PAGE);
  return bytes;
}

/** Gives the memory that `thin` was given. @param {Bytes} bytes @returns {Bytes} */
export function whole({ buffer, byteOffset }) {
  const [length = 0, count = 0] = new Uint32Array(buffer, byteOffset, HEAD);
  const pages = new Uint32Array(buffer, byteOffset + HEAD * 4, count);
  const begin = byteOffset + (HEAD + count) * 4;
  const memory = new Uint8Array(length);
  for (const [place, page] of pages.entries()) {
    const wanted = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(buffer, begin + place * PAGE, wanted), page * PAGE);
  }
  return memory;
}

/** Gives a WebAssembly module that does nothing but carry bytes; `taken` gives them back. @param {Bytes} bytes */
export function carried(bytes) {
  const carrier = new Uint8Array(CARRIER + bytes.length);
  const name = [NAME.length, ...new TextEncoder().encode(NAME)];
  carrier.set([...MODULE, ...leb128(name.length + bytes.length), ...name]);
  carrier.set(bytes, CARRIER);
  return carrier;
}

/** Gives what such a module carries. @param {Bytes} carrier */
export function taken(carrier) {
  return carrier.subarray(CARRIER);
}

/** Gives a number as WebAssembly writes it. @param {number} number */
function leb128(number) {
  const digits = Array.from({ length: LENGTH }, (_, place) => (number >>> (7 * place)) & 127);
  return digits.map((digit, place) => (place < LENGTH - 1 ? digit | 128 : digit));
}

/**
 * Takes out of a snapshot, or puts back into it, the memory that WebAssembly begins with: a third of what a snapshot holds.
 * @param {Bytes} snapshot Pyodide's: a head, and the memory from the byte on that the second word names
 * @param {ArrayBuffer} beginning
 */
export function differ(snapshot, beginning) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.length >> 2);
  const begun = new Uint32Array(beginning);
  const head = /** @type {number} */ (words[1]) >> 2;
  const end = Math.min(begun.length, words.length - head);
  for (let at = 0; at < end; at++)
    words[head + at] = /** @type {number} */ (words[head + at]) ^ /** @type {number} */ (begun[at]);
}

/** Gives the numbers of the pages that hold anything but zeros. @param {Uint8Array} memory */
function filledPages(memory) {
  const pages = [];
  for (let page = 0; page * PAGE < memory.length; page++) {
    if (memory.subarray(page * PAGE, (page + 1) * PAGE).some(Boolean)) pages.push(page);
  }
  return pages;
}
