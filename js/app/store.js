/** The one state of the page, and the one way to change it. */

import { writeSettings } from "../match/settings.js";
import { initialState } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** Holds the state; whoever listens hears of every change. */
export class Store {
  #state = initialState(navigator.languages);
  /** What is shown in place of some of it. @type {Partial<State> | null} */
  #cover = null;
  /** @type {State} */
  #shown = this.#state;
  /** @type {(() => void)[]} */
  #listeners = [];

  /** What is known now, and shown. @returns {Readonly<State>} */
  get state() {
    return this.#shown;
  }

  /** Changes what is known. @param {Partial<State>} news */
  change(news) {
    this.#state = { ...this.#state, ...news };
    this.#show();
  }

  /** Shows something else in place of a part of what is known, which stays as it is; null shows that again. @param {Partial<State> | null} cover */
  cover(cover) {
    if (cover === this.#cover) return;
    this.#cover = cover;
    this.#show();
  }

  /** Changes settings, and keeps them for later visits. @param {Partial<State["settings"]>} choices */
  choose(choices) {
    const settings = { ...this.#state.settings, ...choices };
    this.change({ settings });
    writeSettings(settings);
  }

  #show() {
    this.#shown = this.#cover ? { ...this.#state, ...this.#cover } : this.#state;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after every change. @param {() => void} listener */
  onChange(listener) {
    this.#listeners.push(listener);
  }
}
