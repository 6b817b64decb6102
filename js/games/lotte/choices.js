/** The buttons of a decision: each says what it does and what that brings, in the engine's numbers. */

import { html } from "lit-html";
import { number, t } from "../../ui/i18n.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").Prospect} Prospect */
/** @typedef {{ does: string, brings: string, actions: string[], verb: string }} Deed */

/** Draws a button for all that may be done with a prospect: laying its dice aside, and what comes then. @param {Store} store @param {Turn} turn @param {Prospect} prospect */
export function deeds(store, turn, prospect) {
  const keep = prospect.dice.length ? [`${turn.seat + 1} keep ${prospect.dice.join(" ")}`] : [];
  const all = prospect.then.length
    ? prospect.then.map((verb) => deed(verb, turn.seat, prospect, keep))
    : [outcome(turn, prospect, keep)];
  return all.map((one) => button(store, one));
}

/** @param {Prospect["then"][number]} verb @param {number} seat @param {Prospect} prospect @param {string[]} keep @returns {Deed} */
function deed(verb, seat, prospect, keep) {
  const words = wordsOf(prospect);
  const actions = [...keep, `${seat + 1} ${verb}`];
  return { verb, actions, does: t(`do-${verb}`, words), brings: t(`do-${verb}-brings`, words) };
}

/** @param {Prospect} prospect */
function wordsOf({ total, score, rolls }) {
  return { points: total, total: number(total), score: number(score ?? 0), count: rolls };
}

/** What laying aside leads to where nothing is to be chosen then. @param {Turn} turn @param {Prospect} prospect @param {string[]} actions @returns {Deed} */
function outcome({ full_rolls_needed }, prospect, actions) {
  const words = { ...wordsOf(prospect), needed: full_rolls_needed };
  const [does, brings] = outcomeIds(prospect);
  return { verb: "keep", actions, does: t(does, words), brings: t(brings, words) };
}

/** @param {Prospect} prospect @returns {[string, string]} */
function outcomeIds({ wins, full }) {
  if (wins) return ["do-aside-win", "do-aside-win-brings"];
  return ["do-aside-roll", full ? "do-aside-full" : "do-aside-roll-brings"];
}

/** @param {Store} store @param {Deed} deed */
function button(store, { verb, actions, does, brings }) {
  const [first = "", ...others] = actions;
  return html`<button type="button" class="button" data-action=${actions.join(", ")} data-verb=${verb} ?disabled=${store.state.asking} @click=${() => store.act(first, ...others)}>
    <span>${does}</span> <small>${brings}</small>
  </button>`;
}
