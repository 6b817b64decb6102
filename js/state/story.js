/** Reads the story of a game: which event speaks for several, how long they are seen, and what calls for chance. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").View} View */
/** How long something is seen; state/pace.js knows what that means at each pace. `roll` is how long dice tumble. @typedef {"roll" | "brief" | "short" | "medium" | "long" | "longer"} Duration */
/** How long something is to be seen, and whether it keeps its time however long the turn of a bot has been. @typedef {{ duration: Duration, isUnhurried: boolean }} Pause */
/**
 * How what happened in a game is told.
 * @typedef {object} Story
 * @property {string} roll the code of the event before which dice tumble
 * @property {Record<string, Duration>} pauses how long the table rests on an event, by its code, before more follows
 * @property {Record<string, Duration>} holds how long it rests on an event in any case
 * @property {[code: string, duration: Duration][]} reading how long a new table is read before it goes on by itself: by the first of these that happened, or briefly
 * @property {string[]} unhurried events that keep their time even after a bot has rolled often: what a turn comes to
 * @property {Record<string, import("./sounds.js").Sound>} sounds what an event is heard by when it is told, by its code
 * @property {string[]} headlines which event one sentence tells when there are several, most telling first
 * @property {string[]} silent what the log passes over
 * @property {Moment[]} moments what deserves a flourish
 * @property {string[]} marks events that a line of time shows
 * @property {(view: any, log: readonly GameEvent[]) => import("./ceremony.js").Step[]} count the steps in which the points of a match that is over are counted
 * @property {Record<string, string>} sections which events are nobody's turn, by the name of the section of the log that they are
 * @property {string[]} within what belongs to the turn in which it happens, whoever it names
 * @property {string[]} calls events by which somebody calls for chance: it goes on without another tap
 */

/** How long dice tumble. @type {Pause} */
export const ROLL = { duration: "roll", isUnhurried: false };
/** As long as something goes on by itself that needs no time to be read. @type {Pause} */
export const BRIEF = { duration: "brief", isUnhurried: false };
/** Time to think better of it. @type {Pause} */
const REGRET = { duration: "medium", isUnhurried: true };

/** A great moment: its name, the code of its event, and which events of that code are meant. @typedef {[name: string, code: string, isMeant?: (event: any, view: any) => boolean]} Moment */

/**
 * Returns the name of the great moment that an event is, or null.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {View} view the table with it
 */
export function momentOf({ moments }, event, view) {
  const found = moments.find(
    ([, code, isMeant = () => true]) => code === event.code && isMeant(event, view),
  );
  return found?.[0] ?? null;
}

/**
 * Returns how long the table after `events` is read before it goes on by itself.
 * @param {Story} story
 * @param {readonly GameEvent[]} events
 * @param {View} view the table
 * @returns {Pause}
 */
export function readingTime(story, events, view) {
  if (mayBeTakenBack(events, view) && !isCall(story, events.at(-1))) return REGRET;
  const codes = events.map(({ code }) => code);
  if (codes.some((code) => code in story.holds)) return BRIEF;
  const known = story.reading.find(([code]) => codes.includes(code));
  return known ? pause(story, ...known) : BRIEF;
}

/** Tells whether somebody at this device has decided, and may still take that back. @param {readonly GameEvent[]} events @param {View} view */
function mayBeTakenBack([first], { take_back, secret }) {
  return take_back !== null && first?.seat === take_back && !secret;
}

/** @param {Story} story @param {string} code @param {Duration} duration @returns {Pause} */
function pause({ unhurried }, code, duration) {
  return { duration, isUnhurried: unhurried.includes(code) };
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

/** Returns what one sentence should tell of the last action, or null. @param {Story} story @param {readonly GameEvent[]} events all that has happened */
export function lastHeadline(story, events) {
  const last = events.filter(({ ply }) => ply === events.at(-1)?.ply);
  return headlineOf(story, last);
}

/**
 * Returns how long the table rests on an event, or nothing where it does not: what somebody at this device has just
 * chosen they have seen.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {{ isLast: boolean, view: View }} context whether the table is the final one with it, and the table
 * @returns {Pause | undefined}
 */
export function pauseOn(story, event, { isLast, view }) {
  if (isChosen(event) && view.seats[event.seat ?? 0]?.bot === null) return undefined;
  const { pauses, holds } = story;
  const duration = holds[event.code] ?? (isLast ? undefined : pauses[event.code]);
  return duration && pause(story, event.code, duration);
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
