/** Plays what happened: shows the frames of an answer at the chosen pace, and goes on where nobody is asked. */

import { BRIEF, headlineOf, momentOf, pauseOn, ROLL, readingTime } from "./story.js";

/** @typedef {import("../protocol/shared.js").Shown} Answer */
/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Pause} Pause */
/** @typedef {{ tell: (bot: number | null) => void, timeOf: (pause: Pause) => number, wait: (time: number) => Promise<void>, skip: () => void }} Clock see state/pace.js */
/**
 * @typedef {object} Host what plays on, and what is shown
 * @property {() => Readonly<State>} state
 * @property {(news: Partial<State>) => void} change
 * @property {(game: string) => Story} storyOf
 * @property {() => Promise<void>} look has the table be seen by whoever decides now
 * @property {() => boolean} goesOn tells whether the match goes on without anybody
 * @property {() => Promise<void>} step plays what needs nobody
 * @property {Clock} timer
 */

/** Keeps the table that is shown behind the engine's until everything between has been shown. */
export class Playback {
  #host;
  /** Grows whenever something else is to be played, so that what was played before ends. */
  #run = 0;
  #isRunning = false;
  /** Whether nothing is shown before somebody decides. */
  #isSkipping = false;
  /** @type {Partial<State>} what the frames lead to */
  #outcome = {};

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Ends the pause there is. */
  skip() {
    this.#host.timer.skip();
  }

  /** Goes on at once to what somebody here decides, or to the end. */
  skipToDecision() {
    this.#isSkipping = this.#host.state().playing;
    this.skip();
  }

  /** Ends at once: the table is shown as it is, and nothing goes on by itself until `start`. */
  stop() {
    this.#run++;
    this.#isRunning = false;
    this.#isSkipping = false;
    this.#host.timer.tell(null);
    this.skip();
    this.#settle();
    this.#host.change({ playing: false, following: [], flourish: null });
  }

  /** Goes on from the table there is. */
  start() {
    this.#settle();
    this.#isRunning = true;
    return this.#goOn(++this.#run, BRIEF);
  }

  /** Plays an answer, then goes on. @param {Answer} answer */
  async play({ view, log, frames }) {
    const run = ++this.#run;
    const { state, change, storyOf, timer } = this.#host;
    const story = storyOf(view.game);
    const before = log ?? state().log;
    const events = frames.map(({ event }) => event);
    this.#outcome = { view, ...this.#told(story, before, events) };
    if (!this.#isRunning) return this.#settle();
    change({ playing: true });
    timer.tell(botOf(view, events));
    for (const [index, frame] of frames.entries()) {
      await this.#show(story, before, events.slice(0, index + 1), frame.view ?? view, !frame.view);
      if (run !== this.#run) return;
    }
    this.#settle();
    await this.#goOn(run, state().following.length ? BRIEF : readingTime(story, events, view));
  }

  /**
   * Shows the table after the last of `events`, as long as it is to be seen; dice tumble first.
   * @param {Story} story
   * @param {readonly GameEvent[]} before
   * @param {GameEvent[]} events
   * @param {View} view
   * @param {boolean} isLast whether the table is as it will be
   */
  async #show(story, before, events, view, isLast) {
    const event = /** @type {GameEvent} */ (events.at(-1));
    const run = this.#run;
    if (event.code === story.roll) {
      await this.#rest(
        { event, rolling: true },
        ROLL,
        this.#told(story, before, events.slice(0, -1)),
      );
      if (run !== this.#run) return;
    }
    const name = momentOf(story, event, view);
    if (name && !this.#isSkipping) this.#host.change({ flourish: { name, event } });
    const pause = pauseOn(story, event, { isLast, view });
    const told = this.#told(story, before, events);
    if (pause) await this.#rest({ event, rolling: false }, pause, { view, ...told });
  }

  /**
   * Shows something for as long as a pause takes.
   * @param {{ event: GameEvent, rolling: boolean }} frame
   * @param {Pause} pause
   * @param {Partial<State>} told
   */
  async #rest(frame, pause, told) {
    if (this.#isSkipping) return;
    const lasts = this.#host.timer.timeOf(pause);
    this.#host.change({ ...told, frame: { ...frame, lasts } });
    await this.#host.timer.wait(lasts);
  }

  /**
   * What may be known with these events: words must not be ahead of the dice.
   * @param {Story} story
   * @param {readonly GameEvent[]} before
   * @param {GameEvent[]} events
   */
  #told(story, before, events) {
    const headline = headlineOf(story, events) ?? this.#host.state().headline;
    return { log: [...before, ...events], headline };
  }

  /** Shows the table as it is. */
  #settle() {
    this.#host.change({ ...this.#outcome, frame: null });
    this.#outcome = {};
  }

  /** @param {number} run @param {Pause} reading */
  async #goOn(run, reading) {
    await this.#host.look();
    if (run !== this.#run) return;
    const alone = this.#host.goesOn();
    this.#host.change({ playing: alone });
    this.#isSkipping &&= alone;
    if (!alone) return;
    const { timer } = this.#host;
    if (!this.#isSkipping) await timer.wait(timer.timeOf(reading));
    if (run === this.#run) await this.#host.step();
  }
}

/** Returns the bot that has acted or rolled, or null. @param {View} view @param {readonly GameEvent[]} events */
function botOf({ seats }, events) {
  const seat = events.find((event) => event.seat !== undefined)?.seat ?? null;
  return seat !== null && seats[seat]?.bot ? seat : null;
}
