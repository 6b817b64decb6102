/** Tells what happened: shows the moments of an answer at the chosen pace, and goes on where nobody is asked. */

import { Pace } from "./pace.js";
import { headline, weight } from "./story.js";

/** @typedef {import("../protocol/shared.js").Answer} Answer */
/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../games/game-ui.js").Story} Story */
/** @typedef {import("../games/game-ui.js").Weight} Weight */
/** @typedef {import("./store.js").Store} Store */

/** Keeps the store's view behind the engine's until everything between has been shown. */
export class Teller {
  #store;
  #pace = new Pace();
  /** Grows whenever something else is to be told, so that an old tale ends. */
  #tale = 0;
  #running = false;
  /** @type {Partial<import("./state.js").State>} what the tale leads to */
  #outcome = {};

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** Ends the moment that is shown now. */
  skip() {
    this.#pace.skip();
  }

  /** Ends the tale at once: what is known is shown, and nothing goes on by itself until `start`. */
  stop() {
    this.#tale++;
    this.#running = false;
    this.#pace.skip();
    this.#settle();
    this.#store.change({ telling: false, following: [] });
  }

  /** Goes on from the view there is. */
  start() {
    this.#settle();
    this.#running = true;
    return this.#goOn(++this.#tale, "brief");
  }

  /** Tells an answer, then goes on. @param {Answer} answer */
  async tell({ view, events }) {
    const tale = ++this.#tale;
    const before = this.#store.state.log;
    const log = [...before, ...events];
    const story = this.#store.storyOf(view.game);
    const said = headline(story, events) ?? this.#store.state.said;
    this.#outcome = { view, log, said };
    if (!this.#running) return this.#settle();
    this.#store.change({ telling: true });
    for (const moment of story.scenes(events, view)) {
      this.#store.change({ moment, ...this.#known(story, before, moment.told) });
      await this.#pace.wait(moment.weight);
      if (tale !== this.#tale) return;
    }
    this.#settle();
    await this.#goOn(tale, this.#store.state.following.length ? "brief" : weight(story, events));
  }

  /**
   * What may be known in a moment: words must not be ahead of the dice.
   * @param {Story} story
   * @param {GameEvent[]} before
   * @param {GameEvent[]} told
   */
  #known(story, before, told) {
    return { log: [...before, ...told], said: headline(story, told) ?? this.#store.state.said };
  }

  /** Shows what has been told in full. */
  #settle() {
    this.#store.change({ ...this.#outcome, moment: null });
    this.#outcome = {};
  }

  /** @param {number} tale @param {Weight} readFor */
  async #goOn(tale, readFor) {
    await this.#store.look();
    if (tale !== this.#tale) return;
    const alone = this.#store.goesOn();
    this.#store.change({ telling: alone });
    if (!alone) return;
    await this.#pace.wait(readFor);
    if (tale === this.#tale) await this.#store.step();
  }
}
