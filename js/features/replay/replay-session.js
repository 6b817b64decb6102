/** A replay: the current position in a match, and its viewer. */

import { refusalIn } from "../../engine/errors.js";
import { ALL } from "../../match/end-sequence.js";
import { lastHeadline } from "../../match/story.js";
import { fromFragment } from "../share/record-link.js";

/** @import { Store } from "../../app/state.js" */
/** @import { Story } from "../../match/story.js" */
/** @import { Seat, View, Watched } from "../../protocol/shared.js" */
/** @import { Inquire, RequestTo } from "../../protocol/worker.js" */

/** A match to replay or review: the id of a saved match, a record, or with neither the match on the table. @typedef {{ id?: string, record?: string }} Source */
/** A seat, null for a viewer who sees only public information, or "all" for one who sees everything. @typedef {Seat | null | "all"} Viewer */
/**
 * @typedef {object} Replaying
 * @property {Source} source
 * @property {Watched} watched the match, as the viewer may see it
 * @property {Viewer} viewer
 * @property {number} ply the number of actions before the current position
 * @property {boolean} kept true once a match from a link is saved
 * @property {boolean} running true while it plays by itself
 */

/** The screens that show the match of their address, and need none on the table. */
export const matchScreens = ["replay", "review", "part", "deal"];

/** The ids of saved matches. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Resolves to the match that an address names; rejects with a CodedError for an unreadable one. @param {readonly string[]} path of the address @returns {Promise<Source>} */
export async function sourceOf([match = ""]) {
  if (match === "") return {};
  return ID.test(match) ? { id: match } : { record: await fromFragment(match) };
}

/** Returns the request for a match and its events. @param {Source} source @param {Viewer} viewer @returns {RequestTo<"watch" | "watch-match">} */
export function watchRequest({ id, record }, viewer) {
  if (id !== undefined) return { do: "watch-match", id, ...viewedBy(viewer) };
  return { do: "watch", record: record ?? null, ...viewedBy(viewer) };
}

/** Returns the request for a position of the match that is watched. @param {number} ply @param {Viewer} viewer @returns {RequestTo<"position">} */
export function positionRequest(ply, viewer) {
  return { do: "position", ply, ...viewedBy(viewer) };
}

/** @param {Viewer} viewer */
function viewedBy(viewer) {
  return { as: viewer === "all" ? null : viewer, everything: viewer === "all" };
}

/** Milliseconds between two positions of a running replay, by the speed setting. */
const INTERVALS = { slow: 2400, normal: 1400, fast: 700, tap: 1400 };

/** Shows positions of a match in place of the match on the table, which is paused. */
export class Replay {
  #store;
  #inquire;
  #storyOf;
  /** Counts opened and closed replays, to ignore answers for an earlier one. */
  #visit = 0;
  /** The position that was requested last; the state has it only once it can be drawn. */
  #wanted = 0;
  /** True while a position is awaited; of the requests meanwhile, only the last is sent. */
  #isAsking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Store} store @param {Inquire} inquire @param {(game: string) => Story} storyOf */
  constructor(store, inquire, storyOf) {
    this.#store = store;
    this.#inquire = inquire;
    this.#storyOf = storyOf;
  }

  /** The replay in the state, or null. */
  get now() {
    return this.#store.state.replay;
  }

