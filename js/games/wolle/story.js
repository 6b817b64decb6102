/** How what happened in Volle Wolle is told: which moments are shown one after the other, and for how long. */

/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Scene} Scene */
/** @typedef {Omit<Scene, "told">} Untold */

/**
 * Gives the moments that are shown on the table as it was, before it is shown as it is now.
 * @param {GameEvent[]} events
 * @param {View} after
 * @returns {Scene[]}
 */
function scenes(events, after) {
  const roll = events.find(({ code }) => code === "dice.rolled");
  const takes = events.filter(({ code }) => code === "cards.taken").filter(isSurprise(after));
  const taking = takes.map((event, index) => takeScene(event, roll, takes.slice(0, index)));
  const moments = [...rollScenes(roll, takes.length > 0 || !after.turn?.dice), ...taking];
  // All is told as soon as the dice lie.
  return moments.map((moment) => ({ ...moment, told: moment.kind === "rolling" ? [] : events }));
}

/** @param {GameEvent | undefined} roll @param {boolean} isLast whether the new view no longer has these dice @returns {Untold[]} */
function rollScenes(roll, isLast) {
  if (!roll) return [];
  /** @type {Untold} */
  const rolling = { kind: "rolling", event: roll, roll, gone: [], weight: "roll" };
  return isLast ? [rolling, { ...rolling, kind: "rolled", weight: "long" }] : [rolling];
}

/** @param {GameEvent} event @param {GameEvent | undefined} roll @param {GameEvent[]} earlier @returns {Untold} */
function takeScene(event, roll, earlier) {
  const gone = earlier.flatMap(({ cards }) => cards ?? []);
  const isOfTurn = roll?.seat === event.seat;
  return { kind: "taking", event, roll: isOfTurn ? roll : undefined, gone, weight: "long" };
}

/** Tells which takings need to be shown: all but those that somebody at this device has just tapped. @param {View} view */
function isSurprise(view) {
  return (/** @type {GameEvent} */ { way, seat }) =>
    way !== "choice" || view.seats[seat ?? 0]?.bot !== null;
}

/** @type {import("../game-ui.js").Story} */
export const story = {
  scenes,
  weights: [
    ["bids.revealed", "longer"],
    ["bone.stolen", "long"],
    ["bone.left", "long"],
    ["dice.rolled", "medium"],
    ["bid.reached", "medium"],
    ["bid.missed", "medium"],
    ["die.kept", "short"],
    ["herd.topped", "short"],
    ["display.dealt", "short"],
  ],
  headlines: [
    "game.won",
    "bone.stolen",
    "bone.left",
    "cards.taken",
    "result.rescued",
    "bid.reached",
    "bid.missed",
    "dice.rolled",
    "die.kept",
    "bids.revealed",
    "bid.marked",
    "display.dealt",
  ],
  // The reveal tells all bids at once.
  silent: ["bid.marked"],
  // Whoever leaves a die lying still rolls the others with a tap.
  called: () => false,
};
