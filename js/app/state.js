/** What the page knows before anything has been heard, and what each part of it means. */

import { INITIAL_STATUS } from "../engine/status.js";
import { languageFor } from "../kit/languages.js";
import { ALL } from "../match/ceremony.js";
import { readSettings, writeSettings } from "../match/settings.js";
import { GROUPS_AT_ONCE } from "../match/story.js";
import { NOTHING_PICKED } from "../match/table.js";

/** @import { Embed } from "../embed/controller.js" */
/** @import { CodedError } from "../engine/errors.js" */
/** @import { Status } from "../engine/status.js" */
/** @import { Script } from "../engine/tape.js" */
/** @import { ArenaState } from "../features/arena/arena-screen.js" */
/** @import { ToldOdds } from "../features/coach/help.js" */
/** @import { FairnessState } from "../features/fairness/fairness.js" */
/** @import { Imported, ShelfList } from "../features/matches/shelf.js" */
/** @import { Inquiry } from "../features/position/position.js" */
/** @import { Replaying } from "../features/replay/replay-session.js" */
/** @import { Reviewing } from "../features/review/review.js" */
/** @import { Parts } from "../features/share/link-parts.js" */
/** @import { StatisticsState } from "../features/statistics/statistics.js" */
/** @import { Language } from "../kit/languages.js" */
/** @import { ChosenDeal, Draft } from "../match/drafts.js" */
/** @import { Settings } from "../match/settings.js" */
/** @import { Frame } from "../match/story.js" */
/** @import { GameEvent, View } from "../protocol/shared.js" */

/** Whether all is there to play without a network, whether a new version of the page can be had, and whether the visitor wants that later. @typedef {{ ready: boolean, update: boolean, later: boolean }} Offline */

/** A great moment, and its event. @typedef {{ name: string, event: GameEvent }} Flourish */
/**
 * @typedef {object} Page what the page knows beside what its session with the engine does
 * @property {string} screen
 * @property {Language} language that is spoken, or will be as soon as its words are there
 * @property {readonly string[]} path what follows the name of the screen in the address; a new array with each change of the address
 * @property {Settings} settings
 * @property {Record<string, Draft>} drafts what is being set up for each game
 * @property {string | null} beginning the game of which a match is about to begin
 * @property {Embed | null} embed what the page around a frame has asked for
 * @property {Script | null} scene what is played in a frame in place of a match
 * @property {Inquiry | null} inquiry the position that was asked about last
 * @property {FairnessState} fairness the screen about fair dice
 * @property {ChosenDeal | null} deal the dice that are chosen for the next match; null where nobody has chosen any
 * @property {Replaying | null} replay the match that is watched again; what is shown of the table is of it
 * @property {Reviewing | null} review the match that is reviewed
 * @property {CodedError | null} unreadable why what the address names cannot be shown: a match, a part of a record, a scene
 * @property {ShelfList | null} shelf the matches on this device; null as long as nobody has asked
 * @property {Imported | null} imported what came of the copies that were opened last
 * @property {Parts | null} parts what has been read of a match that comes by several codes
 * @property {StatisticsState | null} statistics the statistics that were opened last
 * @property {ArenaState} arena
 * @property {Offline} offline
 * @property {View | null} view the table as it is shown
 * @property {ToldOdds | null} odds what stands beside the table
 * @property {readonly GameEvent[]} log what has happened, as far as it is shown
 * @property {number} groups how many groups of it are shown, from the last one
 * @property {Frame | null} frame what is shown on the way to the table as it is
 * @property {GameEvent | null} headline what the last sentence tells
 * @property {number | null} curtainFor the seat for whose owner the curtain is open
 * @property {string[]} picked what is chosen and not yet confirmed
 * @property {string[]} following actions that a person has chosen already, to follow the one that is played
 * @property {Flourish | null} flourish the great moment that was shown last
 * @property {number} ceremony the step of the end that is shown, ALL where it is over
 * @property {boolean} playing whether the table goes on by itself
 */
/** @typedef {Status & Page} State */

/** Returns what is known when the page opens. @param {readonly string[]} wishes the languages that the browser would like @returns {State} */
export function initialState(wishes) {
  const settings = readSettings();
  return {
    ...INITIAL_STATUS,
    screen: "menu",
    language: languageFor([settings.language, ...wishes]),
    path: [],
    settings,
    drafts: {},
    beginning: null,
    embed: null,
    scene: null,
    inquiry: null,
    fairness: { check: null, rolls: [] },
    deal: null,
    replay: null,
    review: null,
    unreadable: null,
    shelf: null,
    imported: null,
    parts: null,
    statistics: null,
    arena: { draft: null, contest: null, fault: null },
    offline: { ready: false, update: false, later: false },
    view: null,
    odds: null,
    log: [],
    groups: GROUPS_AT_ONCE,
    frame: null,
    headline: null,
    flourish: null,
    ceremony: ALL,
    playing: false,
    ...NOTHING_PICKED,
  };
}

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
