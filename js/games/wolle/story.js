/** How what happened in Volle Wolle is told: what is shown one after the other, and for how long. */

import { countSteps } from "./count.js";

/** @type {import("../../state/story.js").Story} */
export const story = {
  roll: "dice.rolled",
  pauses: { "bid.reached": "short" },
  // What these tell is gone in the new table, which is about somebody else.
  holds: {
    "bid.missed": "long",
    "result.rescued": "long",
    "cards.taken": "long",
    "bone.stolen": "medium",
    "bone.left": "medium",
  },
  reading: [
    ["bids.revealed", "longer"],
    ["dice.rolled", "medium"],
    ["bid.reached", "short"],
    ["display.dealt", "short"],
  ],
  unhurried: [
    "bids.revealed",
    "bid.missed",
    "result.rescued",
    "cards.taken",
    "bone.stolen",
    "bone.left",
  ],
  sounds: {
    "display.dealt": "deal",
    "bids.revealed": "card",
    "plus.paid": "chip",
    "dice.rolled": "land",
    "die.kept": "knock",
    "bid.reached": "bell",
    "bid.missed": "bust",
    "result.rescued": "bell",
    "chip.gained": "chip",
    "cards.taken": "bleat",
    "herd.topped": "card",
    "bone.stolen": "bark",
    "game.won": "fanfare",
  },
  headlines: [
    "game.won",
    "bone.stolen",
    "bone.left",
    "cards.taken",
    "result.rescued",
    "bid.reached",
    "bid.missed",
    "dice.rolled",
    "bids.revealed",
    "display.dealt",
  ],
  // The reveal tells all bids at once.
  silent: ["bid.marked"],
  moments: [
    ["top-bid", "bid.reached", (_, { turn, fields }) => turn?.bid === fields.at(-1)?.bid],
    ["first-try", "bid.reached", (event) => event.try === 1],
    ["bone-stolen", "bone.stolen"],
    ["black-sheep", "cards.taken", ({ way, count }) => way === "below-14" && count > 1],
  ],
  marks: ["bone.stolen", "bid.missed"],
  count: countSteps,
  sections: {
    "boards.dealt": "deal",
    "display.dealt": "deal",
    "bids.revealed": "reveal",
    "plus.paid": "reveal",
    "order.placed": "reveal",
    "game.ended": "end",
    "sheep.returned": "end",
    "seat.scored": "end",
    "game.won": "end",
  },
  within: [],
  // Whoever keeps a die rolls the others.
  calls: ["die.kept"],
};
