/** How a match of Volle Lotte is told: which moments are shown one after the other before the new view, and for how long. */

/** @typedef {import("../../protocol/lotte.js").LotteEvent} LotteEvent */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../game-ui.js").Weight} Weight */
/**
 * A moment between two views: `told` is all that may be known in it.
 * @typedef {{ kind: string, event: LotteEvent, told: LotteEvent[], weight: Weight }} Scene
 */

/** The moments that events have, where more follows in the same answer: each by its kind, and how long it is seen. @type {Record<string, [string, Weight]>} */
const MOMENTS = {
  "deck.shuffled": ["shuffled", "long"],
  "card.turned": ["turned", "medium"],
  "dice.rolled": ["rolled", "medium"],
  "dice.aside": ["aside", "medium"],
};

/** The moments that events have in any case: what they tell is gone in the new view. @type {Record<string, [string, Weight]>} */
const ALWAYS = {
  "full-roll.made": ["full", "long"],
  "reward.given": ["reward", "long"],
  "leader.lost": ["leader", "long"],
  "turn.lost": ["lost", "long"],
  "turn.scored": ["scored", "long"],
  "finale.begun": ["finale", "longer"],
  "finale.off": ["off", "longer"],
};

/**
 * Gives the moments that are shown on the table as it was, before it is shown as it is now.
 * @param {LotteEvent[]} events
 * @param {View} after
 * @returns {Scene[]}
 */
export function scenes(events, after) {
  return events.flatMap((event, index) => {
    const told = events.slice(0, index + 1);
    return [...rolling(event), ...moment(event, told, told.length < events.length, after)];
  });
}

/** @param {LotteEvent} event @returns {Scene[]} nothing is told before the dice lie */
function rolling(event) {
  if (event.code !== "dice.rolled") return [];
  return [{ kind: "rolling", event, told: [], weight: "roll" }];
}

/** @param {LotteEvent} event @param {LotteEvent[]} told @param {boolean} goesOn whether more follows @param {View} after @returns {Scene[]} */
function moment(event, told, goesOn, after) {
  const known = ALWAYS[event.code] ?? (goesOn ? MOMENTS[event.code] : undefined);
  const [kind, weight] = isCloverWin(event) ? CLOVER : (known ?? []);
  if (!kind || !weight || isTapped(event, after)) return [];
  return [{ kind, event: ofTurn(event, told), told, weight }];
}

/** What a moment is about is of the seat whose turn it is, also where another loses by it. @param {LotteEvent} event @param {LotteEvent[]} told */
function ofTurn(event, told) {
  return told.findLast(({ code }) => code !== "leader.lost") ?? event;
}

/** @type {[string, Weight]} */
const CLOVER = ["clover", "longer"];

/** @param {LotteEvent} event */
function isCloverWin({ code, way }) {
  return code === "game.won" && way === "clover";
}

/** Tells whether somebody at this device has just tapped it and so has seen it. @param {LotteEvent} event @param {View} after */
function isTapped({ code, way, seat }, { seats }) {
  return code === "dice.aside" && way === "choice" && seats[seat ?? 0]?.bot === null;
}

/** With these a seat goes on by itself; so does one that has chosen dice, where a roll must follow. */
const CALLS = ["roll.called", "card.called"];

/** @type {import("../game-ui.js").Story} */
export const story = {
  scenes,
  weights: [
    ["card.turned", "long"],
    ["dice.aside", "medium"],
    ["dice.rolled", "medium"],
    ["card.called", "short"],
  ],
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
    "card.called",
    "roll.called",
  ],
  silent: ["roll.called"],
  called: ({ code, way }) => CALLS.includes(code) || (code === "dice.aside" && way === "choice"),
};
