/** What the log of Volle Wolle shows beside its sentences: cards, the parts of a round, how a turn came out. */

import { number, t } from "../../kit/i18n.js";
import { miniCard } from "./art/cards.js";
import { cardThing } from "./things.js";
import { cardName, cardsNamed } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */
/** @typedef {import("../game-ui.js").LogUi} LogUi */
/** @typedef {import("../game-ui.js").TurnOutcome} TurnOutcome */

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
  return events.flatMap((event) => outcomeOf(event) ?? []);
}

/** Returns how an event decides a turn, or nothing where it does not. @param {GameEvent} event @returns {TurnOutcome | undefined} */
function outcomeOf(event) {
  switch (event.code) {
    case "bid.reached":
      return { words: t("tray-reached"), inline: t("tray-reached.inline"), tone: "good" };
    case "bid.missed":
      return { words: t("tray-missed"), tone: "bad" };
    case "cards.taken": {
      const { count, way } = event;
      return { words: t("tray-earns", { count }), tone: way === "below-14" ? "bad" : "good" };
    }
    case "turn.skipped":
      return { words: t("tray-earns", { count: 0 }), tone: "bad" };
    default:
      return undefined;
  }
}
