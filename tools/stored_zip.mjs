/** Zip archives whose files are stored uncompressed. */

/** The records of a zip: their first bytes, their lengths, and the offsets of what is read of them. */
const LOCAL = { length: 30, name: 26, extra: 28 };
const CENTRAL = { length: 46, size: 20, name: 28, extra: 30, comment: 32, local: 42 };
const END = { signature: 0x06054b50, length: 22, onDisk: 8, count: 10, size: 12, begin: 16 };

/** Return an archive without the files whose names match. @param {Uint8Array} archive @param {(name: string) => boolean} isLeftOut */
export function withoutFiles(archive, isLeftOut) {
  // A slice of a Buffer would not be a copy.
  const bytes = new Uint8Array(archive);
  const view = new DataView(bytes.buffer);
  const short = (/** @type {number} */ at) => view.getUint16(at, true);
  const long = (/** @type {number} */ at) => view.getUint32(at, true);
  const end = bytes.length - END.length;
  if (long(end) !== END.signature) throw new Error("not a zip without a comment");
  const files = [];
  const directory = [];
  let length = 0;
  let at = long(end + END.begin);
  for (let rest = short(end + END.count); rest > 0; rest--) {
    const nameEnd = at + CENTRAL.length + short(at + CENTRAL.name);
    const next = nameEnd + short(at + CENTRAL.extra) + short(at + CENTRAL.comment);
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL.length, nameEnd));
    if (!isLeftOut(name)) {
      const from = long(at + CENTRAL.local);
      const head = LOCAL.length + short(from + LOCAL.name) + short(from + LOCAL.extra);
      const file = bytes.subarray(from, from + head + long(at + CENTRAL.size));
      const entry = bytes.slice(at, next);
      new DataView(entry.buffer).setUint32(CENTRAL.local, length, true);
      files.push(file);
      directory.push(entry);
      length += file.length;
    }
    at = next;
  }
  const last = bytes.slice(end);
  const lastView = new DataView(last.buffer);
  for (const offset of [END.onDisk, END.count]) lastView.setUint16(offset, files.length, true);
  lastView.setUint32(
    END.size,
    directory.reduce((sum, entry) => sum + entry.length, 0),
    true,
  );
  lastView.setUint32(END.begin, length, true);
  return Buffer.concat([...files, ...directory, last]);
}
