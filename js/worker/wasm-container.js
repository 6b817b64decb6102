/** A file within a WebAssembly module without code: hosts compress such modules on their way, and browsers decompress them. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** The beginning of a WebAssembly module with one custom section, up to the length of that section. */
const MODULE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0];
/** The section's name, just so long that its content begins with a whole word. */
const NAME = "container";
/** Bytes of the section's length, in LEB128. */
const LENGTH = 5;
const HEADER = MODULE.length + LENGTH + 1 + NAME.length;

/** Returns a WebAssembly module without code whose one custom section holds `bytes`; `unwrap` is the inverse. @param {Uint8Array} bytes */
export function wrap(bytes) {
  const module = new Uint8Array(HEADER + bytes.length);
  const name = [NAME.length, ...new TextEncoder().encode(NAME)];
  module.set([...MODULE, ...leb128(name.length + bytes.length), ...name]);
  module.set(bytes, HEADER);
  return module;
}

/** Returns the bytes that such a module holds. @param {Bytes} module */
export function unwrap(module) {
  return module.subarray(HEADER);
}

/** Returns a number in LEB128, as WebAssembly writes it, with a fixed number of bytes. @param {number} number */
function leb128(number) {
  const digits = Array.from({ length: LENGTH }, (_, index) => (number >>> (7 * index)) & 127);
  return digits.map((digit, index) => (index < LENGTH - 1 ? digit | 128 : digit));
}
