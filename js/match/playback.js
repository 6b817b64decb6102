/** Shows the frames of an answer at the chosen speed, and continues where no person has to decide. */

import {
  BRIEF,
  CLEARING,
  headlineOf,
  markOf,
  motionOf,
  pausesOn,
  readingTime,
  stagingOf,
  stepsOf,
} from "./story.js";

/** @import { Timer } from "./pace.js" */
/** @import { Frame, Pause, Step, Story } from "./story.js" */
/** @import { MatchState, TableState } from "./table.js" */
/** @import { GameEvent, Shown as Answer, View } from "../protocol/shared.js" */

/**
 * @typedef {object} Host the table
 * @property {() => Readonly<MatchState>} state
 * @property {(news: Partial<TableState>) => void} change
 * @property {(game: string) => Story} storyOf
 * @property {() => Promise<void>} look requests the view of the person who decides now
 * @property {() => boolean} goesOn returns true if the match goes on without a decision
 * @property {() => Promise<void>} step plays the next action
 * @property {Pick<Timer, "setTurn" | "timeOf" | "wait" | "skip">} timer
 */

/** Keeps the table on screen behind the engine's until every frame between has been shown. */
export class Playback {
  #host;
  /** Increases with each new answer or stop, so that an earlier run ends. */
  #run = 0;
  #isRunning = false;
  /** True while nothing is shown before the next decision. */
  #isSkipping = false;
  /** @type {Partial<TableState>} the state after the last frame */
  #outcome = {};

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Ends the current pause. */
  skip() {
    this.#host.timer.skip();
  }

  /** Shows the text of an event whose objects have landed before their time is over. @param {object | null} frame drawn when the last of them landed */
  land(frame) {
    const { frame: now } = this.#host.state();
    if (now?.now === "moving" && frame === now) this.skip();
  }

  /** Skips to the next decision of a person here, or to the end. */
  skipToDecision() {
    this.#isSkipping = this.#host.state().playing;
    this.skip();
  }

  /** Shows the final table immediately; nothing goes on until `start`. */
  stop() {
    this.#run++;
    this.#isRunning = false;
    this.#isSkipping = false;
    this.#host.timer.setTurn(null);
    this.skip();
    this.#settle();
    this.#host.change({ playing: false, following: [] });
  }

  /** Shows the final table immediately; the next answer is played as usual. */
  hurry() {
    this.#run++;
    this.skip();
    this.#settle();
  }

  /** Continues from the current table. */
  start() {
    this.#settle();
    this.#isRunning = true;
    return this.#goOn(++this.#run, BRIEF);
  }

  /** Plays an answer, then continues. @param {Answer} answer */
  async play({ view, log, frames }) {
    const run = ++this.#run;
    const { state, change, storyOf, timer } = this.#host;
    const story = storyOf(view.game);
    const before = log ?? state().log;
    const events = frames.map(({ event }) => event);
    this.#outcome = { view, ...this.#textAfter(story, before, events) };
    if (!this.#isRunning) return this.#settle();
    change({ playing: true });
    timer.setTurn(botOf(view, events));
    const start = { events: [], view: state().view };
    const steps = stepsOf(story, frames, view);
    for (const [index, step] of steps.entries()) {
      await this.#show(story, before, steps[index - 1] ?? start, step, steps[index + 1]);
      if (run !== this.#run) return;
    }
    this.#settle();
    await this.#goOn(run, state().following.length ? BRIEF : readingTime(story, events, view));
  }

  /**
   * Moves the objects of a step while all text stays unchanged, then shows the table after it for its reading time.
   * @param {Story} story
   * @param {readonly GameEvent[]} before
   * @param {{ events: readonly GameEvent[], view: View | null }} previous the step before
   * @param {Step} step
   * @param {Step | undefined} next
   */
  async #show(story, before, previous, step, next) {
    const { event, events, view } = step;
    const run = this.#run;
    const motion = motionOf(story, event, next?.event ?? null);
    if (motion) {
      const known = { ...this.#textAfter(story, before, previous.events), view: previous.view };
      await this.#move(story, motion, known, step);
      if (run !== this.#run) return;
    }
    const text = this.#textAfter(story, before, events);
    const pauses = pausesOn(story, event, { view, next: next?.event ?? null });
    const staging = stagingOf(story, event, view);
    /** @type {Partial<Frame>} */
    const stage = {};
    if (staging) {
      stage.staged = { ...staging.staged, time: this.#host.timer.timeOf(staging.pause) };
      pauses.push(staging.pause);
    }
    if (pauses.length)
      await this.#rest({ event, now: "landed", ...stage }, pauses, { ...text, view });
  }

  /**
   * Marks the objects of a step, clears the place where dice will roll, then moves them.
   * @param {Story} story
   * @param {Pause} motion
   * @param {Partial<TableState>} known the text to show meanwhile
   * @param {Step} step
   */
  async #move(story, motion, known, { event, view }) {
    const run = this.#run;
    const mark = markOf(story, event, view);
    if (mark) await this.#rest({ event, now: "marked" }, [mark], known);
    if (run !== this.#run) return;
    const rolling = event.code === story.roll;
    const isUncovered = known.view === this.#host.state().uncovered;
    if (rolling && known.view && !isUncovered && story.isCovered?.(known.view))
      await this.#rest({ event, now: "moving" }, [CLEARING], known);
    if (run !== this.#run) return;
    await this.#rest({ event, now: "moving", coming: view, rolling }, [motion], known);
  }

  /**
   * Shows an event for the longest of several pauses.
   * @param {Pick<Frame, "event" | "now"> & Partial<Frame>} frame
   * @param {Pause[]} pauses
   * @param {Partial<TableState>} shown
   */
  async #rest(frame, pauses, shown) {
    if (this.#isSkipping) return;
    const lasts = Math.max(...pauses.map((pause) => this.#host.timer.timeOf(pause)));
    this.#host.change({ ...shown, frame: { coming: null, rolling: false, ...frame, lasts } });
    await this.#host.timer.wait(lasts);
  }

  /**
   * Returns the log and the headline after some events.
   * @param {Story} story
   * @param {readonly GameEvent[]} before
   * @param {readonly GameEvent[]} events
   */
  #textAfter(story, before, events) {
    const headline = headlineOf(story, events) ?? this.#host.state().headline;
    return { log: [...before, ...events], headline };
  }

  /** Shows the final table. */
  #settle() {
    this.#host.change({ ...this.#outcome, frame: null });
    this.#outcome = {};
  }

  /** @param {number} run @param {Pause} [reading] */
  async #goOn(run, reading) {
    await this.#host.look();
    if (run !== this.#run) return;
    const alone = this.#host.goesOn();
    this.#host.change({ playing: alone });
    this.#isSkipping &&= alone;
    if (!alone) return;
    const { timer } = this.#host;
    if (reading && !this.#isSkipping) await timer.wait(timer.timeOf(reading));
    if (run === this.#run) await this.#host.step();
  }
}

/** Returns the bot that has acted or rolled, or null. @param {View} view @param {readonly GameEvent[]} events */
function botOf({ seats }, events) {
  const seat = events.find((event) => event.seat !== undefined)?.seat ?? null;
  return seat !== null && seats[seat]?.bot ? seat : null;
}
