/** Volle Lotte on the page: its GameUi (../game-ui.d.ts). */

import { has, t } from "../../kit/i18n.js";

/** @import { GameUi } from "../game-ui.js" */

export { decision } from "./decision.js";
export { seatExplainables } from "./explain.js";
export { log } from "./log.js";
export { cheatSheet, deck, signs } from "./reference.js";
export { count, ending, scoreLines, scores } from "./scores.js";
export { seat } from "./seat.js";
export { agreed, setup, variants } from "./setup.js";
export {
  chosen,
  chosenAction,
  factRules,
  facts,
  progress,
  seatWords,
  situation,
} from "./situation.js";
export { stage } from "./stage.js";
export { story } from "./story.js";
export { tableau } from "./tableau.js";
export { eventWords, move } from "./words.js";

export const confetti = "lotte-leaf";

/** @type {GameUi["brief"]} */
export const brief = {
  points: ["nothing", "full-roll", "straight", "win", "stop-card", "worth"],
};

/** @type {GameUi["statistics"]} */
export const statistics = {
  rolls: {
    columns: ["tried", "hits", "share", "chance"],
    line: (count) => t("statistics-lotte-dice", { count: Number(count) }),
  },
  cards: {
    columns: ["hits", "expected"],
    line: (kind) => t(has(`face-${kind}`) ? `face-${kind}` : `faces-${kind}`),
  },
};
