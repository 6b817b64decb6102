/** Groups what has happened, for the log: the turns of seats, and what is nobody's turn. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("./story.js").Story} Story */
/**
 * Events that follow each other and belong together.
 * @typedef {object} Group
 * @property {number} index the place of its first event in the log, which stays while the match goes on
 * @property {string | null} section the section of the log that is nobody's turn
 * @property {number | null} seat whose turn it is, if it is one
 * @property {GameEvent[]} events
 */

/** So many groups the log shows at first, and more with each wish for earlier ones. */
export const GROUPS_AT_ONCE = 24;

/**
 * Returns what has happened in groups, the first one first; what the story passes over is left out.
 * @param {Pick<Story, "sections" | "within" | "silent">} story
 * @param {readonly GameEvent[]} log
 */
export function groupsOf(story, log) {
  /** @type {Group[]} */
  const groups = [];
  log.forEach((event, index) => {
    if (story.silent.includes(event.code)) return;
    const last = groups.at(-1);
    const section = story.sections[event.code] ?? null;
    const seat = section === null ? (turnOf(story, log, index) ?? last?.seat ?? null) : null;
    if (last && last.section === section && last.seat === seat) last.events.push(event);
    else groups.push({ index, section, seat, events: [event] });
  });
  return groups;
}

/**
 * Finds whose turn an event belongs to: what names somebody else, or nobody, belongs to the turn of the same action.
 * @param {Pick<Story, "sections" | "within">} story
 * @param {readonly GameEvent[]} log
 * @param {number} index
 */
function turnOf(story, log, index) {
  const own = seatOf(story, log[index]);
  if (own !== undefined) return own;
  const ply = log[index]?.ply;
  let first = index;
  while (log[first - 1]?.ply === ply) first--;
  for (let at = first; log[at]?.ply === ply; at++) {
    const seat = seatOf(story, log[at]);
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** Returns the seat whose turn an event is by itself. @param {Pick<Story, "sections" | "within">} story @param {GameEvent | undefined} event */
function seatOf({ sections, within }, event) {
  if (!event || sections[event.code] || within.includes(event.code)) return undefined;
  return event.seat;
}
