/** The clock of everything that goes on by itself: waits as long as the visitor likes to read, or until a tap. */

import { chosen } from "./settings.js";

/** @typedef {import("../games/game-ui.js").Weight} Weight */

/** Milliseconds for each weight, by pace. */
const READING = {
  slow: { roll: 900, brief: 350, short: 1000, medium: 1800, long: 3000, longer: 5500 },
  normal: { roll: 900, brief: 150, short: 550, medium: 1100, long: 1900, longer: 3400 },
  fast: { roll: 300, brief: 0, short: 100, medium: 250, long: 450, longer: 900 },
  tap: { roll: 900, brief: 150, short: 550, medium: 1100, long: Infinity, longer: Infinity },
};

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Waits, one thing at a time. */
export class Pace {
  #end = () => {};

  /**
   * Waits for `weight` at the chosen pace, or until `skip`.
   * @param {Weight} weight
   * @returns {Promise<void>}
   */
  wait(weight) {
    const time = weight === "roll" && stillness.matches ? 0 : READING[chosen().pace][weight];
    return new Promise((resolve) => {
      const clock = time < Infinity ? setTimeout(resolve, time) : undefined;
      this.#end = () => {
        clearTimeout(clock);
        resolve();
      };
    });
  }

  /** Ends the wait there is. */
  skip() {
    this.#end();
  }
}
