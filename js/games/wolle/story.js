/** How what happened in Volle Wolle is told: what is shown one after the other, and for how long. */

/** @type {import("../../state/story.js").Story} */
export const story = {
  roll: "dice.rolled",
  pauses: {
    "bid.reached": "medium",
    "bid.missed": "long",
    "result.rescued": "long",
    "bone.stolen": "long",
    "bone.left": "long",
  },
  // The cards are gone in the new table.
  holds: { "cards.taken": "long" },
  reading: [
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
  calls: [],
};
