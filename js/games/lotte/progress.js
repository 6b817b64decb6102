/** How far a match is. */

import { number, t } from "../../kit/i18n.js";
import { seatNames } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/lotte.js").View} View */

/** Says what the bar tells of a match. @param {View} view */
export function facts({ agreed, finale }) {
  const target = t("facts-target", { target: number(agreed.target) });
  return finale ? [target, t("facts-last", { turns: finale.turns_left })] : [target];
}

/** Returns the rules behind that. */
export function factRules() {
  return rulesOf("lotte", "sign-target");
}

/** Says how far a match is: who leads, with how much. @param {View} view */
export function progress(view) {
  const target = number(view.agreed.target);
  const leaders = [...view.seats.keys()].filter((seat) => view.seats[seat]?.leads);
  const [first] = leaders;
  if (first === undefined) return t("progress-nobody", { target });
  const score = number(view.seats[first]?.score ?? 0);
  return t("progress-leads", {
    target,
    score,
    names: seatNames(view, leaders),
    count: leaders.length,
  });
}
