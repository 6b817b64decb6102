/** The face of Volle Lotte. */

import { seatNames } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";
import { decision } from "./decision.js";
import { facesPage } from "./deck.js";
import { DEFAULT } from "./options.js";
import { scores } from "./scores.js";
import { seat } from "./seat.js";
import { setup } from "./setup.js";
import { lanes } from "./stage.js";
import { story } from "./story.js";
import { room } from "./tableau.js";
import { variants } from "./variants.js";
import { eventWords } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */

/** Says what the bar tells of a match. @param {View} view */
function facts({ agreed, finale }) {
  const target = t("facts-target", { target: number(agreed.target) });
  return finale ? [target, t("facts-last", { turns: finale.turns_left })] : [target];
}

/** Says how far a match is: who leads, with how much. @param {View} view */
function progress(view) {
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

/** @type {import("../game-ui.js").Face} */
export const face = {
  story,
  eventWords: (_state, _view, event) => eventWords(event),
  seat,
  room,
  stage: lanes,
  decision,
  scores,
  facts,
  progress,
  options: DEFAULT,
  setup,
  deck: ({ decks }) =>
    facesPage(/** @type {import("../../protocol/lotte.js").Face[]} */ (decks["lotte"])),
  sections: {
    "lotte-deck": "material",
    "lotte-turn-start": "turn",
    "lotte-roll-nothing": "roll",
    "lotte-full-roll": "full-roll",
    "lotte-card-stop": "cards",
    "lotte-end-target": "end",
  },
  variants,
};
