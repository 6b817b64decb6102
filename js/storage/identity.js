/** Which match a save is of, and when it was made. */

import { randomHex } from "./random.js";

/** An id of its own, and when it began on this device, as ISO 8601. @typedef {{ id: string, begun: string }} Identity */

/** Returns the identity of a match that begins now. @returns {Identity} */
export function newIdentity() {
  // Written like a UUID, which addresses of matches are known by.
  const id = randomHex().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { id, begun: now() };
}

/** Returns this moment as ISO 8601, or the beginning of time if the device's clock has none. */
export function now() {
  const date = new Date();
  return (Number.isNaN(date.valueOf()) ? new Date(0) : date).toISOString();
}

/** Returns true if a save has the identity of its match, which those of the first versions have not. @param {unknown} saved @returns {saved is Identity} */
export function hasIdentity(saved) {
  const { id, begun } = /** @type {Record<string, unknown>} */ (saved ?? {});
  return typeof id === "string" && typeof begun === "string";
}
