/** Several byte arrays in one file. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const WORD = 4;

/** Packs byte arrays into one: their number, the length of each, and the arrays, each from a whole word on; `unpack` is the inverse. @param {Bytes[]} parts @returns {Bytes} */
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

/** Returns where each part begins, and where the last one ends. @param {number[]} lengths */
function layout(lengths) {
  let end = (1 + lengths.length) * WORD;
  const offsets = lengths.map((length) => {
    const offset = end;
    end += Math.ceil(length / WORD) * WORD;
    return offset;
  });
  return { offsets, end };
}
