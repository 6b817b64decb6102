/** Choosing dice with taps: which of the legal ways to lay dice aside a tap leads to. It asks the list, and scores nothing. */

import { areAmong, areSame } from "./dice.js";

/** @typedef {import("../../protocol/lotte.js").Legal} Legal */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */

/** Returns the places in the tray of the dice chosen at first: the fullest way. @param {Turn} turn */
export function firstChoice({ dice, previews }) {
  return places(dice, previews[0]?.dice ?? [], []);
}

/** Returns the numbers that lie at places of the tray. @param {readonly number[]} dice @param {readonly number[]} chosen */
export function numbersAt(dice, chosen) {
  return dice.filter((_, place) => chosen.includes(place));
}

/**
 * Returns the choice after a tap on the die at `place`, or null where no legal way has it.
 * @param {readonly Legal[]} legal
 * @param {readonly number[]} dice the tray
 * @param {readonly number[]} chosen places
 * @param {number} place
 */
export function tapped(legal, dice, chosen, place) {
  if (chosen.includes(place)) return untapped(legal, dice, chosen, place);
  const wanted = numbersAt(dice, [...chosen, place]);
  const way = ways(legal).findLast((keep) => areAmong(wanted, keep));
  return way ? places(dice, way, [...chosen, place]) : null;
}

/** @param {readonly Legal[]} legal @param {readonly number[]} dice @param {readonly number[]} chosen @param {number} place */
function untapped(legal, dice, chosen, place) {
  const others = chosen.filter((other) => other !== place);
  const left = numbersAt(dice, others);
  const way = ways(legal).find((keep) => areAmong(keep, left)) ?? [];
  return places(dice, way, others);
}

/** Every way to lay dice aside, the fullest first. @param {readonly Legal[]} legal */
function ways(legal) {
  const keeps = legal.flatMap((action) => (action.verb === "keep" ? [action.dice] : []));
  return keeps.sort((a, b) => b.length - a.length);
}

/** Returns where dice of these numbers lie, at the preferred places before all others. @param {readonly number[]} dice @param {readonly number[]} numbers @param {readonly number[]} preferred */
function places(dice, numbers, preferred) {
  const rest = [...numbers];
  const order = [...preferred, ...dice.keys()];
  const found = new Set();
  for (const place of order) {
    const at = found.has(place) ? -1 : rest.indexOf(dice[place] ?? 0);
    if (at < 0) continue;
    rest.splice(at, 1);
    found.add(place);
  }
  return [...found].sort((a, b) => a - b);
}

/** Finds the preview of the dice chosen. @param {Turn} turn @param {readonly number[]} chosen places */
export function previewOf({ dice, previews }, chosen) {
  const numbers = numbersAt(dice, chosen);
  return previews.find((preview) => areSame(preview.dice, numbers));
}
