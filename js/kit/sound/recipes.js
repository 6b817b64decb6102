/** Synthesizes each sound of the table. */

import {
  bandPass,
  between,
  finished,
  generate,
  mixInto,
  overtones,
  sawtooth,
  smoothStep,
  struck,
} from "./synthesis.js";

/** @import { Mode, Random } from "./synthesis.js" */
/** @import { Sound } from "./sounds.js" */

/** Computes the samples of a sound. @typedef {(rate: number, random: Random) => Float32Array<ArrayBuffer>} Recipe */

/** The sounds that always have the same pitch. @type {Partial<Record<Sound, Recipe>>} */
export const TUNES = { bell, organ, fanfare, bust };

export const RECIPES = {
  roll,
  land,
  knock,
  card,
  deal,
  shuffle,
  chip,
  bleat,
  bark,
  bell,
  organ,
  fanfare,
  bust,
};

/** The length of a knock in seconds. */
const RING = 0.16;

/** Returns dice that bounce over the table and nearly come to rest. @param {number} rate @param {Random} random */
export function roll(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.95));
  for (let die = 0; die < 3; die++) {
    let time = between(random, 0, 0.12);
    let gap = between(random, 0.16, 0.24);
    // Each bounce is shorter and softer than the one before.
    for (let strength = between(random, 0.7, 1); gap > 0.022; strength *= 0.76) {
      mixInto(heard, knockOnWood(rate, random, strength), time * rate, strength);
      time += gap;
      gap *= between(random, 0.64, 0.8);
    }
  }
  return finished(heard, 0.8, rate);
}

/** Returns dice that fall over a last time. @param {number} rate @param {Random} random */
export function land(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.38));
  let time = 0;
  let gap = between(random, 0.07, 0.09);
  for (let strength = 1; strength > 0.2; strength *= between(random, 0.6, 0.78)) {
    mixInto(heard, knockOnWood(rate, random, strength), time * rate, strength);
    time += gap;
    gap *= 0.72;
  }
  return finished(heard, 0.8, rate);
}

/** Returns a die that is put down. @param {number} rate @param {Random} random */
export function knock(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * (RING + 0.02)));
  mixInto(heard, knockOnWood(rate, random, 0.6), 0, 1);
  // It touches the table with an edge first, and then lies flat.
  mixInto(heard, knockOnWood(rate, random, 0.4), rate * between(random, 0.012, 0.02), 0.5);
  return finished(heard, 0.75, rate);
}

/**
 * Returns one knock: the board of the table hums and the die clicks, brighter the harder it hits.
 * @param {number} rate
 * @param {Random} random
 * @param {number} strength
 */
function knockOnWood(rate, random, strength) {
  const board = between(random, 0.92, 1.08);
  const die = between(random, 0.85, 1.15);
  const bright = strength ** 0.7;
  const heard = struck(rate, RING, [
    [203 * board, 0.026, 0.6],
    [348 * board, 0.019, between(random, 0.5, 0.9)],
    [561 * board, 0.013, between(random, 0.4, 0.8)],
    [912 * board, 0.009, between(random, 0.3, 0.6)],
    [1730 * die, 0.006, 0.6 * bright],
    [2910 * die, 0.0045, 0.6 * bright],
    [4370 * die, 0.003, 0.4 * bright],
  ]);
  const contact = generate(
    rate,
    0.004,
    (time) => between(random, -1, 1) * Math.exp(-time / 0.0008),
  );
  mixInto(heard, contact, 0, 0.5 * bright);
  return heard;
}

/** Returns a card that slides and falls flat. @param {number} rate @param {Random} random */
export function card(rate, random) {
  return finished(slide(rate, random), 0.22, rate);
}

/** Returns four cards that are dealt. @param {number} rate @param {Random} random */
export function deal(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.72));
  for (let nth = 0; nth < 4; nth++)
    mixInto(heard, slide(rate, random), rate * (nth * 0.13 + between(random, 0, 0.02)), 1);
  return finished(heard, 0.22, rate);
}

