/** How what happened is told: which moments are shown one after the other before the new view, and for how long. */

/** @typedef {import("./contract.js").GameEvent} GameEvent */
/** @typedef {import("./contract.js").View} View */
/** @typedef {"roll" | "brief" | "short" | "medium" | "long" | "longer"} Weight */
/**
 * A moment between two views. `roll` is what the dice show in it; `gone` are cards that have left the display before.
 * @typedef {{ kind: "rolling" | "rolled" | "taking", event: GameEvent, roll: GameEvent | undefined, gone: string[], weight: Weight }} Scene
 */

/**
 * Gives the moments that are shown on the table as it was, before it is shown as it is now.
 * @param {GameEvent[]} events
 * @param {View} after
 * @returns {Scene[]}
 */
export function scenes(events, after) {
  const roll = events.find(({ code }) => code === "dice.rolled");
  const takes = events.filter(({ code }) => code === "cards.taken").filter(isSurprise(after));
  const taking = takes.map((event, index) => takeScene(event, roll, takes.slice(0, index)));
  return [...rollScenes(roll, takes.length > 0 || !after.turn?.dice), ...taking];
}

/** @param {GameEvent | undefined} roll @param {boolean} isLast whether the new view no longer has these dice @returns {Scene[]} */
function rollScenes(roll, isLast) {
  if (!roll) return [];
  /** @type {Scene} */
  const rolling = { kind: "rolling", event: roll, roll, gone: [], weight: "roll" };
  return isLast ? [rolling, { ...rolling, kind: "rolled", weight: "long" }] : [rolling];
}

/** @param {GameEvent} event @param {GameEvent | undefined} roll @param {GameEvent[]} earlier @returns {Scene} */
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

/** @type {Record<string, Weight>} */
const WEIGHTS = {
  "bids.revealed": "longer",
  "bone.stolen": "long",
  "bone.left": "long",
  "dice.rolled": "medium",
  "bid.reached": "medium",
  "bid.missed": "medium",
  "die.kept": "short",
  "herd.topped": "short",
  "display.dealt": "short",
};

/**
 * Gives how long the new view is read before it goes on by itself.
 * @param {GameEvent[]} events
 * @returns {Weight}
 */
export function weight(events) {
  const code = Object.keys(WEIGHTS).find((known) => events.some((event) => event.code === known));
  return (code && WEIGHTS[code]) || "brief";
}

/** What one sentence about several events speaks of, most telling first. */
const HEADLINES = [
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
];

/**
 * Gives the event that one sentence should tell, if any.
 * @param {GameEvent[]} events
 * @returns {GameEvent | undefined}
 */
export function headline(events) {
  const code = HEADLINES.find((known) => events.some((event) => event.code === known));
  return events.findLast((event) => event.code === code);
}
