/** Voices of animals: a sheep, and a dog. */

import {
  bandPass,
  between,
  finished,
  generate,
  mixInto,
  sawtooth,
  smoothStep,
} from "./synthesis.js";

/** @typedef {import("./synthesis.js").Random} Random */

/** Returns a bleat: the mouth opens after the voice has begun, and the voice trembles. @param {number} rate @param {Random} random */
export function bleat(rate, random) {
  const length = between(random, 0.55, 0.75);
  const pitch = between(random, 265, 335);
  const speed = between(random, 7.5, 9);
  const voice = sawtooth(rate);
  const mouth = mouthOf(rate);
  const heard = generate(rate, length + 0.03, (time) => {
    const tremble = Math.sin(2 * Math.PI * speed * time) * smoothStep(0.05, 0.18, time);
    const rising = smoothStep(0, 0.1, time) * 0.12 - smoothStep(0.1, length, time) * 0.2;
    const source = voice(pitch * (1 + rising + 0.045 * tremble)) + between(random, -0.25, 0.25);
    const open = smoothStep(0.03, 0.13, time) * (1 - 0.4 * smoothStep(length * 0.7, length, time));
    const loudness = smoothStep(0, 0.05, time) * (1 - smoothStep(length * 0.75, length, time));
    return mouth(source, open) * loudness * (0.62 + 0.38 * tremble);
  });
  return finished(heard, 0.45, rate);
}

/** Returns two barks. @param {number} rate @param {Random} random */
export function bark(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.48));
  const pitch = between(random, 300, 360);
  mixInto(heard, oneBark(rate, random, pitch), 0, 1);
  mixInto(heard, oneBark(rate, random, pitch * 1.06), rate * between(random, 0.22, 0.25), 0.8);
  return finished(heard, 0.3, rate);
}

/** @param {number} rate @param {Random} random @param {number} pitch */
function oneBark(rate, random, pitch) {
  const voice = sawtooth(rate);
  const mouth = mouthOf(rate);
  return generate(rate, 0.2, (time) => {
    const rising = smoothStep(0, 0.035, time) * 0.7 - smoothStep(0.04, 0.15, time) * 0.9;
    const source = voice(pitch * (1 + rising)) + between(random, -0.9, 0.9);
    const loudness = smoothStep(0, 0.012, time) * (1 - smoothStep(0.05, 0.17, time));
    return mouth(source, 0.6 + 0.4 * smoothStep(0, 0.05, time)) * loudness;
  });
}

/** Returns what a mouth makes of a voice: three formants, the lowest of which rises as it opens from 0 to 1. @param {number} rate */
function mouthOf(rate) {
  const [low, middle, high] = [bandPass(rate), bandPass(rate), bandPass(rate)];
  return (/** @type {number} */ source, /** @type {number} */ open) =>
    low(source, 320 + 530 * open, 4) +
    open * (1.5 * middle(source, 1250 + 450 * open, 6) + 1.1 * high(source, 2750, 7));
}
