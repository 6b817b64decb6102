/** Computes the reports to the page around a frame, from the changes since the last reports. */

/** @import { State } from "../app/state.js" */
/** @import { Fault } from "./address.js" */
/** @import { News } from "./messages.js" */
/** @import { Stage } from "./scene.js" */

/**
 * @typedef {object} Seen the frame as it is shown
 * @property {Readonly<State>} state
 * @property {boolean} isLive true if the engine plays, not a scene
 * @property {Stage | null} stage of a scene
 * @property {number} height of the page in pixels
 * @property {number} room the height of the frame in pixels
 */

/** The smallest and the greatest height of a frame in CSS pixels. It grows by whole steps, and therefore seldom. */
const HEIGHT = { least: 240, most: 1200, step: 64 };

export class Reporter {
  /** @type {boolean | null} */
  #isLive = null;
  #height = 0;
  #isSolved = false;
  /** @type {State["log"]} */
  #log = [];
  /** @type {readonly Fault[]} */
  #faults = [];

  /** Returns the reports that are due, in order. Events are reported by code and rule alone, so nothing hidden leaves the frame. @param {Seen} seen @returns {News[]} */
  newsOf(seen) {
    const { state } = seen;
    if (!isReady(state)) return [];
    return [
      ...this.#ready(seen),
      ...this.#newFaults(state),
      ...this.#events(state.log),
      ...this.#solved(seen),
      ...this.#grown(seen),
    ];
  }

  /** @param {Seen} seen @returns {News[]} */
  #ready({ isLive }) {
    if (this.#isLive === isLive) return [];
    this.#isLive = isLive;
    return [{ type: "ready", live: isLive }];
  }

  /** @param {Readonly<State>} state @returns {News[]} */
  #newFaults({ embed }) {
    const known = this.#faults;
    this.#faults = embed?.faults ?? [];
    const unknown = this.#faults.filter((fault) => !known.includes(fault));
    return unknown.map(({ reason }) => ({ type: "error", code: reason.code }));
  }

  /** Returns the events that were added; none where the log is of another match. @param {State["log"]} log @returns {News[]} */
  #events(log) {
    const known = this.#log;
    if (log === known) return [];
    this.#log = log;
    const isMore = known.every(
      ({ ply, code }, at) => log[at]?.ply === ply && log[at]?.code === code,
    );
    if (!isMore || known.length === 0) return [];
    return log
      .slice(known.length)
      .map(({ code, rule, ply }) => ({ type: "event", code, rule, ply }));
  }

  /** @param {Seen} seen @returns {News[]} */
  #solved({ state, stage }) {
    const wasSolved = this.#isSolved;
    this.#isSolved = stage === "over";
    if (!state.scene || wasSolved || !this.#isSolved) return [];
    return [{ type: "solved", scene: state.scene.scene }];
  }

  /** Returns the height that the page needs. It never shrinks, because content below the frame should not move. @param {Seen} seen @returns {News[]} */
  #grown({ height: filled, room }) {
    const wanted = filled > room ? Math.ceil(filled / HEIGHT.step) * HEIGHT.step : room;
    const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted));
    if (filled === 0 || height <= this.#height) return [];
    this.#height = height;
    return [{ type: "height", height }];
  }
}

/** Returns true if the frame shows a table, or a start card while no match is on its way. @param {Readonly<State>} state */
function isReady({ opened, start, embed }) {
  return (opened && start.ready) || (!start.awaited && embed?.isComing === false);
}
