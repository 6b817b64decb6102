/** Memory as a file: more than half of Python's memory is empty pages, which are left out; a checksum tells whether the rest is whole. */

const PAGE = 4096;
/** What stands before the pages: a checksum of all that follows in two words, how long the memory is, and how many pages there are. */
const HEAD = 4;

/**
 * Packs memory; `unpack` gives it back.
 * @param {Uint8Array} memory
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pack(memory) {
  const pages = filledPages(memory);
  const packed = new Uint8Array(HEAD * 4 + pages.length * (4 + PAGE));
  const words = new Uint32Array(packed.buffer);
  words.set([0, 0, memory.length, pages.length]);
  words.set(pages, HEAD);
  let end = (HEAD + pages.length) * 4;
  for (const page of pages) {
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), end);
    end += PAGE;
  }
  words.set(checksum(words));
  return packed;
}

/**
 * Gives the memory that was packed; throws where the file is not the one that `pack` wrote.
 * @param {ArrayBuffer} file
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpack(file) {
  const words = new Uint32Array(file, 0, file.byteLength >> 2);
  const [first, second, length = 0, count = 0] = words;
  const [a, b] = checksum(words);
  const isWhole = words.length * 4 === file.byteLength && first === a && second === b;
  if (!isWhole || words.length <= HEAD) throw new Error("the snapshot is spoilt");
  const memory = new Uint8Array(length);
  let end = (HEAD + count) * 4;
  for (const page of words.subarray(HEAD, HEAD + count)) {
    const wanted = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(file, end, wanted), page * PAGE);
    end += PAGE;
  }
  return memory;
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
