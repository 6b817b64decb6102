/** Reads the story of a game: which event speaks for several, how long they are seen, and what calls for chance. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").View} View */
/** How long something is seen; state/pace.js knows what that means at each pace. `roll` is how long dice tumble. @typedef {"roll" | "brief" | "short" | "medium" | "long" | "longer"} Duration */
/**
 * How what happened in a game is told.
 * @typedef {object} Story
 * @property {string} roll the code of the event before which dice tumble
 * @property {Record<string, Duration>} pauses how long the table rests on an event, by its code, before more follows
 * @property {Record<string, Duration>} holds how long it rests on an event in any case
 * @property {[code: string, duration: Duration][]} reading how long a new table is read before it goes on by itself: by the first of these that happened, or briefly
 * @property {string[]} headlines which event one sentence tells when there are several, most telling first
 * @property {string[]} silent what the log passes over
 * @property {string[]} calls events by which somebody calls for chance: it goes on without another tap
 */

/**
 * Returns how long the table after `events` is read before it goes on by itself.
 * @param {Story} story
 * @param {readonly GameEvent[]} events
 */
export function readingTime({ reading }, events) {
  const known = reading.find(([code]) => events.some((event) => event.code === code));
  return known ? known[1] : "brief";
}

/**
 * Returns the event that one sentence should tell, or null.
 * @param {Story} story
 * @param {readonly GameEvent[]} events
 */
export function headlineOf({ headlines }, events) {
  const code = headlines.find((known) => events.some((event) => event.code === known));
  return events.findLast((event) => event.code === code) ?? null;
}

/**
 * Returns how long the table rests on an event, or nothing where it does not: what somebody at this device has just
 * chosen they have seen.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {{ isLast: boolean, view: View }} context whether the table is the final one with it, and the table
 * @returns {Duration | undefined}
 */
export function pauseOn({ pauses, holds }, event, { isLast, view }) {
  if (isChosen(event) && view.seats[event.seat ?? 0]?.bot === null) return undefined;
  return holds[event.code] ?? (isLast ? undefined : pauses[event.code]);
}

/** Tells whether somebody has called for chance by an event. @param {Story} story @param {GameEvent | undefined} event */
export function isCall({ calls }, event) {
  return (
    event !== undefined && calls.includes(event.code) && (!("way" in event) || isChosen(event))
  );
}

/** @param {GameEvent} event */
function isChosen(event) {
  return "way" in event && event.way === "choice";
}
