/** The face of Volle Wolle: what the page must know of this game alone. */

import { nothing } from "lit-html";
import { number, t } from "../../ui/i18n.js";
import { closedBoard } from "./bid-board.js";
import { decision } from "./decision.js";
import { deck } from "./deck.js";
import { tray } from "./dice-tray.js";
import { isReveal, reveal } from "./reveal.js";
import { sheet } from "./scores.js";
import { seat } from "./seat.js";
import { houseRules, options } from "./setup.js";
import { story } from "./story.js";
import { display } from "./tableau.js";
import { eventWords } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").Store} Store */
/** @typedef {import("../../protocol/wolle.js").View} View */

/** The rules with which a section begins. */
const SECTIONS = {
  "wolle-deck": "material",
  "wolle-round-order": "round",
  "wolle-turn-tries": "turn",
  "wolle-result-sum": "result",
  "wolle-take-choice": "cards",
  "wolle-end": "end",
  "wolle-two-last-rolls": "two",
  "wolle-house-open-herd": "house",
};

/** Draws the bids, the dice, or that boards are still closed. @param {Store} store @param {View} view */
function stage(store, view) {
  const { state } = store;
  if (view.phase === "bids") return state.telling ? closedBoard() : nothing;
  if (isReveal(view, state.moment)) return reveal(state, view);
  return tray(state, view, (action) => store.act(action));
}

/** @param {View} view */
function facts({ round, rounds, undealt_count, stock }) {
  if (!round) return [];
  return [
    t("round-of", { round: number(round), rounds: number(rounds) }),
    t("cards-left", { count: undealt_count }),
    t("stock-chips", { count: stock }),
  ];
}

/** @param {View} view */
function progress(view) {
  return facts(view)[0] ?? "";
}

/** @type {import("../game-ui.js").Face} */
export const face = {
  story,
  eventWords,
  seat,
  room: display,
  stage,
  decision,
  scores: sheet,
  facts,
  progress,
  options,
  setup: houseRules,
  deck,
  sections: SECTIONS,
  variants: () => [],
};
