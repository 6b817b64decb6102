/** The story of Volle Wolle: the animations, pauses, sounds and celebrations of its events. */

import { seatAt } from "../../match/story.js";
import { countSteps } from "./scores.js";
import { cardsNamed } from "./words.js";

/** @import { Celebration, Story } from "../../match/story.js" */
/** @import { Part } from "../../kit/motion/spotlight.js" */
/** @import { BidReached, BoneStolen, CardsTaken, ResultRescued, View } from "../../protocol/wolle.js" */

/** The result of the dice in the tray. */
const TOTAL = ".tray .big";
const TRAY = ".tray";

/** The sentence of the event: in a low window, the words of a celebration would cover cards elsewhere. @type {Part} */
const SENTENCE = { objects: "[data-layout='phone-wide'] #status", way: "words" };

/** A high bid that is reached. @param {string} name @param {(event: BidReached, view: View) => boolean} isMeant @returns {Celebration} */
const highBid = (name, isMeant) => ({
  name,
  code: "bid.reached",
  isMeant,
  words: `moment-${name}`,
  sound: "peal",
  parts: ({ seat }) => [
    { objects: `${seatAt(seat)} .seat-bid`, way: "ring" },
    { objects: TRAY, way: "lift" },
    SENTENCE,
  ],
  scatter: () => ({ what: "spark", way: "burst" }),
});

/** Returns a test for a bid of the greatest number, without or with its plus: a field from the end of the board. @param {-1 | -2} place */
const isGreatest =
  (place) =>
  (/** @type {BidReached} */ _, /** @type {View} */ { turn, fields }) =>
    turn?.bid === fields.at(place)?.bid;

/** A result that took the last chip of its seat. @param {"bid.reached" | "result.rescued"} code @returns {Celebration} */
const lastChip = (code) => ({
  name: "last-chip",
  code,
  isMeant: (
    /** @type {BidReached | ResultRescued} */ { seat, chips },
    /** @type {View} */ { seats },
  ) => chips > 0 && seats[seat]?.chips === 0,
  words: "moment-last-chip",
  sound: "rescue",
  parts: ({ seat }) => [
    { objects: `${seatAt(seat)} .chips [data-motion-token]`, way: "flip", to: TOTAL },
    { objects: TRAY, way: "lift" },
    SENTENCE,
  ],
  scatter: () => ({ what: "wool", way: "burst" }),
});

/** The sound of chips that pay for a result. @param {BidReached | ResultRescued} event */
const paid = ({ chips }) => (chips > 0 ? "pay" : undefined);

/** The sound of animals that come along; dogs speak for all. @param {CardsTaken} event */
const comesAlong = ({ cards }) => (cards?.some((id) => id.startsWith("d")) ? "woof" : "bleat");

/** @type {Story} */
export const story = {
  roll: "dice.rolled",
  isCovered: (/** @type {View} */ { reveal }) => reveal.length > 0,
  isMidTurn: (/** @type {View} */ { phase }) => phase === "bone",
  motions: {
    "display.dealt": { lasts: "turn", sound: "deal" },
    "bids.revealed": { lasts: "turn", marks: "short" },
    "plus.paid": { lasts: "move" },
    "order.placed": { lasts: "move" },
    "dice.rolled": { lasts: "roll", marks: "brief", sound: "roll" },
    "bid.reached": { lasts: "move", sound: paid },
    "result.rescued": { lasts: "move", sound: paid },
    "chip.gained": { lasts: "move" },
    "cards.taken": { lasts: "move", marks: "short" },
    "herd.topped": { lasts: "move" },
    "bone.stolen": { lasts: "move" },
  },
  joined: [
    ["plus.paid", "plus.paid"],
    ["order.placed", "order.placed"],
    // A rescue has one message: that of its end.
    ["bid.missed", "result.rescued"],
    ["cards.taken", "herd.topped"],
    ["bone.stolen", "herd.topped"],
  ],
  // Revealed bids are read once they are in order.
  pauses: { "bid.reached": "short" },
  // The new table, of another seat, no longer shows the results of these.
  holds: {
    "bid.missed": "result",
    "result.rescued": "long",
    "cards.taken": "result",
    "bone.stolen": "result",
    "bone.left": "medium",
    "round.ended": "long",
  },
  reading: [
    ["bids.revealed", "medium"],
    ["dice.rolled", "medium"],
    ["bid.reached", "short"],
  ],
  unhurried: [
    "bids.revealed",
    "bid.missed",
    "result.rescued",
    "chip.gained",
    "cards.taken",
    "herd.topped",
    "bone.stolen",
    "bone.left",
    "round.ended",
  ],
  decided: [],
  sounds: {
    "display.dealt": "deal",
    "bid.marked": "knock",
    "bids.revealed": "boards",
    "plus.paid": "pay",
    "order.placed": "knock",
    "dice.rolled": "land",
    "die.kept": "knock",
    "bid.reached": "bell",
    "bid.missed": "bust",
    "result.rescued": "bell",
    "chip.gained": "chip",
    "cards.taken": comesAlong,
    "herd.topped": "card",
    "bone.stolen": "bark",
    "round.ended": "flock",
    "game.won": "fanfare",
  },
  headlines: [
    "game.won",
    "round.ended",
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
  // The reveal reports all bids together.
  seen: ["dice.rolled", "bid.reached"],
  silent: ["bid.marked"],
  celebrations: [
    highBid("top-bid", isGreatest(-1)),
    highBid("high-bid", isGreatest(-2)),
    lastChip("bid.reached"),
    highBid("bold-bid", ({ is_bold }) => is_bold),
    lastChip("result.rescued"),
    {
      name: "bone",
      code: "bone.stolen",
      words: "moment-bone-stolen",
      parts: (/** @type {BoneStolen} */ { seat, owner }) => [
        { objects: `${seatAt(seat)} .bone`, way: "grow" },
        { objects: seatAt(owner), way: "lift" },
        SENTENCE,
      ],
      scatter: () => ({ what: "wool", way: "burst" }),
    },
    {
      name: "bone-taken",
      code: "cards.taken",
      isMeant: (/** @type {CardsTaken} */ event, /** @type {View} */ view) =>
        cardsNamed(view, event).some(({ kind }) => kind === "bone"),
      words: "moment-bone-taken",
      sound: "bark",
      parts: ({ seat }) => [
        { objects: `${seatAt(seat)} .bone`, way: "grow" },
        { objects: seatAt(seat), way: "lift" },
        SENTENCE,
      ],
      scatter: () => ({ what: "spark", way: "burst" }),
    },
    {
      name: "black-sheep",
      code: "cards.taken",
      isMeant: (/** @type {CardsTaken} */ { way }) => way === "below-14",
      words: "moment-black-sheep",
      sound: "gloom",
      dims: "more",
      parts: ({ seat }) => [{ objects: `${seatAt(seat)} .seat-top`, way: "grow" }, SENTENCE],
      scatter: () => ({ what: "dark-wool", way: "rain" }),
    },
  ],
  reactions: [
    { code: "bid.reached", mood: "won" },
    { code: "result.rescued", mood: "won" },
    { code: "bid.missed", mood: "missed" },
    { code: "bone.stolen", mood: "won" },
    {
      code: "bone.stolen",
      mood: "robbed",
      seatOf: (/** @type {BoneStolen} */ { owner }) => owner,
    },
  ],
  marks: ["bone.stolen", "bid.missed"],
  count: countSteps,
  // After keeping a die, a seat rolls the others.
  calls: ["die.kept"],
  leads: [],
};
