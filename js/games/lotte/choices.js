/** The buttons of a decision: each says what it does and what that brings, in the engine's numbers. */

import { html } from "lit-html";
import { number, t } from "../../ui/i18n.js";

/** @typedef {import("../../state/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").Prospect} Prospect */
/** @typedef {import("../../protocol/lotte.js").Choice} Choice */

/** Draws a button for all that may be done with a prospect. @param {Table} table @param {Turn} turn @param {Prospect} prospect */
export function choices(table, turn, prospect) {
  return prospect.choices.map((choice) => button(table, turn, prospect, choice));
}

/** @param {Table} table @param {Turn} turn @param {Prospect} prospect @param {Choice} choice */
function button(table, { full_rolls_needed }, prospect, { verb, actions }) {
  const { total, score, rolls } = prospect;
  const words = { points: total, total: number(total), score: number(score ?? 0), count: rolls };
  const [does = "", brings = ""] = messages(prospect, verb);
  const [first = "", ...others] = actions;
  return html`<button type="button" class="button" data-action=${actions.join(", ")} data-verb=${verb} ?disabled=${table.state.asking} @click=${() => table.act(first, ...others)}>
    <span>${t(does, words)}</span> <small>${t(brings, { ...words, needed: full_rolls_needed })}</small>
  </button>`;
}

/** Which messages say what a choice does and what that brings. @param {Prospect} prospect @param {Choice["verb"]} verb */
function messages({ wins, full }, verb) {
  if (verb !== "keep") return [`do-${verb}`, `do-${verb}-brings`];
  if (wins) return ["do-aside-win", "do-aside-win-brings"];
  return ["do-aside-roll", full ? "do-aside-full" : "do-aside-roll-brings"];
}
