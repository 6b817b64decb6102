/** Reads the story of a game: which event speaks for several, and how long they are read. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../games/game-ui.js").Story} Story */

/**
 * Gives how long the view after `events` is read before it goes on by itself.
 * @param {Story} story
 * @param {GameEvent[]} events
 */
export function weight({ weights }, events) {
  const known = weights.find(([code]) => events.some((event) => event.code === code));
  return known ? known[1] : "brief";
}

/**
 * Gives the event that one sentence should tell, if any.
 * @param {Story} story
 * @param {GameEvent[]} events
 */
export function headline({ headlines }, events) {
  const code = headlines.find((known) => events.some((event) => event.code === known));
  return events.findLast((event) => event.code === code);
}
