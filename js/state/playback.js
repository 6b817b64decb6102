/** Plays what happened: shows the frames of an answer at the chosen pace, and goes on where nobody is asked. */

import { headlineOf, pauseOn, readingTime } from "./story.js";

/** @typedef {import("../protocol/shared.js").Shown} Answer */
/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Duration} Duration */
/**
 * @typedef {object} Host what plays on, and what is shown
 * @property {() => Readonly<State>} state
 * @property {(news: Partial<State>) => void} change
 * @property {(game: string) => Story} storyOf
 * @property {() => Promise<void>} look has the table be seen by whoever decides now
 * @property {() => boolean} goesOn tells whether the match goes on without anybody
 * @property {() => Promise<void>} step plays what needs nobody
 * @property {{ wait: (duration: Duration) => Promise<void>, skip: () => void }} timer
 */

/** Keeps the table that is shown behind the engine's until everything between has been shown. */
export class Playback {
  #host;
  /** Grows whenever something else is to be played, so that what was played before ends. */
  #run = 0;
  #isRunning = false;
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

  /** Ends at once: the table is shown as it is, and nothing goes on by itself until `start`. */
  stop() {
    this.#run++;
    this.#isRunning = false;
    this.skip();
    this.#settle();
    this.#host.change({ playing: false, following: [] });
  }

  /** Goes on from the table there is. */
  start() {
    this.#settle();
    this.#isRunning = true;
    return this.#goOn(++this.#run, "brief");
  }

  /** Plays an answer, then goes on. @param {Answer} answer */
  async play({ view, log, frames }) {
    const run = ++this.#run;
    const { state, change, storyOf } = this.#host;
    const story = storyOf(view.game);
    const before = log ?? state().log;
    const events = frames.map(({ event }) => event);
    this.#outcome = { view, ...this.#told(story, before, events) };
    if (!this.#isRunning) return this.#settle();
    change({ playing: true });
    for (const [index, frame] of frames.entries()) {
      await this.#show(story, before, events.slice(0, index + 1), frame.view ?? view, !frame.view);
      if (run !== this.#run) return;
    }
    this.#settle();
    await this.#goOn(run, state().following.length ? "brief" : readingTime(story, events));
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
    const { change, timer } = this.#host;
    const event = /** @type {GameEvent} */ (events.at(-1));
    const run = this.#run;
    if (event.code === story.roll) {
      change({
        frame: { event, rolling: true },
        ...this.#told(story, before, events.slice(0, -1)),
      });
      await timer.wait("roll");
      if (run !== this.#run) return;
    }
    const pause = pauseOn(story, event, { isLast, view });
    if (pause) {
      change({ view, frame: { event, rolling: false }, ...this.#told(story, before, events) });
      await timer.wait(pause);
    }
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

  /** @param {number} run @param {Duration} reading */
  async #goOn(run, reading) {
    await this.#host.look();
    if (run !== this.#run) return;
    const alone = this.#host.goesOn();
    this.#host.change({ playing: alone });
    if (!alone) return;
    await this.#host.timer.wait(reading);
    if (run === this.#run) await this.#host.step();
  }
}
