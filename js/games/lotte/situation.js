/** The match in words: the table and the choice for screen readers, and the progress for the bar and the menu. */

import { number, t } from "../../kit/i18n.js";
import { seatNames } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";
import { chosenWords, fullRollWords } from "./decision.js";
import { chosenDice, previewOf } from "./selection.js";
import { cardName, cardTask, diceWords, missingWords, riskHeading } from "./words.js";

/** @import { Table } from "../../match/table.js" */
/** @import { Turn, View } from "../../protocol/lotte.js" */

/** Returns the facts in the bar: the target, and the turns of the last round. @param {View} view */
export function facts({ agreed, finale }) {
  const target = t("facts-target", { target: number(agreed.target) });
  return finale ? [target, t("facts-last", { turns: finale.turns_left })] : [target];
}

/** Returns the rules behind the facts. */
export function factRules() {
  return rulesOf("lotte", "sign-target");
}

/** Returns the leaders and their score. @param {View} view */
export function progress(view) {
  const target = number(view.agreed.target);
  const leaders = [...view.seats.keys()].filter((seat) => view.seats[seat]?.leads);
  const [first] = leaders;
  if (first === undefined) return t("progress-nobody", { target });
  const score = number(view.seats[first]?.score ?? 0);
  const names = seatNames(view, leaders);
  return t("progress-leads", { target, score, names, count: leaders.length });
}

/** Describes the dice that a player has chosen, and what they bring. @param {Table} table @param {View} view */
export function chosen({ state }, { phase, turn }) {
  if (phase !== "keep" || !turn || !state.picked.length) return "";
  const preview = previewOf(turn, chosenDice(state, turn));
  if (!preview) return t("keep-none");
  return `${chosenWords(preview)} ${fullRollWords(turn, preview)}`.trim();
}

/** Returns the text of the action that sets the chosen dice aside, if that is allowed; the fullest choice before the first tap. @param {Table["state"]} state @param {View} view */
export function chosenAction(state, { phase, turn }) {
  if (phase !== "keep" || !turn) return undefined;
  return previewOf(turn, chosenDice(state, turn))?.choices[0]?.actions[0];
}

/** Describes the card of the turn, the points at risk, and the dice. @param {View} view */
export function situation(view) {
  const { turn, cards_left } = view;
  if (!turn) return [];
  const { dice, points, set_aside } = turn;
  const pile = t("pile-left", { count: cards_left });
  const rolled = dice.length ? diceWords(dice) : t("lane-rolled-none");
  const aside = { heading: t("lane-aside"), items: [diceWords(set_aside)] };
  return [
    { heading: t("tableau-heading"), items: [...card(view, turn), pile] },
    { heading: riskHeading(turn), items: [number(points)] },
    { heading: t("lane-rolled"), items: [rolled] },
    ...(set_aside.length ? [aside] : []),
  ];
}

/** @param {View} view @param {Turn} turn */
function card(view, turn) {
  const { card, reward, straight } = turn;
  if (!card) return [t("turn-card-empty")];
  const missing = straight.length ? [missingWords(turn)] : [];
  return [cardName(card), cardTask(view, card, number(reward ?? 0)), ...missing];
}

/** Describes the panel of a seat. @param {View} view @param {number} index */
export function seatWords({ seats, agreed }, index) {
  const { score = 0, leads = false } = seats[index] ?? {};
  const written = t("seat-score", { score: number(score), target: number(agreed.target) });
  return leads ? [written, t("seat-leads")] : [written];
}
