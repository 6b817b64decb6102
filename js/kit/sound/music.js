/** Small tunes: a fairground organ, a sheep's bell, and a slide whistle that falls. */

import {
  bandPass,
  between,
  finished,
  generate,
  mixInto,
  overtones,
  smoothStep,
  struck,
} from "./synthesis.js";

/** @typedef {import("./synthesis.js").Random} Random */
/** When a note begins, its number as MIDI counts them, and how long it is held. @typedef {readonly [start: number, note: number, seconds: number]} Note */

/** Returns three rising notes of an organ. @param {number} rate @param {Random} random */
export function organ(rate, random) {
  return finished(played(rate, random, THREE_NOTES), 0.18, rate);
}

/** Returns the tune for a victory. @param {number} rate @param {Random} random */
export function fanfare(rate, random) {
  return finished(played(rate, random, FANFARE), 0.28, rate);
}

/** Returns a sheep's bell that swings twice. @param {number} rate @param {Random} random */
export function bell(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.75));
  const clang = struck(rate, 0.6, BELL);
  mixInto(heard, clang, 0, 1);
  mixInto(heard, clang, rate * between(random, 0.12, 0.15), 0.7);
  return finished(heard, 0.28, rate);
}

/** Returns a whistle that slides down, and something soft that falls to the ground. @param {number} rate */
export function bust(rate) {
  const heard = new Float32Array(Math.ceil(rate * 0.95));
  let phase = 0;
  const whistle = generate(rate, 0.6, (time) => {
    const hz =
      900 * (1 - 0.75 * smoothStep(0.05, 0.6, time)) + 9 * Math.sin(2 * Math.PI * 7 * time);
    phase += (2 * Math.PI * hz) / rate;
    const loudness = smoothStep(0, 0.04, time) * (1 - smoothStep(0.5, 0.6, time));
    return (Math.sin(phase) + 0.18 * Math.sin(2 * phase) + 0.06 * Math.sin(3 * phase)) * loudness;
  });
  mixInto(heard, whistle, 0, 0.6);
  mixInto(heard, struck(rate, 0.35, THUD), rate * 0.6, 1);
  return finished(heard, 0.45, rate);
}

/** @param {number} rate @param {Random} random @param {readonly Note[]} notes */
function played(rate, random, notes) {
  const end = Math.max(...notes.map(([start, , seconds]) => start + seconds));
  const heard = new Float32Array(Math.ceil(rate * (end + RELEASE + 0.02)));
  for (const [start, note, seconds] of notes)
    mixInto(heard, pipe(rate, random, 440 * 2 ** ((note - 69) / 12), seconds), rate * start, 1);
  return heard;
}

/** Returns one pipe: a little air before the tone, and two ranks slightly out of tune. @param {number} rate @param {Random} random @param {number} hz @param {number} seconds */
function pipe(rate, random, hz, seconds) {
  const air = bandPass(rate);
  const first = overtones(rate, OVERTONES);
  const second = overtones(rate, OVERTONES);
  return generate(rate, seconds + RELEASE, (time) => {
    const tremulant = 1 + 0.08 * Math.sin(2 * Math.PI * 6.2 * time);
    const loudness =
      smoothStep(0, 0.035, time) * (1 - smoothStep(seconds, seconds + RELEASE, time));
    const tone = first(hz) + 0.6 * second(hz * 1.004);
    const chiff = air(between(random, -1, 1), hz * 3, 3) * Math.exp(-time / 0.03);
    return loudness * (tremulant * tone + 1.2 * chiff);
  });
}

/** Seconds in which a pipe falls silent. */
const RELEASE = 0.09;
/** A stopped pipe, which has odd overtones, with an open one an octave above. */
const OVERTONES = [1, 0.4, 0.35, 0.14, 0.14, 0.05, 0.06];
/** @type {readonly Note[]} */
const THREE_NOTES = [
  [0, 72, 0.11],
  [0.15, 76, 0.11],
  [0.3, 79, 0.34],
];
/** @type {readonly Note[]} */
const FANFARE = [
  [0, 67, 0.11],
  [0.15, 72, 0.11],
  [0.3, 76, 0.11],
  [0.45, 72, 0.8],
  [0.45, 76, 0.8],
  [0.45, 79, 0.8],
  [0.45, 84, 0.8],
];
/** @type {import("./synthesis.js").Mode[]} */
const BELL = [
  [812, 0.16, 1],
  [821, 0.15, 0.5],
  [1247, 0.12, 0.7],
  [1985, 0.09, 0.5],
  [2730, 0.06, 0.35],
  [4120, 0.03, 0.2],
];
/** @type {import("./synthesis.js").Mode[]} */
const THUD = [
  [104, 0.08, 0.9],
  [167, 0.065, 1],
  [251, 0.05, 0.8],
  [389, 0.025, 0.45],
];
