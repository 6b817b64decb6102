/** Plays the sounds of the table, and vibrates the device. Nothing of it is loaded before it is switched on. */

import { SOUNDS } from "../kit/sound/clips.js";
import { SAMPLES, vibrate } from "../kit/sound/sounds.js";
import { isShow, isWinnerShown, stepsOf } from "./end-sequence.js";
import { people, wonBy } from "./seats.js";
import { soundOf } from "./story.js";

/** @import { Mixer } from "../kit/sound/mixer.js" */
/** @import { Kind, Sound } from "../kit/sound/sounds.js" */
/** @import { Story } from "./story.js" */
/** @import { MatchState } from "./table.js" */
/** @import { GameEvent, Seat } from "../protocol/shared.js" */

/** A sound, and the seat of its event. @typedef {{ sound: Sound, seat: Seat | undefined }} Cue */
/** The part of the state that cues depend on. @typedef {Pick<MatchState, "screen" | "view" | "log" | "frame" | "endStep">} Seen */

/** The greatest number of sounds for one change of the table; more would be a noise. */
const MOST = 3;

/** The sounds of the steps of the end: cards are laid down, sums are read, the last count is awaited, and sheep leap onto the podium. @type {Partial<Record<import("./end-sequence.js").Beat, Sound>>} */
const BEATS = { card: "card", sum: "tally", total: "rattle", place: "bell" };

/** The sounds of one page. */
export class SoundPlayer {
  #state;
  #storyOf;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {Promise<Mixer> | null} */
  #loading = null;
  /** @type {Mixer | null} until it is loaded */
  #mixer = null;
  /** The state that was drawn last. @type {Readonly<MatchState> | null} */
  #seen = null;

  /** @param {() => Readonly<MatchState>} state @param {(game: string) => Story} storyOf */
  constructor(state, storyOf) {
    this.#state = state;
    this.#storyOf = storyOf;
  }

