/** Reads the story of a game: which events move objects, how long they are shown, and which one the sentence reports. */

/** @import { Act, Part, Scatter } from "../kit/motion/spotlight.js" */
/** @import { Sound } from "../kit/sound/sounds.js" */
/** @import { GameEvent, View } from "../protocol/shared.js" */

/** The names of durations, with milliseconds in pace.js: `roll`, `move` and `turn` for objects to land, the others for reading. @typedef {"roll" | "move" | "turn" | "brief" | "short" | "medium" | "news" | "result" | "long" | "longer" | "joy" | "cheer"} Duration */
/** A pause, whether it keeps its time however long the turn of a bot has been, and whether it keeps a part because it shows what decides the turn. @typedef {{ duration: Duration, isUnhurried: boolean, isDecisive?: boolean }} Pause */
/** A sound, or one by what the event names. @typedef {Sound | ((event: any) => Sound | undefined)} Choice */
/**
 * The motion of the objects of an event, before any text follows.
 * @typedef {object} Motion
 * @property {Duration} lasts the time by which everything has landed
 * @property {Duration} [marks] how long the objects are marked first, unless a person here has chosen them
 * @property {Choice} [sound] the sound at the start, which reveals no result
 */
/**
 * How the events of a game are shown, by their codes.
 * @typedef {object} StoryTables
 * @property {string} roll the event with which dice tumble
 * @property {Record<string, Motion>} motions events whose objects move
 * @property {readonly (readonly [string, string])[]} joined pairs of codes: an event of the second is shown together with one of the first before it, or in its place if no object moves in that
 * @property {Record<string, Duration>} pauses how long the table rests on an event before more follows
 * @property {Record<string, Duration>} holds how long it rests on an event in any case
 * @property {[code: string, duration: Duration][]} reading how long the table is read before it goes on, by the first of these events in the answer; otherwise briefly
 * @property {string[]} unhurried events that keep their time even after a bot has rolled often, such as the result of a turn
 * @property {string[]} decided results that the event before them decides, so that it is seen even after a bot has rolled often
 * @property {Record<string, Choice>} sounds the sound of an event when its text appears
 * @property {string[]} headlines the events that the one sentence reports, the most important first
 * @property {string[]} seen events whose objects say everything: their sentence is for screen readers, replays and those who wait for a tap
 * @property {string[]} silent events that the log omits
 * @property {Celebration[]} celebrations events that are staged at their objects
 * @property {Reaction[]} reactions of the sheep at the seats
 * @property {string[]} marks events that the timeline of a replay shows
 * @property {string[]} calls events by which a person calls for chance, which needs no further tap
 * @property {string[]} leads events after which a person can only call for chance: a setting saves the tap
 */

/** The tables, the steps in which the points of a finished match are counted, whether anything lies where the dice of a turn will roll, and whether the same turn goes on, at a table that still shows its results. @typedef {StoryTables & { count(view: View, log: readonly GameEvent[]): import("./end-sequence.js").Step[], isCovered?(view: View): boolean, isMidTurn?(view: View): boolean }} Story */

/** Returns the sound of an event, if any. @param {Choice | undefined} choice @param {GameEvent} event */
export const soundOf = (choice, event) => (typeof choice === "function" ? choice(event) : choice);

/** Nothing has to be read. @type {Pause} */
export const BRIEF = { duration: "brief", isUnhurried: false };
/** The table is seen at rest before objects move. @type {Pause} */
const AT_REST = { duration: "brief", isUnhurried: true };
/** The user can take the action back. @type {Pause} */
const REGRET = { duration: "medium", isUnhurried: true };

/** The dice or the card that decide a turn are seen at rest. @type {Pause} */
const DECISIVE = { duration: "medium", isUnhurried: false, isDecisive: true };

/** What lies where dice will roll leaves first. @type {Pause} */
export const CLEARING = { duration: "move", isUnhurried: false };

/** The table rests while an event is staged: for less time if only bots are concerned, or if it is frequent. */
const STAGING = /** @type {const} */ ({
  own: { duration: "joy", isUnhurried: true },
  others: { duration: "cheer", isUnhurried: true },
});

