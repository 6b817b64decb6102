/** Several byte arrays in one file, with an integrity over all of it. */

import { matches, sha256 } from "../storage/integrity.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** Bytes that come first: the integrity of everything behind them, in ASCII. */
const HASH = 51;
/** Where whole words begin: the number of parts, the length of each, and the parts, each from a whole word on. */
const CONTENT = 52;
const WORD = 4;

/** Packs byte arrays into one; `unpack` is the inverse. @param {Bytes[]} parts @returns {Promise<Bytes>} */
export async function pack(parts) {
  const lengths = parts.map(({ length }) => length);
  const { offsets, end } = layout(lengths);
  const archive = new Uint8Array(end);
  new Uint32Array(archive.buffer, CONTENT).set([parts.length, ...lengths]);
  for (const [index, part] of parts.entries()) archive.set(part, offsets[index]);
  const hash = await sha256(archive.subarray(HASH));
  new TextEncoder().encodeInto(hash, archive);
  return archive;
}

/** Returns the byte arrays of an archive, or undefined where it is not exactly what `pack` returned. @param {ArrayBuffer} archive @returns {Promise<Bytes[] | undefined>} */
export async function unpack(archive) {
  const bytes = new Uint8Array(archive);
  const hash = new TextDecoder().decode(bytes.subarray(0, HASH));
  if (!(await matches(bytes.subarray(HASH), hash))) return undefined;
  const [count = 0] = new Uint32Array(archive, CONTENT, 1);
  const lengths = [...new Uint32Array(archive, CONTENT + WORD, count)];
  const { offsets } = layout(lengths);
  return lengths.map((length, index) => new Uint8Array(archive, offsets[index], length));
}

/** Returns where each part begins, and where the last one ends. @param {number[]} lengths */
function layout(lengths) {
  let end = CONTENT + (1 + lengths.length) * WORD;
  const offsets = lengths.map((length) => {
    const offset = end;
    end += Math.ceil(length / WORD) * WORD;
    return offset;
  });
  return { offsets, end };
}
