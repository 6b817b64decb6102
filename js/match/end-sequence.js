/** Shows the end of a match step by step. */

/** @import { MatchStore } from "./table.js" */
/** @import { Story } from "./story.js" */
/** @import { GameEvent, View } from "../protocol/shared.js" */

/** The duration of a step: cards follow quickly, and a tap skips them; sums are read, a place on the podium is awaited. @typedef {"card" | "sum" | "total" | "place" | "talk"} Beat */
/** A step of the end. @typedef {{ part: string, beat: Beat }} Step */
/** Returns how many steps of a part are shown. @typedef {(part: string) => number} Shown */

/** The step after which everything is shown. */
export const ALL = Infinity;

/** The step before the first one. */
const NOTHING = -1;

/** The number of places on the podium; the others are listed. */
export const PODIUM_PLACES = 3;

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 500;

/** Milliseconds of each beat, by speed. */
const MILLISECONDS = {
  slow: { card: 550, sum: 1500, total: 3000, place: 2200, talk: 1200 },
  normal: { card: 280, sum: 900, total: 2000, place: 1300, talk: 650 },
  fast: { card: 70, sum: 150, total: 350, place: 350, talk: 150 },
  tap: { card: 280, sum: 900, total: Infinity, place: Infinity, talk: 650 },
};

/**
 * Returns the steps of the end: the count of the game, the podium from its last place, and the highlights.
 * @param {Story} story
 * @param {View} view of a finished match
 * @param {readonly GameEvent[]} log
 * @returns {Step[]}
 */
export function stepsOf(story, view, log) {
  const { ranking = [], highlights = [] } = view.result ?? {};
  const places = ranking.slice(0, PODIUM_PLACES).map((_, place) => step(`place-${place}`, "place"));
  return [
    ...story.count(view, log),
    ...places.reverse(),
    ...highlights.map(() => step("highlight", "talk")),
  ];
}

/** @param {string} part @param {Beat} beat @returns {Step} */
function step(part, beat) {
  return { part, beat };
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
