/** Groups what has happened, for the log: the turns of seats, and what is nobody's turn. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("./story.js").Story} Story */
/**
 * Events that follow each other and belong together.
 * @typedef {object} Group
 * @property {number} index the place of its first event in the log, which stays while the match goes on
 * @property {string | null} part the part of the match that is nobody's turn
 * @property {number | null} seat whose turn it is, if it is one
 * @property {GameEvent[]} events
 */

/** So many groups the log shows at first, and more with each wish for earlier ones. */
export const GROUPS_AT_ONCE = 24;

/**
 * Returns what has happened in groups, the first one first; what the story passes over is left out.
 * @param {Pick<Story, "parts" | "within" | "silent">} story
 * @param {readonly GameEvent[]} log
 */
export function groupsOf(story, log) {
  const turns = turnsOf(story, log);
  /** @type {Group[]} */
  const groups = [];
  for (const [index, event] of log.entries()) {
    if (story.silent.includes(event.code)) continue;
    const last = groups.at(-1);
    const part = story.parts[event.code] ?? null;
    const seat =
      part === null ? (seatOf(story, event) ?? turns.get(event.ply) ?? last?.seat) : null;
    if (last && last.part === part && last.seat === (seat ?? null)) last.events.push(event);
    else groups.push({ index, part, seat: seat ?? null, events: [event] });
  }
  return groups;
}

/** Returns the seat whose turn an event is by itself. @param {Pick<Story, "parts" | "within">} story @param {GameEvent} event */
function seatOf({ parts, within }, { code, seat }) {
  return parts[code] || within.includes(code) ? undefined : seat;
}

/** Finds whose turn each action belongs to: what happens within a turn may name somebody else, or nobody. @param {Pick<Story, "parts" | "within">} story @param {readonly GameEvent[]} log */
function turnsOf(story, log) {
  /** @type {Map<number, number>} */
  const turns = new Map();
  for (const event of log) {
    const seat = seatOf(story, event);
    if (seat !== undefined && !turns.has(event.ply)) turns.set(event.ply, seat);
  }
  return turns;
}
