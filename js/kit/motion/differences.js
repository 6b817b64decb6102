/** What differs between two looks at the page: what has moved, come, gone, or counts another number. It knows no game. */

/** @import { Pace } from "../../match/settings.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/**
 * @typedef {object} Thing something marked on the page, where it is
 * @property {Box} box
 * @property {string} [from] the place from which it comes
 * @property {string} [to] the place to which it goes
 * @property {string} [back] what it shows until it is turned over
 * @property {number} [order] its place among those that turn over together, from 0
 * @property {number} [tally] the number that it counts
 */
/** @typedef {Map<string, Box>} Places */
/** @typedef {"move" | "come" | "turn" | "go"} Kind */
/** @typedef {{ kind: Kind, key: string, from: Box | undefined, to: Box | undefined }} Journey where it leads from and to; without a place it is out of sight */
/** @typedef {{ key: string, by: number, place: string | undefined }} Count a number that has changed, and where the difference comes from or goes to */

/** What has gone less far than this, in pixels or in widths of its own, has not moved: the page has made room. */
const NEAR = { pixels: 24, widths: 0.4 };

/** @param {Box} a @param {Box} b */
function isNear(a, b) {
  const x = a.x + a.width / 2 - b.x - b.width / 2;
  const y = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.hypot(x, y) < Math.max(NEAR.pixels, NEAR.widths * b.width);
}

/** @param {Box | undefined} box @returns {Box | undefined} nothing where it cannot be seen */
const seen = (box) => (box?.width && box.height ? box : undefined);

/**
 * Returns the journeys that lead from one look at the page to the next.
 * @param {ReadonlyMap<string, Thing>} before
 * @param {ReadonlyMap<string, Thing>} after
 * @param {Places} places as they are after
 * @returns {Journey[]}
 */
export function journeys(before, after, places) {
  const all = [
    ...[...before].flatMap(([key, thing]) => (after.has(key) ? [] : departure(key, thing, places))),
    ...[...after].flatMap(([key, thing]) => arrival(key, before.get(key), thing, places)),
  ];
  return all.filter(({ from, to }) => seen(from) || seen(to));
}

/** @param {string} key @param {Thing | undefined} old @param {Thing} thing @param {Places} places @returns {Journey[]} */
function arrival(key, old, { box, from, back, tally }, places) {
  if (tally !== undefined) return [];
  if (old) return isNear(old.box, box) ? [] : [{ kind: "move", key, from: old.box, to: box }];
  if (from !== undefined) return [{ kind: "come", key, from: seen(places.get(from)), to: box }];
  return back === undefined ? [] : [{ kind: "turn", key, from: box, to: box }];
}

/** @param {string} key @param {Thing} thing @param {Places} places @returns {Journey[]} */
function departure(key, { box, to, tally }, places) {
  if (to === undefined || tally !== undefined) return [];
  return [{ kind: "go", key, from: box, to: seen(places.get(to)) }];
}

/**
 * Returns the numbers that have changed.
 * @param {ReadonlyMap<string, Thing>} before
 * @param {ReadonlyMap<string, Thing>} after
 * @returns {Count[]}
 */
export function counts(before, after) {
  return [...after].flatMap(([key, { tally, from, to }]) => {
    const by = (tally ?? 0) - (before.get(key)?.tally ?? tally ?? 0);
    return by ? [{ key, by, place: by > 0 ? from : to }] : [];
  });
}

/** Milliseconds for the way of a thing, by pace. @type {Record<Pace, number>} */
const TRAVEL = { slow: 700, normal: 480, fast: 220, tap: 480 };

/** The share of the time for landing after which the last object has landed: text follows. */
export const LANDED = 0.95;

/** The delay of each thing after the one before, as a share of its way. */
const STAGGER = { travel: 0.16, turn: 0.6 };

/** When things that move together start and how long each of them travels, in milliseconds. @typedef {{ time: number, delay: (index: number) => number }} Schedule */

/**
 * Returns the schedule of things that move together. Things that turn over where they lie do so one by one.
 * @param {number} time in which a single thing travels
 * @param {number} limit by which all have landed
 * @param {{ count: number, isTurning: boolean }} things
 * @returns {Schedule}
 */
export function schedule(time, limit, { count, isTurning }) {
  const stagger = isTurning ? STAGGER.turn : STAGGER.travel;
  const each = Math.min(time, (LANDED * limit) / (1 + stagger * Math.max(0, count - 1)));
  return { time: each, delay: (index) => index * each * stagger };
}

/** Returns the milliseconds that a thing travels, or 0 where the visitor wants no motion. @param {Pace} pace */
export function travelTime(pace) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TRAVEL[pace];
}
