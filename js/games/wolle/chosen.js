/** What is chosen and not yet confirmed, in words. */

import { t } from "../../kit/i18n.js";

/** Says how many of the cards to take are chosen. @param {import("../../match/table.js").Table} table @param {import("../../protocol/wolle.js").View} view */
export function chosen({ state }, { phase, taking }) {
  const { length: picked } = state.picked;
  // A single card is taken as it is chosen.
  if (phase !== "take" || !taking || !picked || taking.count === 1) return "";
  return t("take-confirm", { picked, count: taking.count });
}
