/** Throws the dice that are drawn as rolling: each tumbles until it lies as it was drawn. */

import { LANDED } from "./speed.js";
import { throwOf } from "./throw.js";
import { TumblingDie } from "./tumbling-die.js";

/** @type {Map<Element, TumblingDie>} */
const inTheAir = new Map();
let begun = 0;
let duration = 0;
let frame = 0;
let onLanded = () => {};

/**
 * Throws dice that are newly drawn as rolling, and has those lie that are drawn so no more.
 * @param {number} milliseconds that all dice have; none are thrown without
 * @param {number} seed different for each roll
 */
export function throwDice(milliseconds, seed) {
  const rolling = new Set(document.querySelectorAll(".die[data-rolling]"));
  for (const die of inTheAir.keys()) if (!rolling.has(die)) settle(die);
  for (const die of document.querySelectorAll(".die[data-settled]:not([data-rolling])"))
    die.toggleAttribute("data-settled", false);
  const thrown = [...rolling].filter((die) => !die.matches("[data-settled], [data-tumbling]"));
  if (!thrown.length || !milliseconds) return;
  begin(thrown, milliseconds, seed);
}

/** Lays all dice down immediately. */
export function settleDice() {
  for (const die of inTheAir.keys()) settle(die);
}

/** Returns true if any die tumbles. */
export const areDiceInTheAir = () => inTheAir.size > 0;

/** Calls `listener` whenever the last die has come to lie by itself. @param {() => void} listener */
export function onDiceLanded(listener) {
  onLanded = listener;
}

/** @param {Element} die */
function settle(die) {
  inTheAir.get(die)?.settle();
  inTheAir.delete(die);
}

/** @param {Element[]} thrown @param {number} milliseconds @param {number} seed */
function begin(thrown, milliseconds, seed) {
  for (const [place, die] of thrown.entries())
    inTheAir.set(die, new TumblingDie(die, throwOf(seed, place, thrown.length)));
  begun = performance.now();
  duration = milliseconds * LANDED;
  cancelAnimationFrame(frame);
  tick(begun);
}

/** @param {number} now */
function tick(now) {
  if (!inTheAir.size) return;
  const time = Math.max(0, now - begun) / duration;
  for (const [die, tumbling] of inTheAir) if (!tumbling.draw(time)) settle(die);
  if (inTheAir.size) frame = requestAnimationFrame(tick);
  else onLanded();
}
