/** Volle Wolle, as far as the page must know it. */

import { nothing } from "lit-html";
import { agreed } from "./agreed.js";
import { chosen } from "./chosen.js";
import { count } from "./count.js";
import { crib } from "./crib.js";
import { decision } from "./decision.js";
import { deck } from "./deck.js";
import { log } from "./log.js";
import { move } from "./moves.js";
import { brief } from "./odds.js";
import { factRules, facts, progress } from "./progress.js";
import { scenery } from "./scenery.js";
import { scoreLines, scores } from "./scores.js";
import { seat } from "./seat.js";
import { setup } from "./setup.js";
import { signs } from "./signs.js";
import { seatWords, situation } from "./situation.js";
import { stage } from "./stage.js";
import { statistics } from "./statistics.js";
import { story } from "./story.js";
import { tableau } from "./tableau.js";
import { seatThings } from "./things.js";
import { variants } from "./variants.js";
import { eventWords, reasonWords } from "./words.js";

/** @type {import("../game-ui.js").GameUi} */
export const gameUi = {
  story,
  eventWords,
  reasonWords,
  log,
  crib,
  scenery,
  seat,
  seatThings,
  tableau,
  stage,
  decision,
  move,
  brief,
  count,
  ending: () => nothing,
  chosen,
  situation,
  seatWords,
  scores,
  scoreLines,
  facts,
  factRules,
  progress,
  agreed,
  setup,
  deck,
  signs,
  statistics,
  variants,
};
