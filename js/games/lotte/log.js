/** What the log of Volle Lotte shows beside its sentences: the card that is turned over, and how a turn came out. */

import { number, t } from "../../ui/i18n.js";
import { miniCard } from "./art/cards.js";
import { cardThing } from "./things.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").GameEvent} GameEvent */
/** @typedef {import("../game-ui.js").TurnOutcome} TurnOutcome */

/** How an event decides a turn. @type {Record<string, (event: any) => TurnOutcome>} */
const OUTCOMES = {
  "turn.scored": ({ points }) => ({
    words: t("seat-gains", { points: number(points) }),
    tone: "good",
  }),
  "turn.lost": ({ points }) => ({
    words: t("moment-lost", { points, pointsWords: number(points) }),
    inline: t("moment-lost.inline", { points, pointsWords: number(points) }),
    tone: "bad",
  }),
};

/** @type {import("../game-ui.js").LogUi} */
export const log = { cards, heading, outcomes };

/** Only the card that is turned over: what follows names it again. @param {View} _view @param {GameEvent} event */
function cards(_view, event) {
  if (event.code !== "card.turned") return [];
  const { card } = event;
  return [{ name: cardName(card), small: miniCard(card), about: () => cardThing(card) }];
}

function heading() {
  return t("final-caption");
}

/** @param {readonly GameEvent[]} events */
function outcomes(events) {
  return events.flatMap((event) => OUTCOMES[event.code]?.(event) ?? []);
}