/** Returns two halves of a deck that fall into each other and are pushed together. @param {number} rate @param {Random} random */
export function shuffle(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.95));
  for (let time = 0.02, gap = 0.026; time < 0.5; time += gap) {
    mixInto(heard, snap(rate, random), time * rate, between(random, 0.35, 0.6));
    gap = Math.max(0.009, gap * 0.96) * between(random, 0.85, 1.15);
  }
  mixInto(heard, slide(rate, random), rate * 0.58, 0.9);
  return finished(heard, 0.22, rate);
}

/** @param {number} rate @param {Random} random */
function slide(rate, random) {
  const length = between(random, 0.09, 0.12);
  const filter = bandPass(rate);
  const heard = generate(rate, length + 0.12, (time) => {
    const loudness =
      smoothStep(0, length * 0.7, time) * (1 - smoothStep(length * 0.7, length, time));
    const hz = 1800 + (2600 * time) / length;
    return 1.4 * loudness * filter(between(random, -1, 1), Math.min(hz, 5200), 1.2);
  });
  mixInto(heard, snap(rate, random), rate * length * 0.92, 0.9);
  mixInto(heard, struck(rate, 0.1, TABLE), rate * length * 0.92, 0.5);
  return heard;
}

/** Returns the edge of a card that hits something. @param {number} rate @param {Random} random */
function snap(rate, random) {
  const filter = bandPass(rate);
  const hz = between(random, 2200, 3400);
  return generate(
    rate,
    0.03,
    (time) => 2 * filter(between(random, -1, 1), hz, 0.9) * Math.exp(-time / 0.005),
  );
}

/** The table below a card that falls flat. @type {Mode[]} */
const TABLE = [
  [190, 0.022, 0.7],
  [410, 0.012, 0.4],
];

/** Returns a chip that falls on another and bounces once. @param {number} rate @param {Random} random */
export function chip(rate, random) {
  const heard = new Float32Array(Math.ceil(rate * 0.3));
  const pitch = between(random, 0.96, 1.04);
  mixInto(heard, struck(rate, 0.2, tuned(CHIP, pitch)), 0, 1);
  mixInto(
    heard,
    struck(rate, 0.2, tuned(CHIP, pitch * 1.05)),
    rate * between(random, 0.05, 0.065),
    0.55,
  );
  return finished(heard, 0.28, rate);
}

/** @param {readonly Mode[]} modes @param {number} pitch @returns {Mode[]} */
function tuned(modes, pitch) {
  return modes.map(([hz, decay, gain]) => [hz * pitch, decay, gain]);
}

/** @type {readonly Mode[]} */
const CHIP = [
  [1180, 0.01, 0.5],
  [2420, 0.04, 1],
  [3610, 0.028, 0.6],
  [5270, 0.014, 0.3],
];

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

/** Returns the filter of a mouth: three formants, the lowest of which rises as the mouth opens from 0 to 1. @param {number} rate */
function mouthOf(rate) {
  const [low, middle, high] = [bandPass(rate), bandPass(rate), bandPass(rate)];
  return (/** @type {number} */ source, /** @type {number} */ open) =>
    low(source, 320 + 530 * open, 4) +
    open * (1.5 * middle(source, 1250 + 450 * open, 6) + 1.1 * high(source, 2750, 7));
}

/** The start of a note, its MIDI number, and its length. @typedef {readonly [start: number, note: number, seconds: number]} Note */

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

/** Returns a whistle that slides down, and a soft fall to the ground. @param {number} rate */
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

/** Returns one pipe: some air before the tone, and two ranks slightly out of tune. @param {number} rate @param {Random} random @param {number} hz @param {number} seconds */
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

/** The release time of a pipe in seconds. */
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
/** @type {Mode[]} */
const BELL = [
  [812, 0.16, 1],
  [821, 0.15, 0.5],
  [1247, 0.12, 0.7],
  [1985, 0.09, 0.5],
  [2730, 0.06, 0.35],
  [4120, 0.03, 0.2],
];
/** @type {Mode[]} */
const THUD = [
  [104, 0.08, 0.9],
  [167, 0.065, 1],
  [251, 0.05, 0.8],
  [389, 0.025, 0.45],
];
