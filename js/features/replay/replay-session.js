/** A match that is watched again: where one is in it, and through whose eyes it is seen. */

import { CodedError } from "../../engine/errors.js";
import { ALL } from "../../match/ceremony.js";
import { lastHeadline } from "../../match/story.js";

/** @typedef {import("../../protocol/shared.js").Watched} Watched */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Seat} Seat */
/** @typedef {import("../../app/store.js").Store} Store */
/** @typedef {import("../../match/story.js").Story} Story */
/** Which match: one of the shelf, a record, or with neither the one on the table. @typedef {{ id?: string, record?: string }} Source */
/** Who sees it: a seat, null for what everybody could see, or all that was hidden, too. @typedef {Seat | null | "all"} Eyes */
/**
 * @typedef {object} Replaying
 * @property {Source} source
 * @property {Watched} watched the match, as those eyes saw it
 * @property {Eyes} eyes
 * @property {number} ply after how many actions it is shown
 * @property {boolean} kept whether it has been put on the shelf
 * @property {boolean} running whether it goes on by itself
 */

/** Milliseconds between two moments while it goes on by itself, by the pace that the visitor has chosen. */
const INTERVALS = { slow: 2400, normal: 1400, fast: 700, tap: 1400 };

/** Shows moments of a match in place of the one on the table, which rests meanwhile. */
export class Replay {
  #store;
  #inquire;
  #storyOf;
  /** Grows whenever another match is to be watched, or none: what comes for the one before is passed over. */
  #visit = 0;
  /** The moment that was wished for last; it is told only when it can be shown, so that it is drawn once. */
  #wanted = 0;
  /** Whether a moment is awaited; then only the last wish of those that come meanwhile is met. */
  #isAsking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Store} store @param {import("../../protocol/worker.js").Inquire} inquire @param {(game: string) => Story} storyOf */
  constructor(store, inquire, storyOf) {
    this.#store = store;
    this.#inquire = inquire;
    this.#storyOf = storyOf;
  }

  /** Where one is in which match, or null. */
  get now() {
    return this.#store.state.replay;
  }

  /** Shows a match at one of its moments, at first the beginning; rejects with a CodedError where it cannot be watched. @param {Source} source @param {number} [ply] */
  async open(source, ply = 0) {
    this.pause();
    const visit = ++this.#visit;
    const first = await this.#watch(source, null);
    if (visit !== this.#visit) return;
    const eyes = first.over && first.secrets ? "all" : null;
    const watched = eyes === null ? first : await this.#watch(source, eyes);
    if (visit !== this.#visit) return;
    this.#wanted = bounded(ply, watched);
    /** @type {Replaying} */
    const replaying = { source, watched, eyes, ply: this.#wanted, kept: false, running: false };
    const view = await this.#moment(replaying);
    if (visit !== this.#visit) return;
    this.#store.change({ replay: replaying });
    this.#show(view);
  }

  /** Shows the match through other eyes, at the same moment. @param {Eyes} eyes */
  async see(eyes) {
    const { now } = this;
    const visit = this.#visit;
    const watched = now && (await this.#reporting(this.#watch(now.source, eyes)));
    if (!watched || visit !== this.#visit) return;
    this.#change({ watched, eyes });
    await this.go(this.#wanted);
  }

  /** Shows the table after so many actions; of several wishes while an answer is awaited, the last is met. @param {number} ply */
  async go(ply) {
    const { now } = this;
    if (!now) return;
    const wanted = bounded(ply, now.watched);
    this.#wanted = wanted;
    if (this.#isAsking) return;
    this.#isAsking = true;
    const view = await this.#reporting(this.#moment({ ...now, ply: wanted }));
    this.#isAsking = false;
    if (view && this.now) this.#show(view);
    const isMet = wanted === this.#wanted && now.eyes === this.now?.eyes;
    if (this.now && !isMet) await this.go(this.#wanted);
  }

  /** Goes so many actions on, or back. @param {number} count */
  step(count) {
    return this.go(this.#wanted + count);
  }

  /** Goes to where the next round begins, or the one before. @param {1 | -1} way */
  round(way) {
    const ply = this.#wanted;
    const { watched } = this.now ?? {};
    const { rounds = [], plies = 0 } = watched ?? {};
    const ahead = rounds.find((start) => start > ply) ?? plies;
    return this.go(way > 0 ? ahead : (rounds.findLast((start) => start < ply) ?? 0));
  }

  /** Has the match go on by itself, from its beginning where it is at its end; or no more. */
  toggle() {
    const { now } = this;
    if (!now) return;
    if (now.running) return this.pause();
    this.#change({ running: true });
    if (this.#wanted >= now.watched.plies) this.go(0);
    this.#goOnLater();
  }

  /** Has the match rest where it is. */
  pause() {
    clearTimeout(this.#timer);
    this.#change({ running: false });
  }

  /** Notes that the match is on the shelf now. */
  keep() {
    this.#change({ kept: true });
  }

  /** Shows the match on the table again. */
  close() {
    this.#visit++;
    this.pause();
    this.#store.cover(null);
    if (this.now) this.#store.change({ replay: null });
  }

  /** @param {Source} source @param {Eyes} eyes @returns {Promise<Watched>} */
  #watch({ id, record }, eyes) {
    if (id !== undefined) return this.#inquire({ do: "watch-match", id, ...asked(eyes) });
    return this.#inquire({ do: "watch", record: record ?? null, ...asked(eyes) });
  }

  /** Resolves to the table at a moment. An engine that was started meanwhile has to be shown the match again. @param {Replaying} replaying @returns {Promise<View>} */
  async #moment({ source, eyes, ply }) {
    const request = /** @type {const} */ ({ do: "position", ply, ...asked(eyes) });
    try {
      return (await this.#inquire(request)).view;
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== "replay.none") throw error;
      await this.#watch(source, eyes);
      return (await this.#inquire(request)).view;
    }
  }

  /** Resolves to the answer, or to nothing where it is refused; the page then shows why. @template T @param {Promise<T>} answer */
  async #reporting(answer) {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      if (this.now) this.#store.change({ refusal: error });
      return undefined;
    }
  }

  /** @param {View} view */
  #show(view) {
    const events = this.now?.watched.events ?? [];
    const log = events.filter(({ ply }) => ply < view.ply);
    const headline = lastHeadline(this.#storyOf(view.game), log);
    this.#change({ ply: view.ply });
    this.#store.cover({ ...STILL, view, log, headline });
  }

  #goOnLater() {
    const { pace } = this.#store.state.settings;
    this.#timer = setTimeout(() => this.#goOn(), INTERVALS[pace]);
  }

  async #goOn() {
    await this.step(1);
    const { now } = this;
    if (!now?.running) return;
    if (this.#wanted < now.watched.plies) this.#goOnLater();
    else this.pause();
  }

  /** @param {Partial<Replaying>} news */
  #change(news) {
    const { now } = this;
    if (now) this.#store.change({ replay: { ...now, ...news } });
  }
}

/** What a table shows on which nothing moves and nothing is chosen. */
const STILL = {
  frame: null,
  flourish: null,
  ceremony: ALL,
  playing: false,
  picked: [],
  following: [],
  curtainFor: null,
};

/** @param {number} ply @param {Watched} watched */
function bounded(ply, { plies }) {
  return Math.max(0, Math.min(Number.isNaN(ply) ? 0 : Math.round(ply), plies));
}

/** @param {Eyes} eyes */
function asked(eyes) {
  return { as: eyes === "all" ? null : eyes, everything: eyes === "all" };
}
