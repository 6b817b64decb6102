/** A snapshot as one file. More than half of Python's memory is empty pages, which are left out; a checksum tells whether the rest is whole. */

/**
 * @typedef {object} Snapshot all that a start needs
 * @property {Uint8Array} memory
 * @property {Uint8Array<ArrayBuffer>} wasm
 * @property {Uint8Array<ArrayBuffer>} library
 */

const PAGE = 4096;
/** What stands first: a checksum of all that follows, in two words; and how long the memory, its pages, the wasm and the library are. */
const HEAD = 6;

/**
 * Packs a snapshot; `unpack` gives it back.
 * @param {Snapshot} snapshot
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pack({ memory, wasm, library }) {
  const pages = filledPages(memory);
  const parts = placesOf(pages.length, wasm.length, library.length);
  const packed = new Uint8Array(parts.end);
  const words = new Uint32Array(packed.buffer);
  words.set([0, 0, memory.length, pages.length, wasm.length, library.length]);
  words.set(pages, HEAD);
  for (const [place, page] of pages.entries())
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), parts.pages + place * PAGE);
  packed.set(wasm, parts.wasm);
  packed.set(library, parts.library);
  words.set(checksum(words));
  return packed;
}

/**
 * Gives the snapshot that was packed, or nothing where the file is not what `pack` wrote.
 * @param {ArrayBuffer} file
 * @returns {Snapshot | undefined}
 */
export function unpack(file) {
  if (file.byteLength % 4 || file.byteLength < HEAD * 4) return undefined;
  const words = new Uint32Array(file);
  const [first, second, length = 0, count = 0, wasm = 0, library = 0] = words;
  const [sum, sums] = checksum(words);
  if (first !== sum || second !== sums) return undefined;
  const parts = placesOf(count, wasm, library);
  const memory = new Uint8Array(length);
  for (const [place, page] of words.subarray(HEAD, HEAD + count).entries()) {
    const wanted = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(file, parts.pages + place * PAGE, wanted), page * PAGE);
  }
  return {
    memory,
    wasm: new Uint8Array(file, parts.wasm, wasm),
    library: new Uint8Array(file, parts.library, library),
  };
}

/** Gives where each part begins, and where the last one ends. @param {number} count @param {number} wasm @param {number} library */
function placesOf(count, wasm, library) {
  const pages = (HEAD + count) * 4;
  const first = pages + count * PAGE;
  const second = first + roundUp(wasm);
  return { pages, wasm: first, library: second, end: second + roundUp(library) };
}

/** @param {number} length @returns {number} the same in whole words, in bytes */
function roundUp(length) {
  return (length + 3) & ~3;
}

/** Gives the numbers of the pages that hold anything but zeros. @param {Uint8Array} memory */
function filledPages(memory) {
  const pages = [];
  for (let page = 0; page * PAGE < memory.length; page++) {
    if (memory.subarray(page * PAGE, (page + 1) * PAGE).some(Boolean)) pages.push(page);
  }
  return pages;
}

/** Gives the two sums of Fletcher over all words behind them: a changed, missing or moved word changes them. @param {Uint32Array} words */
function checksum(words) {
  let sum = 1;
  let sums = 0;
  for (let at = 2; at < words.length; at++) {
    sum = (sum + /** @type {number} */ (words[at])) | 0;
    sums = (sums + sum) | 0;
  }
  return [sum >>> 0, sums >>> 0];
}
