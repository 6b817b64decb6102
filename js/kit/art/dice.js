/** Dice at rest, as Python has drawn them (tools/drawings/dice.py). */

import { html, nothing, svg } from "lit-html";
import { RADIUS } from "./bodies.js";
import { symbol } from "./drawing.js";
import { INK } from "./ink.js";

/** @import { DieKind } from "./solids.js" */
/** @import { Drawing } from "./drawing.js" */

/** The shadow of a die that lies on a table, where the style sheet shows it. */
export const SHADOW = { x: 8, y: 12, rx: RADIUS * 0.93, ry: RADIUS * 0.8, opacity: 0.38 };

/**
 * Draws a die: a `kept` one with numbers lies in a ring of grass; a `rolling` one is thrown, and js/kit/motion turns it until it shows its number.
 * @param {DieKind} kind
 * @param {number | null} value null leaves it blank
 * @param {{ kept?: boolean, rolling?: boolean }} [look]
 * @returns {Drawing}
 */
export function die(kind, value, { kept = false, rolling = false } = {}) {
  // A cube needs less room than a body that stands on a corner.
  const reach = kind === "d6" ? 58 : 72;
  const view = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
  const number = svg`<g class="die-number">${symbol(`die-${kind}-${value}`)}</g>`;
  return html`<svg class="die" data-die=${kind} data-value=${value ?? ""} ?data-kept=${kept} ?data-rolling=${rolling} viewBox=${view} overflow="visible" aria-hidden="true" focusable="false">
    <g class="die-body"><ellipse class="die-shadow" cx=${SHADOW.x} cy=${SHADOW.y} rx=${SHADOW.rx} ry=${SHADOW.ry} fill=${INK} opacity="0" />${symbol(`die-${kind}`)}${value === null ? nothing : number}</g>${kept && kind !== "d6" ? symbol("grass") : nothing}
  </svg>`;
}
