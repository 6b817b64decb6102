/** Additions to the log: cards, headings of the parts of a round, and outcomes of turns. */

import { number, t } from "../../kit/i18n.js";
import { miniCard } from "./art/cards.js";
import { explainableCard } from "./explain.js";
import { cardName, cardsNamed } from "./words.js";

/** @import { GameEvent, View } from "../../protocol/wolle.js" */
/** @import { LogUi, TurnOutcome } from "../game-ui.js" */

/** @type {LogUi} */
export const log = { cards, heading, outcome };

/** @param {View} view @param {GameEvent} event */
function cards(view, event) {
  return cardsNamed(view, event).map((card) => ({
    name: cardName(card),
    small: miniCard(card),
    about: () => explainableCard(card),
  }));
}

/** @param {View} view @param {string} section @param {readonly GameEvent[]} events */
function heading(view, section, events) {
  if (section === "reveal") return t("reveal-heading");
  if (section !== "deal") return t(section === "round" ? "round-heading" : "scores-caption");
  const rounds = events.flatMap((event) => (event.code === "display.dealt" ? [event.round] : []));
  const [round = view.round] = rounds;
  return t("round-of", { round: number(round), rounds: number(view.rounds) });
}

/** @param {View} _view @param {GameEvent} event @returns {TurnOutcome | null} */
function outcome(_view, event) {
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
      return null;
  }
}
