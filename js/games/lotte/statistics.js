/** The tables that the engine counts over many matches of Lotte. */

import { has, t } from "../../kit/i18n.js";

/** @type {import("../game-ui.js").GameUi["statistics"]} */
export const statistics = {
  rolls: {
    columns: ["tried", "hits", "share", "chance"],
    line: (count) => t("statistics-lotte-dice", { count: Number(count) }),
  },
  cards: { columns: ["hits", "expected"], line: kindName },
};

/** @param {string} kind of cards, whose faces may have names of their own */
function kindName(kind) {
  return t(has(`face-${kind}`) ? `face-${kind}` : `faces-${kind}`);
}
