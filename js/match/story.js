/** Reads the story of a game: which event speaks for several, how long they are seen, and what calls for chance. */

/** @import { Sound } from "./sound.js" */
/** @import { GameEvent, View } from "../protocol/shared.js" */

/** The names of durations, which pace.js has in milliseconds for each speed: `roll`, `move` and `turn` for objects to land, the others for what is read. @typedef {"roll" | "move" | "turn" | "brief" | "short" | "medium" | "result" | "long" | "longer"} Duration */
/** How long something is to be seen, and whether it keeps its time however long the turn of a bot has been. @typedef {{ duration: Duration, isUnhurried: boolean }} Pause */
/**
 * The motion of the objects of an event, before any text follows.
 * @typedef {object} Motion
 * @property {Duration} lasts the time by which everything has landed
 * @property {Duration} [marks] how long the objects are marked first, unless a person at this device has chosen them
 * @property {Sound} [sound] the sound of objects that begin to move; it gives no result away
 */
/**
 * How the events of a game are shown.
 * @typedef {object} StoryTables
 * @property {string} roll the code of the event with which dice tumble
 * @property {Record<string, Motion>} motions events whose objects move, by code
 * @property {readonly (readonly [string, string])[]} joined pairs of codes: an event of the second code is shown together with one of the first that it follows
 * @property {Record<string, Duration>} pauses how long the table rests on an event, by its code, before more follows
 * @property {Record<string, Duration>} holds how long it rests on an event in any case
 * @property {[code: string, duration: Duration][]} reading how long a new table is read before it goes on by itself: by the first of these that happened, or briefly
 * @property {string[]} unhurried events that keep their time even after a bot has rolled often: what a turn comes to
 * @property {Record<string, Sound>} sounds what an event is heard by when it is told, by its code
 * @property {string[]} headlines which event one sentence tells when there are several, most telling first
 * @property {string[]} silent what the log passes over
 * @property {Moment[]} moments what deserves a flourish
 * @property {string[]} marks events that a line of time shows
 * @property {string[]} calls events by which somebody calls for chance: it goes on without another tap
 */

/** The tables, and the steps in which the points of a finished match are counted. @typedef {StoryTables & { count(view: View, log: readonly GameEvent[]): import("./ceremony.js").Step[] }} Story */

/** As long as something goes on by itself that needs no time to be read. @type {Pause} */
export const BRIEF = { duration: "brief", isUnhurried: false };
/** As long as the table is seen at rest before anything moves. @type {Pause} */
const AT_REST = { duration: "brief", isUnhurried: true };
/** Time to think better of it. @type {Pause} */
const REGRET = { duration: "medium", isUnhurried: true };

/** A celebration: its name, the code of its event, and which events of that code are meant, all of them by default. @typedef {{ name: string, code: string, isMeant?(event: GameEvent, view: View): boolean }} Moment */

/**
 * Returns the name of the great moment that an event is, or null.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {View} view the table with it
 */
