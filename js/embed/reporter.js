/** Finds what the page around a frame is told: by what has changed since it was told last. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./messages.js").News} News */
/** @typedef {import("./scene.js").Stage} Stage */
/** What is shown: the state, whether the engine itself plays, where the reader is in a scene, how many pixels the page fills, and how many the frame has. @typedef {{ state: Readonly<State>, isLive: boolean, stage: Stage | null, height: number, room: number }} Seen */

/** So low and so high a frame may be, in CSS pixels; it grows by whole steps, so that it seldom has to grow again. */
const HEIGHT = { least: 240, most: 1200, step: 64 };

/** Remembers what was told. */
export class Reporter {
  /** @type {boolean | null} */
  #isLive = null;
  #height = 0;
  #isSolved = false;
  /** @type {State["log"]} */
  #log = [];
  /** The mistakes of the address that were told. @type {readonly import("./address.js").Fault[]} */
  #faults = [];

  /** Returns what there is to tell, in order. Events are told by code and rule alone: nothing of a hand leaves the frame. @param {Seen} seen @returns {News[]} */
  newsOf(seen) {
    const { state } = seen;
    if (!isThere(state)) return [];
    return [
      ...this.#ready(seen),
      ...this.#mistakes(state),
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
  #mistakes({ embed }) {
    const known = this.#faults;
    this.#faults = embed?.faults ?? [];
    const unknown = this.#faults.filter((fault) => !known.includes(fault));
    return unknown.map(({ code }) => ({ type: "error", code }));
  }

  /** Another match, or what reads anew, is not told again. @param {State["log"]} log @returns {News[]} */
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

  /** A frame that is high enough stays as it is: what stands below it should not move. @param {Seen} seen @returns {News[]} */
  #grown({ height: filled, room }) {
    const wanted = filled > room ? Math.ceil(filled / HEIGHT.step) * HEIGHT.step : room;
    const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted));
    if (filled === 0 || height <= this.#height) return [];
    this.#height = height;
    return [{ type: "height", height }];
  }
}

/** Tells whether there is a table, or a door at which nothing is on its way. @param {Readonly<State>} state */
function isThere({ opened, start, embed }) {
  return (opened && start.ready) || (!start.awaited && embed?.isComing === false);
}
