/** Times everything that goes on by itself, by the speed setting. */

/** @import { Pace } from "../kit/motion/differences.js" */
/** @import { Duration, Pause } from "./story.js" */
/** @import { MatchState } from "./table.js" */

/** @typedef {"roll" | "move" | "turn"} Moving */

/** Milliseconds in which objects land. @type {Record<Pace, Record<Moving, number>>} */
const MOVING = {
  slow: { roll: 1200, move: 900, turn: 1700 },
  normal: { roll: 900, move: 600, turn: 1200 },
  fast: { roll: 300, move: 240, turn: 420 },
  tap: { roll: 900, move: 600, turn: 1200 },
};

/** Milliseconds of reading time. @type {Record<Pace, Record<Exclude<Duration, Moving>, number>>} */
const READING = {
  slow: {
    ...{ brief: 250, short: 900, medium: 1600, joy: 1500 },
    ...{ news: 1400, result: 1900, long: 2600, longer: 4600, cheer: 750 },
  },
  normal: {
    ...{ brief: 120, short: 450, medium: 850, joy: 1000 },
    ...{ news: 450, result: 650, long: 1150, longer: 2500, cheer: 450 },
  },
  fast: {
    ...{ brief: 40, short: 100, medium: 250, joy: 750 },
    ...{ news: 200, result: 300, long: 450, longer: 900, cheer: 300 },
  },
  tap: {
    ...{ brief: 120, short: 450, medium: 850, joy: 1000, cheer: 450 },
    ...{ news: Infinity, result: Infinity, long: Infinity, longer: Infinity },
  },
};

/** Milliseconds for the whole turn of a bot before its result. */
const TURN = { slow: 12000, normal: 2050, fast: 1000, tap: Infinity };

/** The speed at which what decides the turn of a bot is shown at least, however little time is left. @type {Record<Pace, Pace>} */
const LEAST = { slow: "normal", normal: "fast", fast: "fast", tap: "tap" };

/** The share of the remaining time that one pause of a bot's turn may take. So the first rolls can be followed, and many become quick. */
const SHARE = 1 / 6;

/** Waits for one pause at a time, always at the current speed. */
export class Timer {
  #paceOf;
  #now;
  #end = () => {};
  /** The bot whose turn is shown, and the end of its time. @type {{ of: number | null, until: number }} */
  #turn = { of: null, until: 0 };

  /** @param {() => Pace} paceOf @param {() => number} now the time in milliseconds */
  constructor(paceOf, now = () => performance.now()) {
    this.#paceOf = paceOf;
    this.#now = now;
  }

  /** Sets the bot whose turn is shown from now on, or null where time is not limited; its decision counts too. @param {number | null} bot */
  setTurn(bot) {
    if (this.#turn.of !== bot) this.#turn = { of: bot, until: this.#now() + TURN[this.#paceOf()] };
  }

  /** Returns the milliseconds of a pause; in a bot's turn less, unless the pause is unhurried. @param {Pause} pause */
  timeOf({ duration, isUnhurried, isDecisive }) {
    const pace = this.#paceOf();
    const time = timeAt(pace, duration);
    if (isUnhurried || this.#turn.of === null) return time;
    const least = isDecisive ? timeAt(LEAST[pace], duration) : 0;
    return Math.min(time, Math.max(least, (this.#turn.until - this.#now()) * SHARE));
  }

  /** Resolves after a number of milliseconds or at `skip`; immediately for 0, so that nothing is drawn between. @param {number} time @returns {Promise<void>} */
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

  /** Ends the current pause. */
  skip() {
    this.#end();
  }
}

/** Returns true if objects move for a duration. @param {Duration} duration @returns {duration is Moving} */
function isMoving(duration) {
  return duration in MOVING.normal;
}

/** @param {Pace} pace @param {Duration} duration */
function timeAt(pace, duration) {
  return isMoving(duration) ? movingTime(pace, duration) : READING[pace][duration];
}

/** Returns the milliseconds in which objects land, 0 with reduced motion. @param {Pace} pace @param {Moving} duration */
function movingTime(pace, duration) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MOVING[pace][duration];
}

/** Returns the current speed. A lesson is slow unless the user has chosen another speed. @param {Readonly<MatchState>} state @returns {Pace} */
export function paceNow({ settings: { pace }, view }) {
  return pace === "normal" && view?.lesson ? "slow" : pace;
}
