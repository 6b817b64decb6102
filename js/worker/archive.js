/** Several arrays of bytes as one file, with a checksum that tells whether all of it is whole. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** What stands first, in words: the checksum of all that follows, in two, and how many parts there are; then come their lengths. */
const HEAD = 3;

/** Packs arrays of bytes; `unpack` gives them back. @param {Bytes[]} parts @returns {Bytes} */
export function pack(parts) {
  const lengths = parts.map(({ length }) => length);
  const { begins, end } = placesOf(lengths);
  const packed = new Uint8Array(end);
  const words = new Uint32Array(packed.buffer);
  words.set([0, 0, parts.length, ...lengths]);
  for (const [place, part] of parts.entries()) packed.set(part, begins[place]);
  words.set(checksum(words));
  return packed;
}

/** Gives the arrays that were packed, or nothing where the file is not what `pack` wrote. @param {ArrayBuffer} file @returns {Bytes[] | undefined} */
export function unpack(file) {
  if (file.byteLength % 4 || file.byteLength < HEAD * 4) return undefined;
  const words = new Uint32Array(file);
  const [first, second, count = 0] = words;
  const [sum, sums] = checksum(words);
  if (first !== sum || second !== sums) return undefined;
  const lengths = [...words.subarray(HEAD, HEAD + count)];
  const { begins } = placesOf(lengths);
  return lengths.map((length, place) => new Uint8Array(file, begins[place], length));
}

/** Gives where each part begins, in whole words, and where the last one ends. @param {number[]} lengths */
function placesOf(lengths) {
  let end = (HEAD + lengths.length) * 4;
  const begins = lengths.map((length) => {
    const begin = end;
    end += (length + 3) & ~3;
    return begin;
  });
  return { begins, end };
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
