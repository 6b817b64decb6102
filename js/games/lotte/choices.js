/** The buttons of a decision: each says what it does and what that brings, in the engine's numbers. */

import { html } from "lit-html";
import { number, t } from "../../kit/i18n.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").Preview} Preview */
/** @typedef {import("../../protocol/lotte.js").Choice} Choice */

/** Draws a button for all that may be done with a preview. @param {Table} table @param {Turn} turn @param {Preview} preview */
export function choices(table, turn, preview) {
  return preview.choices.map((choice) => button(table, turn, preview, choice));
}

/** @param {Table} table @param {Turn} turn @param {Preview} preview @param {Choice} choice */
function button(table, { full_rolls_needed }, preview, { verb, actions }) {
  const { total, score, rolls } = preview;
  const words = { points: total, total: number(total), score: number(score ?? 0), count: rolls };
  const [does = "", brings = ""] = messages(preview, verb);
  const [first = "", ...others] = actions;
  return html`<button type="button" class="button" data-action=${actions.join(", ")} data-verb=${verb} ?disabled=${table.state.asking} @click=${() => table.act(first, ...others)}>
    <span>${t(does, words)}</span> <small>${t(brings, { ...words, needed: full_rolls_needed })}</small>
  </button>`;
}

/** Which messages say what a choice does and what that brings. @param {Preview} preview @param {Choice["verb"]} verb */
function messages({ wins, full }, verb) {
  if (verb !== "keep") return [`do-${verb}`, `do-${verb}-brings`];
  if (wins) return ["do-aside-win", "do-aside-win-brings"];
  return ["do-aside-roll", full ? "do-aside-full" : "do-aside-roll-brings"];
}
