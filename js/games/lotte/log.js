/** What the log of Volle Lotte shows beside its sentences: the card that is turned over, and how a turn came out. */

import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { cardThing } from "./things.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").GameEvent} GameEvent */
/** @typedef {import("../game-ui.js").TurnOutcome} TurnOutcome */

/** @type {import("../game-ui.js").LogUi} */
export const log = { cards, heading, outcomes };

/** Only the card that is turned over: what follows names it again. @param {View} _view @param {GameEvent} event */
function cards(_view, event) {
  if (event.code !== "card.turned") return [];
  const { card } = event;
  return [
    { name: cardName(card), small: drawing(`lotte-small-${card}`), about: () => cardThing(card) },
  ];
}

function heading() {
  return t("final-caption");
}

/** @param {readonly GameEvent[]} events */
function outcomes(events) {
  return events.flatMap((event) => outcomeOf(event) ?? []);
}

/** Returns how an event decides a turn, or nothing where it does not. @param {GameEvent} event @returns {TurnOutcome | undefined} */
function outcomeOf(event) {
  switch (event.code) {
    case "turn.scored":
      return { words: t("seat-gains", { points: number(event.points) }), tone: "good" };
    case "turn.lost": {
      const words = { points: event.points, pointsWords: number(event.points) };
      return {
        words: t("moment-lost", words),
        inline: t("moment-lost.inline", words),
        tone: "bad",
      };
    }
    default:
      return undefined;
  }
}
