/** Plays clips of the recorded sounds, and limits how many play at a time. Loaded when sound is switched on. */

import { CLIPS, SOUNDS } from "./clips.js";

/** @import { Sound } from "./sounds.js" */

/** @typedef {{ source: AudioBufferSourceNode, gain: GainNode, sound: Sound }} Voice */

/** The greatest number of voices; a further one ends the oldest. */
const MOST_VOICES = 4;
/** Seconds between sounds that start together. */
const GAP = 0.11;
/** Seconds in which a voice fades that is ended early. */
const FADE = 0.04;
/** The sound that another one ends: thrown dice rattle no more, and dice at rest no longer bounce. @type {Partial<Record<Sound, Sound>>} */
const ENDS = { roll: "rattle", land: "roll" };

/** Plays the sounds of one page. */
export class Mixer {
  #context;
  #recording;
  #volume;
  /** @type {Voice[]} oldest first */
  #voices = [];
  #played = 0;

  /** @param {AudioContext} context @param {AudioBuffer} recording */
  constructor(context, recording) {
    this.#context = context;
    this.#recording = recording;
    this.#volume = context.createGain();
    this.#volume.connect(context.destination);
  }

  /** Fetches the recording, which the service worker keeps from then on. @param {AudioContext} context */
  static async load(context) {
    const response = await fetch(BUILT_SOUNDS);
    return new Mixer(context, await context.decodeAudioData(await response.arrayBuffer()));
  }

  /** Plays sounds one shortly after another, if audio runs. @param {readonly Sound[]} sounds @param {number} volume from 0 to 1 */
  play(sounds, volume) {
    if (this.#context.state !== "running") return;
    // Squares of the slider's values are heard as about even steps.
    this.#volume.gain.value = volume ** 2;
    for (const [index, sound] of sounds.entries()) this.#start(sound, index * GAP);
  }

  /** Plays a sound over and over until it is released, if audio runs. @param {Sound} sound @param {number} volume from 0 to 1 */
  hold(sound, volume) {
    if (this.#context.state !== "running") return;
    this.#volume.gain.value = volume ** 2;
    this.#start(sound, 0, true);
  }

  /** Ends a sound. @param {Sound} sound */
  release(sound) {
    for (const voice of this.#voices) if (voice.sound === sound) this.#end(voice);
  }

  /** Ends all voices. */
  stop() {
    for (const voice of this.#voices) this.#end(voice);
  }

  /** @param {Sound} sound @param {number} delay in seconds @param {boolean} [isHeld] true if it plays over and over */
  #start(sound, delay, isHeld = false) {
    const { currentTime } = this.#context;
    const ended = ENDS[sound];
    if (ended) this.release(ended);
    while (this.#voices.length >= MOST_VOICES) this.#end(/** @type {Voice} */ (this.#voices[0]));
    const source = this.#context.createBufferSource();
    const gain = this.#context.createGain();
    const voice = { source, gain, sound };
    source.buffer = this.#recording;
    // Only a tune keeps its pitch.
    if (SOUNDS[sound] !== "music") source.playbackRate.value = 0.96 + 0.09 * Math.random();
    // Variants take turns.
    const [start, length] = CLIPS[sound][this.#played++ % CLIPS[sound].length] ?? [0, 0];
    source.connect(gain).connect(this.#volume);
    source.onended = () => this.#remove(voice);
    this.#voices.push(voice);
    if (isHeld) {
      Object.assign(source, { loop: true, loopStart: start, loopEnd: start + length });
      source.start(currentTime + delay, start);
    } else source.start(currentTime + delay, start, length);
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
}
