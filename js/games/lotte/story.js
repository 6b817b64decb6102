/** The story of Volle Lotte: the animations, pauses, sounds and celebrations of its events. */

import { raceSteps } from "./scores.js";

/** @import { Story } from "../../match/story.js" */
/** @import { CardTurned, RewardGiven } from "../../protocol/lotte.js" */
/** @import { GameEvent, View } from "../../protocol/shared.js" */

/** Returns true if a person has the turn; bots do not keep the table waiting. @param {GameEvent} event @param {View} view */
function isOfPerson({ seat }, { seats }) {
  return seats[seat ?? -1]?.bot === null;
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
    "turn.lost": "long",
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
    { name: "full", code: "full-roll.made", isGreat: isOfPerson },
    {
      name: "clover-turned",
      code: "card.turned",
      isMeant: (/** @type {CardTurned} */ { card }) => card === "clover",
      isGreat: isOfPerson,
    },
    {
      name: "straight",
      code: "reward.given",
      isMeant: (/** @type {RewardGiven} */ { card }) => card === "straight",
      isGreat: isOfPerson,
    },
  ],
  marks: ["leader.lost", "finale.begun"],
  count: raceSteps,
  // Dice set aside call for a roll where one must follow.
  calls: ["roll.called", "card.called", "dice.aside"],
  leads: ["card.turned"],
};
