/** What is called what chance decides, for whoever chooses it: dice, which are all alike, or the card. */

import { t } from "../../kit/i18n.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").CardName} CardName */

/** Returns the words for it. @param {View} view @param {Turn} turn @returns {import("../../match/components/chance.js").LotWords} */
export function lotWords({ phase }, { rolls: count }) {
  if (phase === "card")
    return {
      choose: t("choose-card"),
      heading: t("choose-card-heading"),
      name: () => t("lot-card"),
      value: (value) => cardName(/** @type {CardName} */ (value)),
    };
  return {
    choose: t("choose-dice", { count }),
    heading: t("choose-dice-heading", { count }),
    name: (_, number) => t("lot-die", { number }),
    value: (value) => value,
  };
}
