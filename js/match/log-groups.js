/** Groups the events of a match for the log: by the turns of seats, and by sections outside turns. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("./story.js").Story} Story */
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
