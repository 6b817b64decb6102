/** The secret seed from which the engine draws all chance of a match. */

/** Returns 128 unpredictable bits as 32 hexadecimal digits. */
export function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
