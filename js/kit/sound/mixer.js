/** Plays sounds: computes each once, keeps it, and lets only a few be heard at a time. Loaded when somebody wants sound. */

import { RECIPES, TUNES } from "./recipes.js";
import { between, randomFrom } from "./synthesis.js";

/** @typedef {import("../../match/sound.js").Sound} Sound */
/** @typedef {{ source: AudioBufferSourceNode, gain: GainNode, sound: Sound }} Voice */

/** Each sound is computed so often, and no two in a row are the same. */
const VARIANTS = 2;
/** So many are heard at a time: where more come, the oldest makes room. */
const MOST_VOICES = 4;
/** Seconds between the sounds of one moment. */
const GAP = 0.11;
/** Seconds in which a sound fades that makes room. */
const FADE = 0.04;
/** What a sound ends: dice that lie do not bounce any more. @type {Partial<Record<Sound, Sound>>} */
const ENDS = { land: "roll" };

/** Plays the sounds of one page. */
export class Mixer {
  #context;
  #volume;
  /** @type {Map<string, AudioBuffer>} */
  #buffers = new Map();
  /** @type {Voice[]} the oldest first */
  #voices = [];
  #played = 0;

  /** @param {AudioContext} context */
  constructor(context) {
    this.#context = context;
    this.#volume = context.createGain();
    this.#volume.connect(context.destination);
    this.#prepare();
  }

  /** Plays sounds one shortly after the other, unless nothing can be heard now. @param {readonly Sound[]} sounds @param {number} volume from 0 to 1 */
  play(sounds, volume) {
    if (this.#context.state !== "running") return;
    // An ear hears the square of what a slider shows as about even steps.
    this.#volume.gain.value = volume ** 2;
    for (const [index, sound] of sounds.entries()) this.#start(sound, index * GAP);
  }

  /** Ends whatever is heard. */
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
    // Nothing falls twice alike; only a tune keeps its pitch.
    if (!TUNES[sound]) source.playbackRate.value = between(Math.random, 0.96, 1.05);
    source.connect(gain).connect(this.#volume);
    source.onended = () => this.#forget(voice);
    this.#voices.push(voice);
    source.start(currentTime + delay);
  }

  /** Has a voice fade quickly: cut off, it would click. @param {Voice} voice */
  #end(voice) {
    const { currentTime } = this.#context;
    voice.gain.gain.setTargetAtTime(0, currentTime, FADE / 3);
    voice.source.stop(currentTime + FADE);
    this.#forget(voice);
  }

  /** @param {Voice} voice */
  #forget(voice) {
    this.#voices = this.#voices.filter((other) => other !== voice);
  }

  /** Computes every sound before it is wanted, one in each idle moment, so that nothing has to wait for it. */
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

/** Calls back when the page has nothing better to do; Safari before 26 does not know. @param {() => void} callback */
function whenIdle(callback) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 100);
}
