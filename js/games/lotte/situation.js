/** The table of Volle Lotte in words. */

import { list, number, t } from "../../kit/i18n.js";
import { ask, cardName, diceWords, riskHeading } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */

/** Says what lies on the table. @param {View} view */
export function situation(view) {
  const { turn, cards_left } = view;
  const pile = t("pile-left", { count: cards_left });
  if (!turn) return [];
  return [
    { heading: t("tableau-heading"), items: [...card(view, turn), pile] },
    { heading: riskHeading(turn), items: [number(turn.points)] },
    { heading: t("lane-rolled"), items: [rolled(turn)] },
    ...(turn.set_aside.length
      ? [{ heading: t("lane-aside"), items: [diceWords(turn.set_aside)] }]
      : []),
  ];
}

/** @param {View} view @param {Turn} turn */
function card(view, { card: name, reward, missing, straight }) {
  if (!name) return [t("turn-card-empty")];
  const left = missing.length
    ? t("missing-left", { numbers: list(missing.map(String)) })
    : t("missing-none");
  return [cardName(name), ask(view, name, number(reward ?? 0)), ...(straight.length ? [left] : [])];
}

/** @param {Turn} turn */
function rolled({ dice }) {
  return dice.length ? diceWords(dice) : t("lane-rolled-none");
}

/** Says what lies before a seat. @param {View} view @param {number} index */
export function seatWords({ seats, agreed }, index) {
  const { score = 0, leads = false } = seats[index] ?? {};
  const written = t("seat-score", { score: number(score), target: number(agreed.target) });
  return leads ? [written, t("seat-leads")] : [written];
}