export function momentOf({ moments }, event, view) {
  const found = moments.find(
    (moment) => moment.code === event.code && (moment.isMeant?.(event, view) ?? true),
  );
  return found?.name ?? null;
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

/**
 * Events of an answer that are shown together.
 * @typedef {object} Step
 * @property {GameEvent} event the first of them
 * @property {readonly GameEvent[]} past all events of the answer before them
 * @property {readonly GameEvent[]} events all events of the answer up to the last of them
 * @property {View} view the table after them
 */

/**
 * Returns the steps in which an answer is shown.
 * @param {Story} story
 * @param {readonly import("../protocol/shared.js").Frame[]} frames
 * @param {View} view the table on which the answer ends
 */
export function stepsOf({ joined }, frames, view) {
  const all = frames.map(({ event }) => event);
  /** @type {Step[]} */
  const steps = [];
  for (const [index, { event, view: after }] of frames.entries()) {
    const before = all[index - 1]?.code;
    const isJoined = joined.some(([first, next]) => first === before && next === event.code);
    const step = isJoined && steps.pop();
    const shown = { events: all.slice(0, index + 1), view: after ?? view };
    steps.push({ ...(step || { event, past: all.slice(0, index) }), ...shown });
  }
  return steps;
}

/** Returns the time by which the objects of an event have landed, or undefined if it has none that move. @param {Story} story @param {GameEvent} event */
export function motionOf(story, { code }) {
  const motion = story.motions[code];
  return motion && pause(story, code, motion.lasts);
}

/**
 * Returns how long the objects of an event are marked before they move, or undefined if they are not: a person at this
 * device has seen what they have just chosen.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {View} view the table
 * @returns {Pause | undefined}
 */
export function markOf(story, event, view) {
  const marks = story.motions[event.code]?.marks;
  if (!marks || isOwn(event, view)) return undefined;
  return pause(story, event.code, marks);
}

/** Returns true if a person at this device has chosen what happens, or has called for it. @param {GameEvent} event @param {View} view */
function isOwn(event, { seats }) {
  const isForced = "way" in event && !isChosen(event);
  return !isForced && seats[event.seat ?? -1]?.bot === null;
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
 * Returns the pauses that the table makes on an event, of which the longest counts; none if it does not rest on it.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {{ view: View, next: GameEvent | null }} context the table with it, and what follows in the same answer
 * @returns {Pause[]}
 */
export function pausesOn(story, event, { view, next }) {
  // Objects that are marked first are seen at rest then.
  const motion = next && story.motions[next.code];
  const pauses = motion && !motion.marks ? [AT_REST] : [];
  // A person at this device has seen what they have just chosen.
  if (isChosen(event) && view.seats[event.seat ?? 0]?.bot === null) return pauses;
  const duration = story.holds[event.code] ?? (next ? story.pauses[event.code] : undefined);
  return duration ? [...pauses, pause(story, event.code, duration)] : pauses;
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

/**
 * What the page shows of an event. Its objects are marked where they lie, then they move, then they have landed. Until
 * then all text on the page is that of the table before the event.
 * @typedef {object} Frame
 * @property {GameEvent} event
 * @property {"marked" | "moving" | "landed"} now
 * @property {View | null} coming the table to which objects are moving, to draw them from; no text may be taken from it
 * @property {boolean} rolling whether dice tumble
 * @property {number} lasts milliseconds until something else is shown, unless a tap or a landing ends it before
 */

/**
 * Returns the table from which objects are drawn: while they move, the one to which they are moving.
 * @template {View} V
 * @param {Frame | null} frame
 * @param {V} view the table as it is shown
 * @returns {V}
 */
export function objectsOf(frame, view) {
  const coming = /** @type {V | null | undefined} */ (frame?.coming);
  return coming ?? view;
}

/** Returns the event whose objects have landed, if the page shows one. @param {Frame | null} frame */
export function landedEvent(frame) {
  return frame?.now === "landed" ? frame.event : null;
}

/**
 * Consecutive events that belong together.
 * @typedef {object} Group
 * @property {number} index the place of its first event in the log, which stays while the match goes on
 * @property {string | null} section the section of the log outside turns
 * @property {number | null} seat the seat whose turn it is
 * @property {GameEvent[]} events
 */

/** The number of groups that the log shows at first, and adds with each request for earlier ones. */
export const GROUPS_AT_ONCE = 24;

/**
 * Returns the events in groups, the first one first, without those that the story leaves out.
 * @param {Pick<Story, "silent">} story
 * @param {readonly GameEvent[]} log
 */
export function groupsOf({ silent }, log) {
  /** @type {Group[]} */
  const groups = [];
  log.forEach((event, index) => {
    if (silent.includes(event.code)) return;
    const { turn: seat, section = null } = event;
    const last = groups.at(-1);
    if (last && last.section === section && last.seat === seat) last.events.push(event);
    else groups.push({ index, section, seat, events: [event] });
  });
  return groups;
}
