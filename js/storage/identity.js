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

/** Tells whether a save says which match it is of; the first versions' did not. @param {any} saved @returns {saved is Identity} */
export function hasIdentity(saved) {
  return typeof saved?.id === "string" && typeof saved.begun === "string";
}
