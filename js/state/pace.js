/** The clock of everything that goes on by itself: waits as long as the visitor likes to read, or until a tap. */

/** @typedef {import("./story.js").Duration} Duration */
/** @typedef {import("./settings.js").Pace} Pace */

/** Milliseconds for each duration, by pace. A roll takes as long as css/ui/tokens.css lets dice tumble. */
const MILLISECONDS = {
  slow: { roll: 900, brief: 350, short: 1000, medium: 1800, long: 3000, longer: 5500 },
  normal: { roll: 900, brief: 150, short: 550, medium: 1100, long: 1900, longer: 3400 },
  fast: { roll: 300, brief: 0, short: 100, medium: 250, long: 450, longer: 900 },
  tap: { roll: 900, brief: 150, short: 550, medium: 1100, long: Infinity, longer: Infinity },
};

/** Waits, one thing at a time. */
export class Timer {
  #end = () => {};

  /**
   * Resolves after `duration` at a pace, or at `skip`.
   * @param {Duration} duration
   * @param {Pace} pace
   * @returns {Promise<void>}
   */
  wait(duration, pace) {
    const time = duration === "roll" && isStill() ? 0 : MILLISECONDS[pace][duration];
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

/** Tells whether the visitor wants no motion. */
function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