/** The reaction of a sheep to an event: that of its seat, or of another one that it names. @typedef {{ code: string, mood: "won" | "missed" | "robbed", seatOf?(event: GameEvent): number | undefined }} Reaction */
/** A celebration: its name, the code of its event, a test of such events, all of them by default, the message that stands at its objects, its sound in place of that of the event, how much the table is dimmed, whether it is short for all, what is staged, and what flies. @typedef {{ name: string, code: string, isMeant?(event: GameEvent, view: View): boolean, words?: string, sound?: Sound, dims?: Act["dims"], isShort?: boolean, parts(event: GameEvent, view: View): Part[], scatter?(event: GameEvent, view: View): Scatter }} Celebration */
/** An event on stage, the message at its objects, and its sound. @typedef {Act & { words: string | undefined, sound: Sound | undefined }} Staged */

/**
 * Returns how an event is staged and for how long, or null.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {View} view the table with it
 */
export function stagingOf({ celebrations }, event, view) {
  const isFound = (/** @type {Celebration} */ { code, isMeant }) =>
    code === event.code && (isMeant?.(event, view) ?? true);
  const found = celebrations.find(isFound);
  if (!found) return null;
  const { name, words, sound, dims = "usually", isShort = false } = found;
  const isOwn = [event.seat, event.turn].some((seat) => view.seats[seat ?? -1]?.bot === null);
  const pause = STAGING[isOwn && !isShort ? "own" : "others"];
  const parts = found.parts(event, view);
  const scatter = found.scatter?.(event, view) ?? null;
  return { staged: { name, words, sound, dims, parts, scatter }, pause };
}

/** Returns the selector of a seat at the table. @param {number | undefined} seat */
export const seatAt = (seat) => `.seats [data-seat="${seat}"]`;

/** Returns the reaction of a seat to the event that has just landed, if any; all seats are amazed by what is staged. @param {Story} story @param {Frame | null} frame @param {number} seat */
export function moodOf({ reactions }, frame, seat) {
  const event = landedEvent(frame);
  if (!event) return undefined;
  const isMeant = (/** @type {Reaction} */ { code, seatOf }) =>
    code === event.code && (seatOf ? seatOf(event) : event.seat) === seat;
  return reactions.find(isMeant)?.mood ?? (frame?.staged && "amazed");
}

/**
 * Returns how long the table after `events` is read before it goes on by itself; undefined if they have changed nothing
 * on it.
 * @param {Story} story
 * @param {readonly GameEvent[]} events
 * @param {View} view the table
 * @returns {Pause | undefined}
 */
export function readingTime(story, events, view) {
  // After a tap, the page draws once before it goes on.
  const isUnseen = (/** @type {GameEvent} */ event) =>
    isCall(story, event) && story.silent.includes(event.code) && !isOwn(event, view);
  if (events.length && events.every(isUnseen)) return undefined;
  if (mayBeTakenBack(events, view) && !isCall(story, events.at(-1))) return REGRET;
  const codes = events.map(({ code }) => code);
  if (codes.some((code) => code in story.holds)) return BRIEF;
  const known = story.reading.find(([code]) => codes.includes(code));
  return known ? pause(story, ...known) : BRIEF;
}

/** Returns true if a person here has decided and may take it back. @param {readonly GameEvent[]} events @param {View} view */
function mayBeTakenBack([first], { take_back, secret }) {
  return take_back !== null && first?.seat === take_back && !secret;
}

/**
 * Events of an answer that are shown together.
 * @typedef {object} Step
 * @property {GameEvent} event the first of them, or the last one if no object moves in the first
 * @property {readonly GameEvent[]} events all events of the answer up to the last of them
 * @property {View} view the table after them
 */

/**
 * Returns the steps in which an answer is shown.
 * @param {Story} story
 * @param {readonly import("../protocol/shared.js").Frame[]} frames
 * @param {View} view the table at the end of the answer
 */
export function stepsOf({ joined, motions }, frames, view) {
  const all = frames.map(({ event }) => event);
  /** @type {Step[]} */
  const steps = [];
  for (const [index, { event, view: after }] of frames.entries()) {
    const before = all[index - 1]?.code;
    const isJoined = joined.some(([first, next]) => first === before && next === event.code);
    const first = isJoined ? steps.pop()?.event : undefined;
    const events = all.slice(0, index + 1);
    const isMoving = first !== undefined && first.code in motions;
    steps.push({ event: isMoving ? first : event, events, view: after ?? view });
  }
  return steps;
}

