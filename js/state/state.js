/** What the page knows before anything has been heard, and what each part of it means. */

/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../engine/client.js").EngineError} EngineError */

/** @typedef {{ progress: number, ready: boolean, from: string, stalled: boolean, fatal: EngineError | null }} Start */
/** @typedef {{ ready: boolean, update: boolean, later: boolean }} Offline */
/**
 * @typedef {object} State
 * @property {string} screen
 * @property {string | null} addressed the game that the address names, if any
 * @property {string | null} lastGame the game of the match that was seen last on this device
 * @property {Start} start how the engine's start goes
 * @property {Offline} offline whether all is there to play without a network, whether a new version of the page
 *   can be had, and whether the visitor wants that later
 * @property {boolean} opened whether the engine has said what it offers, and what it has saved
 * @property {boolean} kept whether the match outlives the page
 * @property {boolean} warned whether the visitor has read that it does not
 * @property {boolean} elsewhere whether the match is in another tab
 * @property {"newest" | "all" | null} broken which saves of the match could not be read
 * @property {string | null} rescued the record of the match, where the engine is lost
 * @property {import("../protocol/shared.js").About | null} about
 * @property {Record<string, unknown[]>} decks the cards of each game
 * @property {View | null} view
 * @property {GameEvent[]} log
 * @property {import("../games/game-ui.js").Scene | null} moment what the table shows before the view
 * @property {GameEvent | undefined} said what the last sentence tells
 * @property {number | null} curtainFor the seat for whose eyes the curtain is open
 * @property {string[]} picked what is chosen and not yet confirmed
 * @property {string[]} following actions that a person has chosen already, to follow the one that is played
 * @property {boolean} asking whether an answer is awaited
 * @property {boolean} telling whether the table goes on by itself
 * @property {EngineError | null} refusal
 */

/** @type {Start} */
export const START = { progress: 0, ready: false, from: "", stalled: false, fatal: null };

/** What a person has chosen when nothing is chosen. */
export const NOTHING_PICKED = { picked: [], following: [], curtainFor: null, refusal: null };

/** Gives what is known when the page opens. @returns {State} */
export function blank() {
  return {
    screen: "menu",
    addressed: null,
    lastGame: null,
    start: START,
    offline: { ready: false, update: false, later: false },
    opened: false,
    kept: true,
    warned: false,
    elsewhere: false,
    broken: null,
    rescued: null,
    about: null,
    decks: {},
    view: null,
    log: [],
    moment: null,
    said: undefined,
    asking: false,
    telling: false,
    ...NOTHING_PICKED,
  };
}
