/** The story of Volle Lotte: the animations, pauses, sounds and celebrations of its events. */

import { seatAt } from "../../match/story.js";
import { raceSteps } from "./scores.js";

/** @import { Part } from "../../kit/motion/spotlight.js" */
/** @import { Story } from "../../match/story.js" */
/** @import { CardTurned, RewardGiven, TurnLost, TurnScored, View } from "../../protocol/lotte.js" */

/** The picture of the card of the turn. */
const CARD = ".turn-card-face:last-child";
/** The dice set aside. */
const ASIDE = ".lane-aside .lane-die";
/** The words in the ring, which the words of a celebration cover. @type {Part} */
const CHEER = { objects: ".lane-cheer", way: "words" };

/** @type {Story} */
export const story = {
  roll: "dice.rolled",
  motions: {
    "card.turned": { lasts: "move" },
    "dice.rolled": { lasts: "roll", sound: "roll" },
    "dice.aside": { lasts: "move" },
    "reward.given": { lasts: "move" },
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
    "reward.given": "news",
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
    "reward.given": "prize",
    "leader.lost": "coins",
    "turn.lost": "bust",
    "turn.scored": "tally",
    "finale.begun": "lap",
    "finale.off": "bell",
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
      code: "reward.given",
      isMeant: (/** @type {RewardGiven} */ { card }) => card === "straight",
      words: "moment-straight",
      sound: "steps",
      parts: () => [
        { objects: ASIDE, way: "jump" },
        { objects: ".lamps .lamp", way: "light" },
        CHEER,
      ],
      scatter: () => ({ what: "spark", way: "burst" }),
    },
    {
      name: "full",
      code: "full-roll.made",
      isMeant: (_, /** @type {View} */ { turn }) => turn?.card !== "straight",
      words: "moment-full",
      parts: () => [{ objects: ASIDE, way: "glow" }, CHEER],
      scatter: () => ({ what: "wool", way: "burst" }),
    },
    {
      name: "robbed",
      code: "leader.lost",
      parts: ({ seat }, /** @type {View} */ { turn }) => [
        { objects: seatAt(seat), way: "lift" },
        { objects: seatAt(turn?.seat), way: "lift" },
      ],
      scatter: ({ seat }, /** @type {View} */ { turn }) => ({
        what: "sheep",
        way: "run",
        from: seatAt(seat),
        to: seatAt(turn?.seat),
      }),
    },
    {
      name: "bust",
      code: "turn.lost",
      isMeant: (/** @type {TurnLost} */ { points }) => points > 0,
      dims: "not",
      isShort: true,
      parts: () => [{ objects: ".risk", way: "lift" }],
      scatter: () => ({ what: "scrap", way: "burst" }),
    },
    {
      name: "clover",
      code: "card.turned",
      isMeant: (/** @type {CardTurned} */ { card }) => card === "clover",
      words: "moment-clover-turned",
      sound: "glitter",
      parts: () => [{ objects: CARD, way: "grow" }],
      scatter: () => ({ what: "leaf", way: "rain" }),
    },
  ],
  reactions: [
    { code: "full-roll.made", mood: "won" },
    { code: "reward.given", mood: "won" },
    {
      code: "turn.scored",
      mood: "won",
      seatOf: (/** @type {TurnScored} */ { seat, points }) => (points > 0 ? seat : undefined),
    },
    { code: "turn.lost", mood: "missed" },
    { code: "leader.lost", mood: "robbed" },
  ],
  marks: ["leader.lost", "finale.begun"],
  count: raceSteps,
  // Dice set aside call for a roll where one must follow.
  calls: ["roll.called", "card.called", "dice.aside"],
  leads: ["card.turned"],
};
