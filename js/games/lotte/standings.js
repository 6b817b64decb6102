/** How the scores of a match grew, for those who watch its end. */

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../../match/ceremony.js").Step} Step */

/** A race has no more frames than can be watched. */
const MOST = 20;

/**
 * Returns what was written down for all seats, after one change and another: the last of them is the end.
 * @param {Pick<View, "seats">} view
 * @param {readonly GameEvent[]} log
 */
export function standings({ seats }, log) {
  let scores = seats.map(() => 0);
  const all = log.flatMap((event) => {
    if (!("score" in event) || event.code === "finale.begun") return [];
    scores = scores.map((score, seat) => (seat === event.seat ? Number(event.score) : score));
    return [scores];
  });
  const step = Math.ceil(all.length / MOST);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}

/** Returns the steps of the race. @param {View} view @param {readonly GameEvent[]} log @returns {Step[]} */
export function raceSteps(view, log) {
  const steps = standings(view, log);
  return steps.map((_, index) => ({
    part: "race",
    beat: index < steps.length - 1 ? "card" : "total",
  }));
}