  /** Starts and pauses sound with the page. Browsers let it start with a tap or a key only. */
  listen() {
    for (const event of ["click", "change", "keydown"])
      document.addEventListener(event, () => this.#tune());
    document.addEventListener("visibilitychange", () => this.#context && this.#tune());
  }

  /** Plays what has appeared since the last call. */
  follow() {
    const before = this.#seen;
    const now = this.#state();
    this.#seen = now;
    const { view, settings } = now;
    if (!before || !view || document.hidden) return;
    const cues = cuesOf(this.#storyOf(view.game), before, now);
    if (!cues.length) return;
    const { kinds } = settings.sound;
    this.#play(cues.map(({ sound }) => sound).filter((sound) => kinds[SOUNDS[sound]]));
    const own = cues.findLast(({ seat }) => people(view).includes(seat ?? -1));
    if (settings.haptics && own) vibrate(own.sound);
  }

  /** Plays the sound of dice as long as they are shaken. @param {boolean} isShaking */
  shake(isShaking) {
    const { on, kinds, volume } = this.#state().settings.sound;
    if (!isShaking) this.#mixer?.release("rattle");
    else if (on && kinds[SOUNDS["rattle"]]) this.#mixer?.hold("rattle", volume);
  }

  /** Plays an example of a kind of sounds. @param {Kind} kind */
  async sample(kind) {
    await this.#tune();
    this.#play([SAMPLES[kind]]);
  }

  /** @param {Sound[]} sounds */
  #play(sounds) {
    const { sound } = this.#state().settings;
    if (sound.on) this.#mixer?.play(sounds, sound.volume);
  }

  /** Starts or pauses sound, by the settings and by whether the page is visible. */
  async #tune() {
    try {
      if (this.#state().settings.sound.on && !document.hidden) await this.#start();
      else {
        this.#mixer?.stop();
        await this.#context?.suspend();
      }
    } catch {
      // The next tap tries again. Without an audio device or a network the table is silent; sound alone carries no information.
    }
  }

  /** Creates the context before anything is awaited: later it would no longer belong to the tap. */
  async #start() {
    this.#context ??= newContext();
    this.#loading ??= loadMixer(this.#context);
    try {
      [this.#mixer] = await Promise.all([this.#loading, this.#context.resume()]);
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}

/** @param {AudioContext} context */
async function loadMixer(context) {
  const { Mixer } = await import("../kit/sound/mixer.js");
  return Mixer.load(context);
}

/** Creates an audio context that lets the music of other apps play on. */
function newContext() {
  const { audioSession } = /** @type {any} */ (navigator);
  if (audioSession) audioSession.type = "ambient";
  return new AudioContext();
}

/**
 * Returns the sounds for what has appeared between two drawings: those of objects that start to move, and those of events
 * whose text appears. A match that is put on the table as it stands is silent.
 * @param {Story} story
 * @param {Seen} before
 * @param {Seen} now
 * @returns {Cue[]}
 */
export function cuesOf(story, before, now) {
  const [moved, moves] = [movingIn(before), movingIn(now)];
  const cues = [...newEvents(before, now), ...winsShown(story, before, now)].flatMap((event) => {
    const staged = event === now.frame?.event ? now.frame.staged?.sound : undefined;
    const own = isLostHere(event, now) ? LOST : soundOf(story.sounds[event.code], event);
    const sound = staged ?? own;
    const isHeard = event === moved && sound === soundOf(story.motions[event.code]?.sound, event);
    return isHeard ? [] : cue(sound, event);
  });
  cues.push(...stepsShown(story, before, now));
  if (moves && moves !== moved)
    cues.push(...cue(soundOf(story.motions[moves.code]?.sound, moves), moves));
  const isLast = (/** @type {Cue} */ { sound }, /** @type {number} */ index) =>
    !cues.slice(index + 1).some((later) => later.sound === sound);
  return cues.filter(isLast).slice(-MOST);
}

/** @param {Sound | undefined} sound @param {GameEvent} event @returns {Cue[]} */
function cue(sound, { seat }) {
  return sound ? [{ sound, seat }] : [];
}

/** Returns the event whose objects move, if any; while other objects make room for them, it has not begun. @param {Seen} seen */
function movingIn({ frame }) {
  return frame?.coming ? frame.event : null;
}

/** The event that names the winners, which sounds when they are shown. */
const WON = "game.won";

/** The sound for a bot that wins over people. @type {Sound} */
const LOST = "cadence";

/** Returns true if an event names only bots as winners, over people here. @param {GameEvent} event @param {Seen} now */
const isLostHere = ({ code }, { view }) => code === WON && view !== null && wonBy(view) === "bot";

/** Returns the event that names the winners if they have just been shown. @param {Story} story @param {Seen} before @param {Seen} now */
function winsShown(story, before, now) {
  if (!isShow(before) || isWinnerShown(story, before)) return [];
  if (!isAtTable(now) || !isWinnerShown(story, now)) return [];
  return now.log.filter(({ code }) => code === WON);
}

/** Returns the sound of the step of the end that has just been shown. @param {Story} story @param {Seen} before @param {Seen} now @returns {Cue[]} */
function stepsShown(story, before, now) {
  const { view, log, endStep } = now;
  if (!view || !isAtTable(now) || !isShow(now) || endStep === before.endStep) return [];
  const beat = stepsOf(story, view, log)[endStep]?.beat;
  const sound = beat && BEATS[beat];
  return sound ? [{ sound, seat: undefined }] : [];
}

/** @param {Seen} seen */
const isAtTable = ({ screen, view }) => screen === "table" && view !== null;

/** Returns the events added to the log while the table was on screen; winners are named only when they are shown. @param {Seen} before @param {Seen} now */
function newEvents(before, now) {
  if (!isAtTable(before) || !isAtTable(now)) return [];
  const known = before.log.length;
  // The fields of an event may have changed since: it is compared by what identifies it.
  const [last, same] = [before.log.at(-1), now.log[known - 1]];
  const news = last?.ply === same?.ply && last?.code === same?.code ? now.log.slice(known) : [];
  return isShow(now) ? news.filter(({ code }) => code !== WON) : news;
}
