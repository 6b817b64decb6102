/** The turn as the table shows it: as it is, or as a moment between two views has it. */

/** @typedef {import("../../protocol/wolle.js").State} State */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Turn} Turn */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */

/**
 * `rolling`: the dice tumble; `waiting`: they are about to be rolled.
 * `paid` is what has lifted the result to the bid.
 * @typedef {Turn & { rolling: boolean, waiting: boolean, outcome: "reached" | "missed" | null, paid: import("../../protocol/wolle.js").Payment | null }} Shown
 */

/** Gives the turn to show, or nothing where none is told of. @param {State} state @param {View} view @returns {Shown | null} */
export function shownTurn({ moment, log }, view) {
  const { turn } = view;
  if (!turn?.rolls || (moment && moment.event.seat !== turn.seat)) return null;
  if (moment?.roll) return inMoment(turn, moment.roll, moment.kind === "rolling", log);
  const waiting = view.phase === "roll";
  const shown = { ...turn, rolling: false, waiting, outcome: null, paid: null };
  return waiting ? shown : { ...shown, ...told(log) };
}

/** @param {Turn} turn @param {GameEvent} roll @param {boolean} rolling @param {GameEvent[]} log @returns {Shown} */
function inMoment(turn, roll, rolling, log) {
  const { dice = null, total = null, result = null } = /** @type {Partial<Turn>} */ (roll);
  const tries = Number(roll["try"]);
  const thrown = { ...turn, dice, total, result, tries, short: null };
  const shown = { ...thrown, rolling, waiting: false, outcome: null, paid: null };
  return rolling ? shown : { ...shown, ...told(log) };
}

/** Gives what the log says of the last roll, once that is settled. @param {GameEvent[]} log @returns {Partial<Shown>} */
function told(log) {
  const since = log.slice(log.findLastIndex(({ code }) => code === "dice.rolled"));
  const reached = since.find(({ code }) => code === "bid.reached");
  if (reached) return { outcome: "reached", ...amounts(reached) };
  return since.some(({ code }) => code === "bid.missed") ? { outcome: "missed" } : {};
}

/** @param {GameEvent} reached */
function amounts({ result, bonus, chips }) {
  return { result: Number(result), paid: { bonus: Number(bonus), chips: Number(chips) } };
}
