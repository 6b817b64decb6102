/** The clock of everything that goes on by itself: waits as long as the visitor likes to read, or until a tap. */

/** @typedef {import("./story.js").Pause} Pause */
/** @typedef {import("./story.js").Duration} Duration */
/** @typedef {"roll" | "move" | "turn"} Moving */
/** @typedef {import("./settings.js").Pace} Pace */

/** Milliseconds in which objects land, by pace. @type {Record<Pace, Record<Moving, number>>} */
const MOVING = {
  slow: { roll: 1200, move: 900, turn: 1700 },
  normal: { roll: 900, move: 600, turn: 1200 },
  fast: { roll: 300, move: 240, turn: 420 },
  tap: { roll: 900, move: 600, turn: 1200 },
};

/** Milliseconds for what is read, by pace. @type {Record<Pace, Record<Exclude<Duration, Moving>, number>>} */
const READING = {
  slow: { brief: 250, short: 900, medium: 1600, result: 1900, long: 2600, longer: 4600 },
  normal: { brief: 120, short: 450, medium: 850, result: 800, long: 1150, longer: 2500 },
  fast: { brief: 40, short: 100, medium: 250, result: 300, long: 450, longer: 900 },
  tap: {
    ...{ brief: 120, short: 450, medium: 850 },
    ...{ result: Infinity, long: Infinity, longer: Infinity },
  },
};

/** Milliseconds for the turn of a bot before its result, however long it rolls. Taps take the time that they take. */
const TURN = { slow: 6000, normal: 2500, fast: 1000, tap: Infinity };

/** How much of the time that is left one wait of a bot's turn may take: so the first rolls can be watched, and many become quick. */
const SHARE = 1 / 6;

/** Waits, one thing at a time. */
export class Timer {
  #now;
  #end = () => {};
  /** Whose turn is being told, and when its time is over. @type {{ of: number | null, until: number }} */
  #turn = { of: null, until: 0 };

  /** @param {() => number} now the time in milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Says whose turn is told from now on; what the engine takes to decide counts as well.
   * @param {number | null} bot the seat of a bot, or null where time is not short
   * @param {Pace} pace
   */
  tell(bot, pace) {
    if (this.#turn.of !== bot) this.#turn = { of: bot, until: this.#now() + TURN[pace] };
  }

  /**
   * Returns how many milliseconds a pause takes at a pace; in the turn of a bot less, unless the pause is unhurried.
   * @param {Pause} pause
   * @param {Pace} pace
   */
  timeOf({ duration, isUnhurried }, pace) {
    const time = isMoving(duration)
      ? isStill()
        ? 0
        : MOVING[pace][duration]
      : READING[pace][duration];
    if (isUnhurried || this.#turn.of === null) return time;
    return Math.min(time, Math.max(0, this.#turn.until - this.#now()) * SHARE);
  }

  /** Resolves after so many milliseconds, or at `skip`; at once where there are none, so that nothing is drawn in between. @param {number} time @returns {Promise<void>} */
  wait(time) {
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timeout = time < Infinity ? setTimeout(resolve, time) : undefined;
      this.#end = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
  }

  /** Ends the wait there is. */
  skip() {
    this.#end();
  }
}

/** Returns true if objects move for a duration. @param {Duration} duration @returns {duration is Moving} */
function isMoving(duration) {
  return duration in MOVING.normal;
}

/** Returns true if the visitor wants no motion. */
function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Returns the pace of the moment: who learns a game has time to see what happens, unless somebody has chosen another pace. @param {Readonly<import("../app/state.js").State>} state @returns {Pace} */
export function paceNow({ settings: { pace }, view }) {
  return pace === "normal" && view?.lesson ? "slow" : pace;
}

/** Returns what paces a playback, always at the pace of the moment. @param {() => Pace} paceOf */
export function clockAt(paceOf) {
  const timer = new Timer();
  return {
    tell: (/** @type {number | null} */ bot) => timer.tell(bot, paceOf()),
    timeOf: (/** @type {Pause} */ pause) => timer.timeOf(pause, paceOf()),
    wait: (/** @type {number} */ time) => timer.wait(time),
    skip: () => timer.skip(),
  };
}
