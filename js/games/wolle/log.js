/** What the log of Volle Wolle shows beside its sentences: cards, the parts of a round, how a turn came out. */

import { number, t } from "../../ui/i18n.js";
import { miniCard } from "./art/card.js";
import { cardThing } from "./things.js";
import { cardName, cardsNamed } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */
/** @typedef {import("../game-ui.js").LogUi} LogUi */
/** @typedef {import("../game-ui.js").TurnOutcome} TurnOutcome */

/** How an event decides a turn. @type {Record<string, (event: any) => TurnOutcome>} */
const OUTCOMES = {
  "bid.reached": () => ({
    words: t("tray-reached"),
    inline: t("tray-reached.inline"),
    tone: "good",
  }),
  "bid.missed": () => ({ words: t("tray-missed"), tone: "bad" }),
  "cards.taken": ({ count, way }) => ({
    words: t("tray-earns", { count }),
    tone: way === "below-14" ? "bad" : "good",
  }),
  "turn.skipped": () => ({ words: t("tray-earns", { count: 0 }), tone: "bad" }),
};

/** @type {LogUi} */
export const log = { cards, heading, outcomes };

/** @param {View} view @param {GameEvent} event */
function cards(view, event) {
  return cardsNamed(view, event).map((card) => ({
    name: cardName(card),
    small: miniCard(card),
    about: () => cardThing(card),
  }));
}

/** @param {View} view @param {string} section @param {readonly GameEvent[]} events */
function heading(view, section, events) {
  if (section === "deal") return roundOf(view, events);
  return t(section === "reveal" ? "reveal-heading" : "scores-caption");
}

/** @param {View} view @param {readonly GameEvent[]} events */
function roundOf(view, events) {
  const rounds = events.flatMap((event) => (event.code === "display.dealt" ? [event.round] : []));
  const [round = view.round] = rounds;
  return t("round-of", { round: number(round), rounds: number(view.rounds) });
}

/** @param {readonly GameEvent[]} events */
function outcomes(events) {
  return events.flatMap((event) => OUTCOMES[event.code]?.(event) ?? []);
}