/**
 * Returns the time by which the objects of an event have landed, or undefined if none move.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {GameEvent | null} next the next event of the answer
 */
export function motionOf(story, { code }, next) {
  const motion = story.motions[code];
  return motion && { ...pause(story, code, motion.lasts), isDecisive: isDecided(story, next) };
}

/** Returns true if an event is decided by the one before it, which has to be seen. @param {Story} story @param {GameEvent | null} event */
function isDecided({ decided }, event) {
  return decided.includes(event?.code ?? "");
}

/**
 * Returns how long the objects of an event are marked before they move, or undefined for those that a person here has
 * just chosen.
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

/** Returns true if a person here has chosen the event, or has called for it. @param {GameEvent} event @param {View} view */
function isOwn(event, { seats }) {
  const isForced = "way" in event && !isChosen(event);
  return !isForced && seats[event.seat ?? -1]?.bot === null;
}

/** @param {Story} story @param {string} code @param {Duration} duration @returns {Pause} */
function pause({ unhurried }, code, duration) {
  return { duration, isUnhurried: unhurried.includes(code) };
}

/**
 * Returns the event that the one sentence reports, or null.
 * @param {Story} story
 * @param {readonly GameEvent[]} events
 */
export function headlineOf({ headlines }, events) {
  const code = headlines.find((known) => events.some((event) => event.code === known));
  return events.findLast((event) => event.code === code) ?? null;
}

/** Returns the event of the last action that the one sentence reports, or null. @param {Story} story @param {readonly GameEvent[]} events the whole log */
export function lastHeadline(story, events) {
  const last = events.filter(({ ply }) => ply === events.at(-1)?.ply);
  return headlineOf(story, last);
}

/**
 * Returns the pauses on an event, of which the longest counts; none if the table does not rest on it.
 * @param {Story} story
 * @param {GameEvent} event
 * @param {{ view: View, next: GameEvent | null }} context the table with it, and the next event of the answer
 * @returns {Pause[]}
 */
export function pausesOn(story, event, { view, next }) {
  // Marked objects are seen at rest anyway.
  const motion = next && story.motions[next.code];
  const pauses = motion && !motion.marks ? [AT_REST] : [];
  if (isDecided(story, next)) pauses.push(DECISIVE);
  // A person here has just chosen this.
  if (isChosen(event) && view.seats[event.seat ?? 0]?.bot === null) return pauses;
  const hold = story.isMidTurn?.(view) ? undefined : story.holds[event.code];
  const duration = hold ?? (next ? story.pauses[event.code] : undefined);
  return duration ? [...pauses, pause(story, event.code, duration)] : pauses;
}

/** Returns true if a person has called for chance by an event. @param {Story} story @param {GameEvent | undefined} event @param {boolean} [isQuick] true if chance also follows where nothing else can be chosen */
export function isCall({ calls, leads }, event, isQuick = false) {
  const codes = isQuick ? [...calls, ...leads] : calls;
  return (
    event !== undefined && codes.includes(event.code) && (!("way" in event) || isChosen(event))
  );
}

/** @param {GameEvent} event */
function isChosen(event) {
  return "way" in event && event.way === "choice";
}

/**
 * An event on its way to the screen. Its objects are marked, then move, then have landed; until then all text on the
 * page is that of the table before it.
 * @typedef {object} Frame
 * @property {GameEvent} event
 * @property {"marked" | "moving" | "landed"} now
 * @property {View | null} coming the table after the event, from which only moving objects are drawn, no text
 * @property {boolean} rolling true while dice tumble
 * @property {Staged} [staged] what is staged meanwhile
 * @property {number} lasts milliseconds until the next frame, unless a tap or a landing ends it before
 */

/**
 * Returns the table from which objects are drawn: while they move, the one after the event.
 * @template {View} V
 * @param {Frame | null} frame
 * @param {V} view the table on screen
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
 * @property {number} index the place of its first event in the log, which is stable
 * @property {string | null} section the section of the log outside turns
 * @property {number | null} seat the seat whose turn it is
 * @property {GameEvent[]} events
 */

/** The number of groups that the log shows at first, and adds with each request for earlier ones. */
export const GROUPS_AT_ONCE = 24;

/**
 * Returns the events in groups, oldest first, without those that the story omits.
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
