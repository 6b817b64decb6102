/** Plays sounds. Computes each once, and limits how many play at a time. Loaded when sound is switched on. */

import { RECIPES, TUNES } from "./recipes.js";
import { between, randomFrom } from "./synthesis.js";

/** @import { Sound } from "./sounds.js" */

/** @typedef {{ source: AudioBufferSourceNode, gain: GainNode, sound: Sound }} Voice */

/** The number of variants of each sound, which take turns. */
const VARIANTS = 2;
/** The greatest number of voices; a further one ends the oldest. */
const MOST_VOICES = 4;
/** Seconds between sounds that start together. */
const GAP = 0.11;
/** Seconds in which a voice fades that is ended early. */
const FADE = 0.04;
/** The sound that another one ends: dice at rest bounce no more. @type {Partial<Record<Sound, Sound>>} */
const ENDS = { land: "roll" };

/** Plays the sounds of one page. */
export class Mixer {
  #context;
  #volume;
  /** @type {Map<string, AudioBuffer>} */
  #buffers = new Map();
  /** @type {Voice[]} oldest first */
  #voices = [];
  #played = 0;

  /** @param {AudioContext} context */
  constructor(context) {
    this.#context = context;
    this.#volume = context.createGain();
    this.#volume.connect(context.destination);
    this.#prepare();
  }

  /** Plays sounds one shortly after another, if audio runs. @param {readonly Sound[]} sounds @param {number} volume from 0 to 1 */
  play(sounds, volume) {
    if (this.#context.state !== "running") return;
    // Squares of the slider's values are heard as about even steps.
    this.#volume.gain.value = volume ** 2;
    for (const [index, sound] of sounds.entries()) this.#start(sound, index * GAP);
  }

  /** Ends all voices. */
  stop() {
    for (const voice of this.#voices) this.#end(voice);
  }

  /** @param {Sound} sound @param {number} delay in seconds */
  #start(sound, delay) {
    const { currentTime } = this.#context;
    for (const voice of this.#voices) if (voice.sound === ENDS[sound]) this.#end(voice);
    while (this.#voices.length >= MOST_VOICES) this.#end(/** @type {Voice} */ (this.#voices[0]));
    const source = this.#context.createBufferSource();
    const gain = this.#context.createGain();
    const voice = { source, gain, sound };
    source.buffer = this.#bufferOf(sound, this.#played++ % VARIANTS);
    // Only a tune keeps its pitch.
    if (!TUNES[sound]) source.playbackRate.value = between(Math.random, 0.96, 1.05);
    source.connect(gain).connect(this.#volume);
    source.onended = () => this.#remove(voice);
    this.#voices.push(voice);
    source.start(currentTime + delay);
  }

  /** Fades a voice quickly; cut off, it would click. @param {Voice} voice */
  #end(voice) {
    const { currentTime } = this.#context;
    voice.gain.gain.setTargetAtTime(0, currentTime, FADE / 3);
    voice.source.stop(currentTime + FADE);
    this.#remove(voice);
  }

  /** @param {Voice} voice */
  #remove(voice) {
    this.#voices = this.#voices.filter((other) => other !== voice);
  }

  /** Computes every sound in advance, one in each idle period. */
  #prepare() {
    const missing = /** @type {Sound[]} */ (Object.keys(RECIPES)).flatMap((sound) =>
      Array.from({ length: VARIANTS }, (_, variant) => ({ sound, variant })),
    );
    const next = () => {
      const first = missing.shift();
      if (!first) return;
      this.#bufferOf(first.sound, first.variant);
      whenIdle(next);
    };
    whenIdle(next);
  }

  /** @param {Sound} sound @param {number} variant */
  #bufferOf(sound, variant) {
    const name = `${sound} ${variant}`;
    const known = this.#buffers.get(name);
    if (known) return known;
    const { sampleRate } = this.#context;
    const samples = RECIPES[sound](sampleRate, randomFrom(variant));
    const buffer = this.#context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}

/** Calls back when the page is idle; Safari before 26 lacks the function. @param {() => void} callback */
function whenIdle(callback) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 100);
}
