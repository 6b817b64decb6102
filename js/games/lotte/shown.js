/** The turn and the seats as the table shows them: as they are, or as a moment between two views has them. */

import { without } from "./dice.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").LotteEvent} LotteEvent */
/** @typedef {import("./story.js").Scene} Scene */
/**
 * `tumbling`: how many dice are in the air; `justAside`: which have just been laid aside;
 * `gained`, `lost`, `written`: what a reward, a loss or the end of the turn has just made of its points.
 * @typedef {Turn & { tumbling: number, justAside: number[], gained: number | null, lost: number | null, written: number | null }} Shown
 */

/** Gives the turn to show, or nothing once the match is over. @param {View} view @param {Scene | null} moment @returns {Shown | null} */
export function shownTurn(view, moment) {
  if (!view.turn) return null;
  const still = { tumbling: 0, justAside: [], gained: null, lost: null, written: null };
  const shown = (moment?.told ?? []).reduce(after, { ...view.turn, ...still });
  if (moment?.kind !== "rolling") return shown;
  return { ...lifted(shown), tumbling: moment.event.dice?.length ?? 0, dice: [] };
}

/** The turn when dice have been taken up to be rolled. @param {Shown} shown @returns {Shown} */
function lifted(shown) {
  return shown.fresh ? { ...shown, aside: [], justAside: [] } : shown;
}

/** What each event makes of the turn. @type {Record<string, (shown: Shown, event: LotteEvent) => Partial<Shown>>} */
const CHANGES = {
  "card.turned": (_, { card = null, number = 0 }) => ({
    card,
    cards: number,
    reward: null,
    aside: [],
    dice: [],
    missing: [],
  }),
  "dice.rolled": (shown, { dice = [] }) => ({ aside: lifted(shown).aside, dice }),
  "dice.aside": (shown, { dice = [], total = 0 }) => ({
    dice: without(shown.dice, dice),
    aside: [...shown.aside, ...dice].sort(),
    justAside: dice,
    points: total,
    missing: without(shown.missing, dice),
  }),
  "full-roll.made": (_, { count = 0 }) => ({ full_rolls: count }),
  "reward.given": (_, { total = 0, points = 0 }) => ({ points: total, gained: points }),
  "turn.lost": (_, { points = 0 }) => ({ lost: points }),
  "turn.scored": (_, { points = 0 }) => ({ written: points }),
};

/** @param {Shown} shown @param {LotteEvent} event @returns {Shown} */
function after(shown, event) {
  return { ...shown, ...CHANGES[event.code]?.(shown, event) };
}

/** Tells whether a moment has just changed what is written down, so that the view's leader may lead no more. @param {Scene | null} moment */
export function isWriting(moment) {
  return moment?.told.some(({ code }) => WRITES.includes(code)) ?? false;
}

/** Gives who has won, as far as that may be known in a moment. @param {View} view @param {Scene | null} moment */
export function shownWinners({ result }, moment) {
  return result?.winners ?? moment?.told.find(({ code }) => code === "game.won")?.winners;
}

/**
 * Gives what is written down for a seat, and by how much that has just changed.
 * @param {View} view
 * @param {Scene | null} moment
 * @param {number} seat
 * @returns {{ score: number, change: LotteEvent | undefined }}
 */
export function shownScore(view, moment, seat) {
  const change = moment?.told.findLast(
    (event) => event.seat === seat && WRITES.includes(event.code),
  );
  return { score: change?.score ?? view.seats[seat]?.score ?? 0, change };
}

const WRITES = ["turn.scored", "leader.lost"];
