/** The secret from which the engine draws all chance of a match. */

/** Gives 128 bits that nobody can foresee, as 32 hexadecimal digits. */
export function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
