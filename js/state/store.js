/** The one state of the page, and the one way to change it. */

import { writeSettings } from "./settings.js";
import { initialState } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** Holds the state; whoever listens hears of every change. */
export class Store {
  #state = initialState(navigator.languages);
  /** @type {(() => void)[]} */
  #listeners = [];

  /** What is known now. @returns {Readonly<State>} */
  get state() {
    return this.#state;
  }

  /** Changes what is known. @param {Partial<State>} news */
  change(news) {
    this.#state = { ...this.#state, ...news };
    for (const listener of this.#listeners) listener();
  }

  /** Changes settings, and keeps them for later visits. @param {Partial<State["settings"]>} choices */
  choose(choices) {
    const settings = { ...this.#state.settings, ...choices };
    this.change({ settings });
    writeSettings(settings);
  }

  /** Calls `listener` after every change. @param {() => void} listener */
  onChange(listener) {
    this.#listeners.push(listener);
  }
}
