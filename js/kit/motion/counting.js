/** Numbers that count to their next value while something moves to its place. */

import { noChange } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import { number } from "../i18n.js";

/** @typedef {{ time: number, grain: number }} Steps the milliseconds until the value is reached, and the number of which every value shown is a multiple */

class Counting extends AsyncDirective {
  /** @type {number | undefined} */
  #value;
  #frame = 0;

  /** @param {number} value @param {Steps} _steps @returns {unknown} */
  render(value, _steps) {
    return number(value);
  }

  /** @override @param {import("lit-html").Part} _part @param {[number, Steps]} given */
  update(_part, [value, { time, grain }]) {
    const before = this.#value ?? value;
    this.#value = value;
    if (before === value) return this.#frame ? noChange : number(value);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (time <= 0) return number(value);
    const start = performance.now();
    const show = () => {
      const share = Math.min(1, (performance.now() - start) / time);
      this.#frame = share < 1 ? requestAnimationFrame(show) : 0;
      const reached = before + share * (value - before);
      this.setValue(number(share < 1 ? Math.round(reached / grain) * grain : value));
    };
    this.#frame = requestAnimationFrame(show);
    return number(before);
  }

  /** @override */
  disconnected() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/** Draws a number, and lets it count from its last value. */
export const counting = directive(Counting);
