/** What the page knows before anything has been heard, and what each part of it means. */

import { INITIAL_STATUS } from "../engine/status.js";
import { languageFor } from "../kit/languages.js";
import { ALL } from "../match/ceremony.js";
import { GROUPS_AT_ONCE } from "../match/log-groups.js";
import { readSettings } from "../match/settings.js";
import { NOTHING_PICKED } from "../match/table.js";

/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../engine/status.js").Status} Status */
/** Whether all is there to play without a network, whether a new version of the page can be had, and whether the visitor wants that later. @typedef {{ ready: boolean, update: boolean, later: boolean }} Offline */

/** @typedef {import("../match/frame.js").Frame} Frame */
/** A great moment, and its event. @typedef {{ name: string, event: GameEvent }} Flourish */
/** A text in which somebody has looked for a position, and what the rules say there; nothing where there was none. @typedef {{ text: string, answer: import("../protocol/shared.js").Inquired | null }} Inquiry */
/** Files of somebody's own bots, and what the next contest is to be. @typedef {{ files: import("../engine/arena-files.js").Files, bots: string[], seats: number, blocks: number, seed: string }} ArenaDraft */
/** Which matches are looked at, and what they come to; nothing before that is known. @typedef {{ choice: StatisticsChoice, answer: import("../protocol/shared.js").Statistics | null }} Looked */
/** @typedef {{ game: string, preset: string | null, period: string, player: string | null }} StatisticsChoice */
/** A text whose dice somebody has checked, and what can be said of them; nothing where it was no record. @typedef {{ text: string, answer: import("../protocol/shared.js").Verified | null }} Verification */
/**
 * @typedef {object} Page what the page knows beside what its session with the engine does
 * @property {string} screen
 * @property {import("../kit/languages.js").Language} language that is spoken, or will be as soon as its words are there
 * @property {string | null} addressed the game that the address names, if any
 * @property {import("../match/settings.js").Settings} settings
 * @property {Record<string, import("../match/drafts.js").Draft>} drafts what is being set up for each game
 * @property {string | null} beginning the game of which a match is about to begin
 * @property {import("../embed/controller.js").Embed | null} embed what the page around a frame has asked for
 * @property {import("../engine/tape.js").Script | null} scene what is played in a frame in place of a match
 * @property {Inquiry | null} inquiry what was asked about another position
 * @property {Verification | null} verification what was asked about the dice of a record
 * @property {readonly import("../protocol/shared.js").Statistics[]} rolls what the matches of each game come to, for those who doubt their dice
 * @property {import("../match/deal.js").ChosenDeal | null} deal the dice that are chosen for the next match; null where nobody has chosen any
 * @property {import("../features/replay/replay-session.js").Replaying | null} replay the match that is watched again; what is shown of the table is of it
 * @property {import("../features/review/review-session.js").Reviewing | null} review the match that is reviewed
 * @property {import("../engine/errors.js").CodedError | null} unreadable why what the address names cannot be shown: a match, a part of a record, a scene
 * @property {import("../features/matches/shelf.js").ShelfList | null} shelf the matches on this device; null as long as nobody has asked
 * @property {import("../features/matches/shelf.js").Imported | null} imported what came of the copies that were opened last
 * @property {import("../features/share/link-parts.js").Parts | null} parts what has been read of a match that comes by several codes
 * @property {Looked | null} statistics
 * @property {ArenaDraft | null} arenaDraft the next contest of bots, as far as somebody has chosen it
 * @property {import("../engine/arena.js").Contest | null} arena the contest of bots that is played or was played last
 * @property {Offline} offline
 * @property {View | null} view the table as it is shown
 * @property {import("../features/coach/help.js").ToldOdds | null} odds what stands beside the table
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
    addressed: null,
    settings,
    drafts: {},
    beginning: null,
    embed: null,
    scene: null,
    inquiry: null,
    verification: null,
    rolls: [],
    deal: null,
    replay: null,
    review: null,
    unreadable: null,
    shelf: null,
    imported: null,
    parts: null,
    statistics: null,
    arenaDraft: null,
    arena: null,
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
