/** Shows the end of a match step by step. */

/** @import { MatchStore } from "./table.js" */
/** @import { Story } from "./story.js" */
/** @import { GameEvent, Seat, View } from "../protocol/shared.js" */

/** @typedef {NonNullable<View["result"]>} Result */

/** The duration of a step: cards follow quickly, and a tap skips them; sums are read, a place on the podium is awaited, and a win is celebrated. @typedef {"card" | "sum" | "total" | "place" | "win"} Beat */
/** A step of the end. @typedef {{ part: string, beat: Beat }} Step */
/** Returns how many steps of a part are shown. @typedef {(part: string) => number} Shown */

/** The step after which everything is shown. */
export const ALL = Infinity;

/** The step before the first one. */
const NOTHING = -1;

/** The number of places on the podium; the others are listed. */
export const PODIUM_PLACES = 3;

/** The part of the count that decides: what those who may still win have in the end. */
export const FINAL = "final";

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 500;

/** Milliseconds of each beat, by speed. */
const MILLISECONDS = {
  slow: { card: 550, sum: 1500, total: 3000, place: 1600, win: 2800 },
  normal: { card: 280, sum: 900, total: 2000, place: 1000, win: 2800 },
  fast: { card: 70, sum: 150, total: 450, place: 350, win: 1500 },
  tap: { card: 280, sum: 900, total: Infinity, place: Infinity, win: Infinity },
};

/** The most milliseconds in which objects move during a step. */
const MOST_MOTION = 1500;

/** Returns the milliseconds in which objects move during a step: they rest before the next one. @param {Beat} beat @param {keyof typeof MILLISECONDS} pace */
export function motionTime(beat, pace) {
  return Math.min(0.85 * MILLISECONDS[pace][beat], MOST_MOTION);
}

/** Returns the seats that the last part of the count decides between: the winners, and the second place behind a single one. @param {Pick<Result, "ranking">} result @returns {readonly Seat[]} */
export function finalists({ ranking: [first = [], second = []] }) {
  return first.length > 1 ? first : [...first, ...second];
}

/**
 * Returns the steps of the end: the count of the game, and the podium from its last place.
 * @param {Story} story
 * @param {View} view of a finished match
 * @param {readonly GameEvent[]} log
 * @returns {Step[]}
 */
export function stepsOf(story, view, log) {
  const places = (view.result?.ranking ?? []).slice(0, PODIUM_PLACES).map((_, place) => {
    return { part: `place-${place}`, beat: /** @type {Beat} */ (place ? "place" : "win") };
  });
  return [...story.count(view, log), ...places.reverse()];
}

/**
 * Returns how many steps of each part are shown.
 * @param {readonly Step[]} steps
 * @param {number} endStep the current step, or ALL
 * @returns {Shown}
 */
export function shownOf(steps, endStep) {
  const shown = steps.slice(0, endStep + 1);
  return (part) => shown.filter((one) => one.part === part).length;
}

/** Returns true while the end of the match is shown step by step, when nothing else may be in sight. @param {Readonly<Pick<MatchStore["state"], "view" | "endStep">>} state */
export function isShow({ view, endStep }) {
  return Boolean(view?.result) && endStep !== ALL;
}

/** Returns true from the step on that shows the winner. @param {Story} story @param {Readonly<Pick<MatchStore["state"], "view" | "log" | "endStep">>} state */
export function isWinnerShown(story, { view, log, endStep }) {
  return view?.result ? shownOf(stepsOf(story, view, log), endStep)("place-0") > 0 : false;
}

/** Goes through the steps by itself, at the chosen speed. */
export class EndSequence {
  #store;
  #storyOf;
  /** @type {readonly Step[]} */
  #steps = [];
  #now = ALL;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timeout;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pressing;

  /** @param {Pick<MatchStore, "state" | "change">} store @param {(game: string) => Story} storyOf */
  constructor(store, storyOf) {
    this.#store = store;
    this.#storyOf = storyOf;
  }

  /** Hides the end until it begins. */
  prepare() {
    this.#steps = [];
    this.#now = NOTHING;
    this.#store.change({ endStep: NOTHING });
  }

  /** Shows the end from its first step, if it was prepared and the user has not left; all of it with reduced motion. */
  begin() {
    const { view, log } = this.#store.state;
    if (this.#now !== NOTHING || !view?.result) return;
    this.#steps = stepsOf(this.#storyOf(view.game), view, log);
    this.#show(matchMedia("(prefers-reduced-motion: reduce)").matches ? ALL : 0);
  }

  /** Goes on by a step as people see it: to the next that is not one of many that follow quickly. */
  skip() {
    const isAhead = (/** @type {Step} */ { beat }, /** @type {number} */ index) =>
      index > this.#now && beat !== "card";
    const next = this.#steps.findIndex(isAhead);
    if (this.#steps[this.#now]) this.#show(next < 0 ? ALL : next);
  }

  /** Shows everything, unless the press that begins now is released before it is a long one. */
  press() {
    this.release();
    this.#pressing = setTimeout(() => this.finish(), LONG_PRESS);
  }

  /** Ends a press. */
  release() {
    clearTimeout(this.#pressing);
  }

  /** Shows everything. */
  finish() {
    if (this.#now !== ALL) this.#show(ALL);
  }

  /** @param {number} index */
  #show(index) {
    clearTimeout(this.#timeout);
    const found = this.#steps[index];
    this.#now = found ? index : ALL;
    this.#store.change({ endStep: this.#now });
    const time = found ? MILLISECONDS[this.#store.state.settings.pace][found.beat] : ALL;
    if (time < ALL) this.#timeout = setTimeout(() => this.#show(index + 1), time);
  }
}
