/** Shows the end of a match one step after the other, until all of it is shown. */

/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("./story.js").Story} Story */
/** How long a step is seen: cards follow quickly, what they come to is read, a place on the podium is awaited. @typedef {"card" | "sum" | "total" | "place" | "talk"} Beat */
/** What is shown next; a tap passes over all steps of one part. @typedef {{ part: string, beat: Beat }} Step */
/** How many steps of a part are shown. @typedef {(part: string) => number} Shown */

/** The number of the step after which all is shown. */
export const ALL = Infinity;

/** The number before the first step. */
const NOTHING = -1;

/** What the podium has room for; all other places are listed. */
export const PODIUM_PLACES = 3;

/** Milliseconds for each beat, by pace. */
const MILLISECONDS = {
  slow: { card: 550, sum: 1500, total: 3000, place: 2200, talk: 1200 },
  normal: { card: 280, sum: 900, total: 2000, place: 1300, talk: 650 },
  fast: { card: 70, sum: 150, total: 350, place: 350, talk: 150 },
  tap: { card: 280, sum: 900, total: Infinity, place: Infinity, talk: 650 },
};

/**
 * Returns the steps of the end: what the game counts, the podium from its last place, and what people talk about.
 * @param {Story} story
 * @param {View} view of a match that is over
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
 * @param {number} ceremony the step that is shown now, or ALL
 * @returns {Shown}
 */
export function shownOf(steps, ceremony) {
  const shown = steps.slice(0, ceremony + 1);
  return (part) => shown.filter((one) => one.part === part).length;
}

/**
 * @typedef {object} Host
 * @property {(game: string) => Story} storyOf
 * @property {() => Readonly<import("../app/state.js").State>} state
 * @property {(news: { ceremony: number }) => void} change
 */

/** Goes from step to step by itself, at the visitor's pace. */
export class Ceremony {
  #host;
  /** @type {readonly Step[]} */
  #steps = [];
  #now = ALL;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timeout;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Shows nothing of the end until it begins. */
  prepare() {
    this.#steps = [];
    this.#now = NOTHING;
    this.#host.change({ ceremony: NOTHING });
  }

  /** Shows the end from its first step on, if it was prepared and nobody has left; all at once to whoever wants no motion. */
  begin() {
    const { view, log } = this.#host.state();
    if (this.#now !== NOTHING || !view?.result) return;
    this.#steps = stepsOf(this.#host.storyOf(view.game), view, log);
    this.#show(matchMedia("(prefers-reduced-motion: reduce)").matches ? ALL : 0);
  }

  /** Goes on to the next part. */
  skip() {
    const part = this.#steps[this.#now]?.part;
    const next = this.#steps.findIndex((one, index) => index > this.#now && one.part !== part);
    if (part) this.#show(next < 0 ? ALL : next);
  }

  /** Shows all there is. */
  finish() {
    if (this.#now !== ALL) this.#show(ALL);
  }

  /** @param {number} index */
  #show(index) {
    clearTimeout(this.#timeout);
    const found = this.#steps[index];
    this.#now = found ? index : ALL;
    this.#host.change({ ceremony: this.#now });
    const time = found ? MILLISECONDS[this.#host.state().settings.pace][found.beat] : ALL;
    if (time < ALL) this.#timeout = setTimeout(() => this.#show(index + 1), time);
  }
}
