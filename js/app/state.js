/** The one state of the page, and the one way to change it. */

import { INITIAL_STATUS } from "../engine/status.js";
import { languageFor } from "../kit/languages.js";
import { NO_DRAFTS, today } from "../match/drafts.js";
import { readSettings, writeSettings } from "../match/settings.js";
import { EMPTY_TABLE } from "../match/table.js";

/** @import { Embed } from "../embed/controller.js" */
/** @import { CodedError } from "../engine/errors.js" */
/** @import { Status } from "../engine/status.js" */
/** @import { Script } from "../engine/tape.js" */
/** @import { ArenaState } from "../features/arena/arena.js" */
/** @import { OddsState } from "../features/coach/help.js" */
/** @import { FairnessState } from "../features/fairness/fairness.js" */
/** @import { DealState } from "../features/deal/deal.js" */
/** @import { Imported, ShelfList } from "../features/matches/shelf.js" */
/** @import { LinkState } from "../features/link/link.js" */
/** @import { Inquiry } from "../features/position/position.js" */
/** @import { Replaying } from "../features/replay/replay-session.js" */
/** @import { Reviewing } from "../features/review/review.js" */
/** @import { Parts } from "../features/share/link-parts.js" */
/** @import { StatisticsState } from "../features/statistics/statistics.js" */
/** @import { Language } from "../kit/languages.js" */
/** @import { SetupState } from "../match/drafts.js" */
/** @import { Settings } from "../match/settings.js" */
/** @import { Place } from "../match/seats.js" */
/** @import { TableState } from "../match/table.js" */
/** @import { OfflineState } from "../offline/registration.js" */

/**
 * @typedef {object} PageState the page itself
 * @property {string} screen its name, as in the address
 * @property {readonly string[]} path the rest of the address; a new array with each change of it
 * @property {CodedError | null} unreadable why the match, scene or part of a record that the address names cannot be shown
 * @property {Language} language the language of the page, or the one that is being loaded
 * @property {Settings} settings
 * @property {number | null} soundOffer the number of actions at the table where a roll has ended the offer of sound
 * @property {string} today the date of the device, as in 2026-11-22
 */
/**
 * @typedef {object} MatchesState other matches than the one on the table
 * @property {ShelfList | null} shelf the saved matches; null before they are known
 * @property {Imported | null} imported the result of the last import
 * @property {Parts | null} parts the parts read so far of a match in several codes
 * @property {LinkState} link matches by link
 * @property {Replaying | null} replay the replayed match, which covers the table
 * @property {Reviewing | null} review the reviewed match
 */
/**
 * @typedef {object} StudyState answers to questions about matches
 * @property {Inquiry | null} inquiry the last position
 * @property {FairnessState} fairness
 * @property {StatisticsState | null} statistics
 * @property {DealState | null} daily the deal of the day, or that of a friend; null before it is known
 * @property {ArenaState} arena
 */
/**
 * @typedef {object} EmbedState a table in a frame
 * @property {Embed | null} embed the settings of the frame, or null outside frames
 * @property {Script | null} scene played in place of a match
 */
/** The state, with the slices of the session, the match and the features. @typedef {Status & PageState & TableState & Place & SetupState & OddsState & MatchesState & StudyState & EmbedState & OfflineState} State */

/** Returns the state when the page opens. @param {readonly string[]} wishes the preferred languages of the browser @returns {State} */
export function initialState(wishes) {
  const settings = readSettings();
  return {
    ...INITIAL_STATUS,
    screen: "menu",
    path: [],
    unreadable: null,
    language: languageFor([settings.language, ...wishes]),
    settings,
    soundOffer: null,
    today: today(),
    ...EMPTY_TABLE,
    ...NO_DRAFTS,
    odds: null,
    shelf: null,
    imported: null,
    parts: null,
    link: {
      isOpen: false,
      invitation: { level: "friends", here: [0], friend: "" },
      received: null,
      chosen: null,
      isRefused: false,
      isUnnamed: false,
    },
    replay: null,
    review: null,
    inquiry: null,
    fairness: { check: null, rolls: [] },
    statistics: null,
    daily: null,
    embed: null,
    scene: null,
    arena: { draft: null, contest: null },
    offline: { ready: false, update: false, later: false, fault: null },
    install: null,
  };
}

/** Holds the state, and calls the listeners after each change. */
export class Store {
  #state = initialState(navigator.languages);
  /** Values shown in place of a part of the state. @type {Partial<State> | null} */
  #cover = null;
  /** @type {State} */
  #shown = this.#state;
  /** @type {(() => void)[]} */
  #listeners = [];

  /** The state, as shown. @returns {Readonly<State>} */
  get state() {
    return this.#shown;
  }

  /** Changes the state. @param {Partial<State>} news */
  change(news) {
    this.#state = { ...this.#state, ...news };
    this.#show();
  }

  /** Shows values in place of a part of the state, which stays as it is; null shows that again. @param {Partial<State> | null} cover */
  cover(cover) {
    if (cover === this.#cover) return;
    this.#cover = cover;
    this.#show();
  }

  /** Changes settings, and stores them. @param {Partial<Settings>} choices */
  choose(choices) {
    const settings = { ...this.#state.settings, ...choices };
    this.change({ settings });
    writeSettings(settings);
  }

  /** Calls `listener` after every change. @param {() => void} listener */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  #show() {
    this.#shown = this.#cover ? { ...this.#state, ...this.#cover } : this.#state;
    for (const listener of this.#listeners) listener();
  }
}
