/** Volle Lotte, as far as the page must know it. */

import { decision } from "./decision.js";
import { deck } from "./deck.js";
import { ending } from "./ending.js";
import { facts, progress } from "./progress.js";
import { count } from "./race.js";
import { scenery } from "./scenery.js";
import { scores } from "./scores.js";
import { seat } from "./seat.js";
import { setup } from "./setup.js";
import { signs } from "./signs.js";
import { stage } from "./stage.js";
import { story } from "./story.js";
import { tableau } from "./tableau.js";
import { variants } from "./variants.js";
import { eventWords } from "./words.js";

/** @type {import("../game-ui.js").GameUi} */
export const gameUi = {
  story,
  eventWords,
  scenery,
  seat,
  tableau,
  stage,
  decision,
  count,
  ending,
  scores,
  facts,
  progress,
  setup,
  deck,
  signs,
  variants,
};
