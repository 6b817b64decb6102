/** Integrity of bytes, as in the `integrity` attribute of HTML: "sha256-" and the digest in base64. */

/** Returns the integrity of `bytes`. @param {BufferSource} bytes @returns {Promise<string>} */
export async function sha256(bytes) {
  return `sha256-${btoa(String.fromCharCode(...(await digestOf(bytes))))}`;
}

/** Returns true if `bytes` have this integrity. @param {BufferSource} bytes @param {unknown} integrity */
export async function matches(bytes, integrity) {
  return (await sha256(bytes)) === integrity;
}

/**
 * Returns true if a file of the site is the one that was built. On an insecure origin only its length is compared: an
 * attacker who could change the file could change this script as well.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {{ hash: string, length: number }} file
 */
export async function isAsBuilt(bytes, { hash, length }) {
  return bytes.length === length && (!crypto.subtle || (await matches(bytes, hash)));
}

/** @param {BufferSource} bytes */
async function digestOf(bytes) {
  // Browsers have none on insecure origins.
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return digest(
    ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes),
  );
}

/** Bytes of a block, and also its rounds. */
const BLOCK = 64;
const PRIMES = firstPrimes(BLOCK);
/** The first 32 bits of the fractional parts of roots of primes. A double has 16 bits more than that needs. */
const INITIAL = PRIMES.slice(0, 8).map((prime) => (Math.sqrt(prime) % 1) * 2 ** 32);
const ROUND = Int32Array.from(PRIMES, (prime) => (Math.cbrt(prime) % 1) * 2 ** 32);

/** Returns the SHA-256 digest (FIPS 180-4) of `bytes`. @param {Uint8Array} bytes */
export function digest(bytes) {
  const padded = padding(bytes);
  const words = new DataView(padded.buffer);
  const state = Int32Array.from(INITIAL);
  const schedule = new Int32Array(BLOCK);
  for (let offset = 0; offset < padded.length; offset += BLOCK) {
    for (let t = 0; t < 16; t++) schedule[t] = words.getInt32(offset + 4 * t);
    for (let t = 16; t < BLOCK; t++) schedule[t] = expanded(schedule, t);
    compress(state, schedule);
  }
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => void result.setInt32(4 * index, word));
  return new Uint8Array(result.buffer);
}

/** Returns `bytes` with a one, zeros and their length in bits, as whole blocks. @param {Uint8Array} bytes */
function padding(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

/** Returns word `t` of the message schedule. @param {Int32Array} schedule @param {number} t */
function expanded(schedule, t) {
  const before = at(schedule, t - 15);
  const last = at(schedule, t - 2);
  const sigma0 = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
  const sigma1 = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
  return (at(schedule, t - 16) + sigma0 + at(schedule, t - 7) + sigma1) | 0;
}

/** Updates the state with one block. @param {Int32Array} state @param {Int32Array} schedule */
function compress(state, schedule) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < BLOCK; t++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + at(ROUND, t) + at(schedule, t)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = at(state, index) + word;
}

/** @param {number} word @param {number} count */
const rotate = (word, count) => (word >>> count) | (word << (32 - count));

/** @param {Int32Array} words @param {number} index */
const at = (words, index) => /** @type {number} */ (words[index]);

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < count; n++)
    if (primes.every((prime) => n % prime)) primes.push(n);
  return primes;
}
