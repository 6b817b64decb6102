/** Volle Wolle on the page: its GameUi (../game-ui.d.ts). */

/** @import { GameUi } from "../game-ui.js" */

export { decision } from "./decision.js";
export { seatExplainables } from "./explain.js";
export { log } from "./log.js";
export { cheatSheet, deck, signs } from "./reference.js";
export { count, scoreLines, scores } from "./scores.js";
export { seat } from "./seat.js";
export { agreed, setup, setupMore } from "./setup.js";
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
export { eventWords, move, reasonWords } from "./words.js";

export const cautioned = "bids";

export const confetti = "wolle-tuft";

/** @type {GameUi["brief"]} */
export const brief = { reach: ["reach"], worth: ["cards", "worth"] };

/** @type {GameUi["statistics"]} */
export const statistics = {
  bids: { columns: ["chosen", "tried", "hits", "share", "chance"], line: (bid) => bid },
};
