/** The turn as the table shows it: as it is, or as a moment between two views has it. */

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../contract.js").View} View */
/** @typedef {import("../contract.js").Turn} Turn */
/** @typedef {import("../contract.js").GameEvent} GameEvent */

/**
 * `rolling`: the dice tumble; `waiting`: they are about to be rolled.
 * @typedef {Turn & { rolling: boolean, waiting: boolean, outcome: "reached" | "missed" | null }} Shown
 */

/** Gives the turn to show, or nothing where none is told of. @param {State} state @param {View} view @returns {Shown | null} */
export function shownTurn({ moment, log }, view) {
  const { turn } = view;
  if (!turn?.rolls || (moment && moment.event.seat !== turn.seat)) return null;
  if (moment?.roll) return inMoment(turn, moment.roll, moment.kind === "rolling", log);
  const waiting = view.phase === "roll";
  return { ...turn, rolling: false, waiting, outcome: waiting ? null : told(log) };
}

/** @param {Turn} turn @param {GameEvent} roll @param {boolean} rolling @param {GameEvent[]} log @returns {Shown} */
function inMoment(turn, roll, rolling, log) {
  const { dice = null, total = null, result = null } = /** @type {Partial<Turn>} */ (roll);
  const tries = Number(roll["try"]);
  const outcome = rolling ? null : told(log);
  return { ...turn, dice, total, result, tries, short: null, rolling, waiting: false, outcome };
}

/** Gives what the log says of the last roll, once that is settled. @param {State["log"]} log @returns {Shown["outcome"]} */
function told(log) {
  const since = log.slice(log.findLastIndex(({ code }) => code === "dice.rolled"));
  const codes = since.map(({ code }) => code);
  if (codes.includes("bid.reached")) return "reached";
  return codes.includes("bid.missed") ? "missed" : null;
}
