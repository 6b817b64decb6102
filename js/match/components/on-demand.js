/** Scripts and messages that are loaded when they are first needed, and the screens and parts of screens that they draw. */

import { html } from "lit-html";
import { CodedError, refusalIn } from "../../engine/errors.js";
import { learn, t } from "../../kit/i18n.js";
import { importing, reasonIn } from "../../storage/site-file.js";
import { awaitedPage, retryButton } from "./empty-page.js";
import { errorWords } from "./words.js";

/** @import { Language } from "../../kit/languages.js" */

/**
 * @typedef {object} Page the app, as far as scripts on demand need it
 * @property {{ path: readonly string[], unreadable: CodedError | null, language: Language }} state
 * @property {(news: { unreadable?: CodedError | null }) => void} change
 */
/**
 * @typedef {object} Screen
 * @property {() => unknown} draw
 * @property {(isHere: () => boolean) => unknown} [open] called when the address has come to name the screen
 * @property {() => void} [close] called when the address names another screen
 */

/** Resolves to a script with its messages; rejects with a CodedError if they cannot be loaded. @template T @param {Pick<Page, "state">} page @param {Promise<T>} script @param {Record<Language, string>} [words] @returns {Promise<T>} */
export async function loaded({ state }, script, words = BUILT_MORE_WORDS) {
  try {
    const [parts] = await Promise.all([importing(script), learn(words, state.language)]);
    return parts;
  } catch (error) {
    throw new CodedError({ code: "script.not-loaded", params: { reason: reasonIn(error) } });
  }
}

/** Opens what the address names; if that fails while it is still there, the state keeps the reason. @param {Page} page @param {NonNullable<Screen["open"]>} open */
export async function openAddressed(page, open) {
  const { path } = page.state;
  const isHere = () => page.state.path === path;
  page.change({ unreadable: null });
  try {
    await open(isHere);
  } catch (error) {
    const unreadable = refusalIn(error);
    if (isHere()) page.change({ unreadable });
  }
}

/**
 * A screen whose script is loaded when it is opened, or when a part of it is drawn.
 * @template {Screen} S
 */
export class LoadedScreen {
  #page;
  #heading;
  #load;
  #words;
  /** @type {S | undefined} */
  #screen;
  /** Settles when the script for a part is there, or is missing. @type {Promise<void> | undefined} */
  #requested;
  /** Why it is missing. @type {CodedError | null} */
  #fault = null;

  /** @param {Page} page @param {string} heading of the screen until it is there, a message @param {() => Promise<S>} load @param {Record<Language, string>} [words] */
  constructor(page, heading, load, words) {
    this.#page = page;
    this.#heading = heading;
    this.#load = load;
    this.#words = words;
  }

  /** Resolves to the screen, which is drawn from then on; rejects with a CodedError if it cannot be loaded. */
  async load() {
    if (this.#screen) return this.#screen;
    this.#screen = await loaded(this.#page, this.#load(), this.#words);
    this.#page.change({});
    return this.#screen;
  }

  open() {
    return openAddressed(this.#page, async (isHere) => {
      const screen = await this.load();
      if (isHere()) await screen.open?.(isHere);
    });
  }

  close() {
    this.#screen?.close?.();
  }

  draw() {
    const { unreadable } = this.#page.state;
    const drawn = unreadable ? undefined : this.#screen?.draw();
    return drawn ?? awaitedPage(t(this.#heading), unreadable, () => this.open());
  }

  /** Draws a part on another screen; until it is there, a line in its place. @param {(screen: S) => unknown} draw */
  part(draw) {
    if (this.#screen) return draw(this.#screen);
    this.#requested ??= this.#request();
    if (!this.#fault) return html`<p role="status" data-part="loading">${t("play-waiting")}</p>`;
    const retry = () => {
      this.#requested = this.#request();
    };
    return html`<p role="alert">${errorWords(this.#fault)}</p> ${retryButton(this.#fault, retry)}`;
  }

  async #request() {
    this.#fault = null;
    await this.load().catch((error) => {
      this.#fault = refusalIn(error);
      this.#page.change({});
    });
  }
}
