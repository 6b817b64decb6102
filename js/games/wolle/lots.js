/** What is called what chance decides, for whoever chooses it: each die by its colour. */

import { t } from "../../kit/i18n.js";

/** @typedef {import("../../protocol/wolle.js").Turn} Turn */

/** Returns the words for it. @param {Turn} turn @returns {import("../../match/components/chance.js").LotWords} */
export function lotWords({ kept }) {
  const count = DICE - kept.length;
  return {
    choose: t("choose-dice", { count }),
    heading: t("choose-dice-heading", { count }),
    name: ({ name }) => t("die-name", { die: name }),
    value: (value) => value,
  };
}

const DICE = 3;