  /**
   * Opens a match at a position; rejects with a CodedError if it is unreadable. Without a position, a finished match
   * begins at its first round, and a running one is shown as it is now.
   * @param {Source} source
   * @param {number} [ply]
   */
  async open(source, ply) {
    this.pause();
    const visit = ++this.#visit;
    const first = await this.#inquire(watchRequest(source, null));
    if (visit !== this.#visit) return;
    const viewer = first.over && first.secrets ? "all" : null;
    const watched = viewer === null ? first : await this.#inquire(watchRequest(source, viewer));
    if (visit !== this.#visit) return;
    this.#wanted = bounded(ply ?? (watched.over ? start(watched) : watched.plies), watched);
    /** @type {Replaying} */
    const replaying = { source, watched, viewer, ply: this.#wanted, kept: false, running: false };
    const view = await this.#position(replaying);
    if (visit !== this.#visit) return;
    this.#store.change({ replay: replaying });
    this.#show(view);
  }

  /** Changes the viewer at the same position. @param {Viewer} viewer */
  async see(viewer) {
    const { now } = this;
    const visit = this.#visit;
    const watched = now && (await this.#reporting(this.#inquire(watchRequest(now.source, viewer))));
    if (!watched || visit !== this.#visit) return;
    this.#change({ watched, viewer });
    await this.go(this.#wanted);
  }

  /** Goes to the position after `ply` actions. @param {number} ply */
  async go(ply) {
    const { now } = this;
    if (!now) return;
    const wanted = bounded(ply, now.watched);
    this.#wanted = wanted;
    if (this.#isAsking) return;
    this.#isAsking = true;
    const view = await this.#reporting(this.#position({ ...now, ply: wanted }));
    this.#isAsking = false;
    if (view && this.now) this.#show(view);
    const isCurrent = wanted === this.#wanted && now.viewer === this.now?.viewer;
    if (this.now && !isCurrent) await this.go(this.#wanted);
  }

  /** Goes forward by `count` actions, or back. @param {number} count */
  step(count) {
    return this.go(this.#wanted + count);
  }

  /** Goes to the beginning of the next round or of the one before. @param {1 | -1} direction */
  round(direction) {
    const ply = this.#wanted;
    const { rounds = [], plies = 0 } = this.now?.watched ?? {};
    const next = rounds.find((start) => start > ply) ?? plies;
    return this.go(direction > 0 ? next : lastRound({ rounds, plies: ply }));
  }

  /** Starts or pauses the replay; at the end it starts from the beginning of the match, or of the last round if that is running. */
  toggle() {
    const { now } = this;
    if (!now) return;
    if (now.running) return this.pause();
    this.#change({ running: true });
    const { watched } = now;
    if (this.#wanted >= watched.plies) this.go(watched.over ? start(watched) : lastRound(watched));
    this.#schedule();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#change({ running: false });
  }

  /** Notes that the match is saved. */
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

  /** Resolves to the table at a position; an engine that has restarted gets the match again. @param {Replaying} replaying @returns {Promise<View>} */
  async #position({ source, viewer, ply }) {
    const request = positionRequest(ply, viewer);
    try {
      return (await this.#inquire(request)).view;
    } catch (error) {
      if (refusalIn(error).code !== "replay.none") throw error;
      await this.#inquire(watchRequest(source, viewer));
      return (await this.#inquire(request)).view;
    }
  }

  /** Resolves to the answer, or to undefined if it is refused; the page then shows the refusal. @template T @param {Promise<T>} answer */
  async #reporting(answer) {
    try {
      return await answer;
    } catch (error) {
      const refusal = refusalIn(error);
      if (this.now) this.#store.change({ refusal });
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

  #schedule() {
    const { pace } = this.#store.state.settings;
    this.#timer = setTimeout(() => this.#continue(), INTERVALS[pace]);
  }

  async #continue() {
    await this.step(1);
    const { now } = this;
    if (!now?.running) return;
    if (this.#wanted < now.watched.plies) this.#schedule();
    else this.pause();
  }

  /** @param {Partial<Replaying>} news */
  #change(news) {
    const { now } = this;
    if (now) this.#store.change({ replay: { ...now, ...news } });
  }
}

/** The state of a table without motion and without a choice. */
const STILL = {
  frame: null,
  endStep: ALL,
  playing: false,
  picked: [],
  following: [],
  curtainFor: null,
};

/** Returns the beginning of the first round: before it, nothing lies on the table. @param {Watched} watched */
const start = ({ rounds }) => rounds[0] ?? 0;

/** Returns the beginning of the last round that has an action. @param {Pick<Watched, "rounds" | "plies">} watched */
const lastRound = ({ rounds, plies }) => rounds.findLast((start) => start < plies) ?? 0;

/** @param {number} ply @param {Watched} watched */
function bounded(ply, { plies }) {
  return Math.max(0, Math.min(Number.isNaN(ply) ? 0 : Math.round(ply), plies));
}
