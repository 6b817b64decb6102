/** The story of Volle Lotte: the animations, pauses, sounds and celebrations of its events. */

import { raceSteps } from "./scores.js";

/** @import { Story } from "../../match/story.js" */
/** @import { CardTurned, View } from "../../protocol/lotte.js" */
/** @import { GameEvent } from "../../protocol/shared.js" */

/** Returns true for the celebrations that all wait for: those of people, and with the clover, which may win. Other bots do not keep the table waiting. @param {GameEvent} event @param {View} view */
function isForAll({ seat }, { seats, turn }) {
  return seats[seat ?? -1]?.bot === null || turn?.card === "clover";
}

/** @type {Story} */
export const story = {
  roll: "dice.rolled",
  motions: {
    "card.turned": { lasts: "move" },
    "dice.rolled": { lasts: "roll", sound: "roll" },
    "dice.aside": { lasts: "move" },
    "turn.scored": { lasts: "move" },
  },
  joined: [],
  pauses: {
    "deck.shuffled": "long",
    "card.turned": "medium",
    "dice.rolled": "short",
    "game.won": "longer",
  },
  // The new table no longer shows the results of these.
  holds: {
    "full-roll.made": "news",
    "reward.given": "long",
    "leader.lost": "result",
    "turn.lost": "result",
    "turn.scored": "result",
    "finale.begun": "medium",
    "finale.off": "medium",
  },
  reading: [
    ["card.turned", "long"],
    ["dice.aside", "short"],
    ["dice.rolled", "short"],
  ],
  unhurried: [
    "full-roll.made",
    "leader.lost",
    "turn.lost",
    "turn.scored",
    "finale.begun",
    "finale.off",
    "game.won",
  ],
  decided: ["turn.lost"],
  sounds: {
    "deck.shuffled": "shuffle",
    "card.turned": "card",
    "dice.rolled": "land",
    "dice.aside": "knock",
    "full-roll.made": "organ",
    "reward.given": "chip",
    "leader.lost": "chip",
    "turn.lost": "bust",
    "turn.scored": "chip",
    "finale.begun": "organ",
    "game.won": "fanfare",
  },
  headlines: [
    "game.won",
    "finale.off",
    "finale.begun",
    "turn.lost",
    "turn.scored",
    "leader.lost",
    "reward.given",
    "full-roll.made",
    "dice.aside",
    "dice.rolled",
    "card.turned",
  ],
  seen: ["turn.scored", "dice.aside", "dice.rolled", "card.turned"],
  silent: ["roll.called"],
  celebrations: [
    {
      name: "straight",
      code: "full-roll.made",
      isMeant: (_, /** @type {View} */ { turn }) => turn?.card === "straight",
      isGreat: isForAll,
    },
    { name: "full", code: "full-roll.made", isGreat: isForAll },
    {
      name: "clover-turned",
      code: "card.turned",
      isMeant: (/** @type {CardTurned} */ { card }) => card === "clover",
      isGreat: isForAll,
    },
  ],
  marks: ["leader.lost", "finale.begun"],
  count: raceSteps,
  // Dice set aside call for a roll where one must follow.
  calls: ["roll.called", "card.called", "dice.aside"],
  leads: ["card.turned"],
};
