/** Additions to the log: the card that is turned over, and outcomes of turns. */

import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { explainableCard } from "./explain.js";
import { cardName } from "./words.js";

/** @import { GameEvent, View } from "../../protocol/lotte.js" */
/** @import { LogUi, TurnOutcome } from "../game-ui.js" */

/** @type {LogUi} */
export const log = { cards, heading: () => t("final-caption"), outcome };

/** Returns the card that is turned over; later events that name it show none. @param {View} _view @param {GameEvent} event */
function cards(_view, event) {
  if (event.code !== "card.turned") return [];
  const { card } = event;
  return [
    {
      name: cardName(card),
      small: drawing(`lotte-small-${card}`),
      about: () => explainableCard(card),
    },
  ];
}

/** @param {View} view @param {GameEvent} event @returns {TurnOutcome | null} */
function outcome(view, event) {
  switch (event.code) {
    case "leader.lost": {
      const words = { name: seatName(view, event.seat), points: number(event.points) };
      const inline = people(view).includes(event.seat) ? "seat-robbed.inline" : "seat-robbed";
      return { words: t("seat-robbed", words), inline: t(inline, words), tone: "bad" };
    }
    case "turn.scored":
      return { words: t("seat-gains", { points: number(event.points) }), tone: "good" };
    case "turn.lost": {
      const words = { points: event.points, pointsWords: number(event.points) };
      const inline = t("moment-lost.inline", words);
      return { words: t("moment-lost", words), inline, tone: "bad" };
    }
    default:
      return null;
  }
}
