/** Computes the differences between two drawings of the page, and when each of their animations starts. */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** The speed setting. @typedef {"slow" | "normal" | "fast" | "tap"} Pace */
/**
 * @typedef {object} Item a marked object of the page
 * @property {Box} box
 * @property {string} [from] the place from which it comes
 * @property {string} [to] the place to which it goes
 * @property {string} [back] the back that it shows until it is turned over
 * @property {number} [order] its place among those that are turned over together, from 0
 * @property {number} [tally] the number that it shows
 */
/** @typedef {Map<string, Box>} Places */
/** @typedef {"move" | "come" | "turn" | "go"} Kind */
/** The way of an object; an undefined end is out of sight. @typedef {{ kind: Kind, key: string, from: Box | undefined, to: Box | undefined }} Journey */
/** A changed number, and the place from or to which the difference goes. @typedef {{ key: string, by: number, place: string | undefined }} Count */
/** The start and the duration of animations that belong together, in milliseconds. @typedef {{ time: number, delay: (index: number) => number }} Schedule */

/** A shorter way than this, in pixels or in widths of the object, is no move: the page has made room. */
const NEAR = { pixels: 24, widths: 0.4 };

/** @param {Box} a @param {Box} b */
function isNear(a, b) {
  const x = a.x + a.width / 2 - b.x - b.width / 2;
  const y = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.hypot(x, y) < Math.max(NEAR.pixels, NEAR.widths * b.width);
}

/** Returns the box if it is visible. @param {Box | undefined} box @returns {Box | undefined} */
const visible = (box) => (box?.width && box.height ? box : undefined);

/**
 * Returns the journeys from one drawing of the page to the next.
 * @param {ReadonlyMap<string, Item>} before
 * @param {ReadonlyMap<string, Item>} after
 * @param {Places} places after it
 * @returns {Journey[]}
 */
export function journeys(before, after, places) {
  const all = [
    ...[...before].flatMap(([key, item]) => (after.has(key) ? [] : departure(key, item, places))),
    ...[...after].flatMap(([key, item]) => arrival(key, before.get(key), item, places)),
  ];
  return all.filter(({ from, to }) => visible(from) || visible(to));
}

/** @param {string} key @param {Item | undefined} old @param {Item} item @param {Places} places @returns {Journey[]} */
function arrival(key, old, { box, from, back, tally }, places) {
  if (tally !== undefined) return [];
  if (old) return isNear(old.box, box) ? [] : [{ kind: "move", key, from: old.box, to: box }];
  if (from !== undefined) return [{ kind: "come", key, from: visible(places.get(from)), to: box }];
  return back === undefined ? [] : [{ kind: "turn", key, from: box, to: box }];
}

/** @param {string} key @param {Item} item @param {Places} places @returns {Journey[]} */
function departure(key, { box, to, tally }, places) {
  if (to === undefined || tally !== undefined) return [];
  return [{ kind: "go", key, from: box, to: visible(places.get(to)) }];
}

/**
 * Returns the numbers that have changed.
 * @param {ReadonlyMap<string, Item>} before
 * @param {ReadonlyMap<string, Item>} after
 * @returns {Count[]}
 */
export function counts(before, after) {
  return [...after].flatMap(([key, { tally, from, to }]) => {
    const by = (tally ?? 0) - (before.get(key)?.tally ?? tally ?? 0);
    return by ? [{ key, by, place: by > 0 ? from : to }] : [];
  });
}

/** Milliseconds in which a single object travels. @type {Record<Pace, number>} */
const TRAVEL = { slow: 700, normal: 480, fast: 220, tap: 480 };

/** The share of the time of a frame after which the last object has landed, because its text follows. */
export const LANDED = 0.95;

/** The delay of each object after the one before, as a share of the travel time. */
const STAGGER = { travel: 0.16, turn: 0.6 };

/**
 * Returns the schedule of objects that move together. Objects that are turned over in place turn one by one.
 * @param {number} time in which a single object travels
 * @param {number} limit by which all have landed
 * @param {{ count: number, isTurning: boolean }} objects
 * @returns {Schedule}
 */
export function schedule(time, limit, { count, isTurning }) {
  const stagger = isTurning ? STAGGER.turn : STAGGER.travel;
  const each = Math.min(time, (LANDED * limit) / (1 + stagger * Math.max(0, count - 1)));
  return { time: each, delay: (index) => index * each * stagger };
}

/** Returns the milliseconds in which an object travels, or 0 with reduced motion. @param {Pace} pace */
export function travelTime(pace) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TRAVEL[pace];
}
