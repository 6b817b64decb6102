/** Building blocks of sounds: functions that compute mono samples, from -1 to 1, at any sample rate. */

/** A source of random numbers from 0 to 1. @typedef {() => number} Random */
/** A mode of a struck object: frequency in hertz, seconds until it has decayed to a third, loudness. @typedef {readonly [hz: number, decay: number, gain: number]} Mode */

/** Returns a source of numbers that repeats for the same seed, so that a sound can be tested. @param {number} seed @returns {Random} */
export function randomFrom(seed) {
  let state = seed | 0;
  // Mulberry32: short, and no pattern is audible.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random number between two. @param {Random} random @param {number} from @param {number} to */
export function between(random, from, to) {
  return from + (to - from) * random();
}

/**
 * Returns samples computed from their times in seconds.
 * @param {number} rate samples per second
 * @param {number} seconds
 * @param {(time: number) => number} sampleAt
 */
export function generate(rate, seconds, sampleAt) {
  const samples = new Float32Array(Math.ceil(rate * seconds));
  for (let index = 0; index < samples.length; index++) samples[index] = sampleAt(index / rate);
  return samples;
}

/**
 * Adds a sound to another one, as far as there is room.
 * @param {Float32Array} target
 * @param {Float32Array} source
 * @param {number} start the first sample of the target
 * @param {number} gain
 */
export function mixInto(target, source, start, gain) {
  const first = Math.round(start);
  const end = Math.min(source.length, target.length - first);
  for (let index = 0; index < end; index++)
    target[first + index] = (target[first + index] ?? 0) + gain * (source[index] ?? 0);
}

/** Returns the sound of a struck object. @param {number} rate @param {number} seconds @param {readonly Mode[]} modes */
export function struck(rate, seconds, modes) {
  const heard = new Float32Array(Math.ceil(rate * seconds));
  for (const mode of modes) ring(heard, rate, mode);
  return heard;
}

/** Adds one mode. Each sample follows from the two before, which is much faster than computing sines. @param {Float32Array} heard @param {number} rate @param {Mode} mode */
function ring(heard, rate, [hz, decay, gain]) {
  const angle = (2 * Math.PI * hz) / rate;
  const shrinking = Math.exp(-1 / (decay * rate));
  const back = 2 * shrinking * Math.cos(angle);
  const end = Math.min(heard.length, INAUDIBLE * decay * rate);
  let last = (-gain * Math.sin(angle)) / shrinking;
  let now = 0;
  for (let index = 0; index < end; index++) {
    heard[index] = (heard[index] ?? 0) + now;
    [last, now] = [now, back * now - shrinking * shrinking * last];
  }
}

/** The number of decays after which a mode is 70 dB softer. */
const INAUDIBLE = 8;

/** Returns a band-pass filter, whose frequency may move from sample to sample. @param {number} rate @returns {(input: number, hz: number, q: number) => number} */
export function bandPass(rate) {
  let first = 0;
  let second = 0;
  // A state-variable filter after Andrew Simper: stable however its frequency moves.
  return (input, hz, q) => {
    const g = Math.tan((Math.PI * hz) / rate);
    const a = 1 / (1 + g * (g + 1 / q));
    const difference = input - second;
    const band = a * first + g * a * difference;
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    return band / q;
  };
}

/** Returns a sawtooth, whose frequency may move from sample to sample. @param {number} rate @returns {(hz: number) => number} */
export function sawtooth(rate) {
  let phase = 0;
  return (hz) => {
    const step = hz / rate;
    phase = (phase + step) % 1;
    return 2 * phase - 1 - roundedEdge(phase, step);
  };
}

/** Returns the correction at the edge of a sawtooth, whose overtones the sample rate cannot carry (PolyBLEP). @param {number} phase @param {number} step */
function roundedEdge(phase, step) {
  if (phase < step) return -((1 - phase / step) ** 2);
  if (phase > 1 - step) return ((phase - 1) / step + 1) ** 2;
  return 0;
}

/** Returns a tone of constant overtones, the first of which is the fundamental. @param {number} rate @param {readonly number[]} gains @returns {(hz: number) => number} */
export function overtones(rate, gains) {
  const period = generate(PERIOD, 1, (time) =>
    gains.reduce((sum, gain, nth) => sum + gain * Math.sin(2 * Math.PI * (nth + 1) * time), 0),
  );
  let phase = 0;
  return (hz) => {
    phase = (phase + hz / rate) % 1;
    return period[Math.floor(phase * PERIOD)] ?? 0;
  };
}

/** The number of samples in the table of one period. */
const PERIOD = 4096;

/** Returns 0 before a time, 1 after another one, and a smooth curve between. @param {number} from @param {number} to @param {number} time */
export function smoothStep(from, to, time) {
  const way = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return way * way * (3 - 2 * way);
}

/** Returns a sound scaled to a given peak, with a fade at its end. @param {Float32Array} samples @param {number} peak @param {number} rate */
export function finished(samples, peak, rate) {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  const end = samples.length / rate;
  return samples.map(
    (sample, index) =>
      ((sample * peak) / highest) * (1 - smoothStep(end - FADE, end - 1 / rate, index / rate)),
  );
}

/** The length of that fade in seconds. */
const FADE = 0.01;
