/** The match in words: the table and the choice for screen readers, and the progress for the bar and the menu. */

import { number, t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { factsOf, rulesOf, rulesOfOption } from "../../match/game-facts.js";
import { cautionWords, pickedBid } from "./bids.js";
import { takeAction } from "./decision.js";
import { DICE, dieName } from "./dice.js";
import { cardName } from "./words.js";

/** @import { Table } from "../../match/table.js" */
/** @import { SeatView, Turn, View } from "../../protocol/wolle.js" */

/** Returns the fact in the bar: the round. @param {View} view */
export function facts({ round, rounds }) {
  return round ? [t("round-of", { round: number(round), rounds: number(rounds) })] : [];
}

/** Returns the rules behind the facts, first the one by which a short match has fewer rounds. @param {View} view */
export function factRules({ short }) {
  const halved = factsOf("wolle").options.filter(({ name }) => short && name === "short");
  return [...halved.flatMap(rulesOfOption), ...rulesOf("wolle", "rounds")];
}

/** Returns the round that is played. @param {View} view */
export function progress(view) {
  return facts(view)[0] ?? "";
}

/** Returns the number of cards chosen to be taken, or the warning of a bid; a single card is taken as soon as it is chosen. @param {Table} table @param {View} view */
export function chosen(table, view) {
  const { phase, taking } = view;
  if (phase === "bids") return cautionWords(table, view);
  const { length: picked } = table.state.picked;
  if (phase !== "take" || !taking || !picked || taking.count === 1) return "";
  return t("take-confirm", { picked, count: taking.count });
}

/** Returns the text of the action that makes the chosen bid or takes the chosen cards, if it is allowed. @param {Table["state"]} state @param {View} view */
export function chosenAction(state, view) {
  return view.phase === "take" ? takeAction(view, state.picked)?.text : pickedBid(state, view);
}

/** Describes the dice, the display, and the pile and the stock beside it. @param {View} view */
export function situation(view) {
  const { display, stock, turn, undealt_count } = view;
  const shown = display.length ? display.map(cardName) : [t("display-empty")];
  const left = [t("cards-left", { count: undealt_count }), t("stock-chips", { count: stock })];
  const cards = { heading: t("display-heading"), items: [...shown, ...left] };
  return turn?.dice ? [dice(view, turn), cards] : [cards];
}

/** @param {View} view @param {Turn} turn */
function dice(view, { seat, bid, dice: values, kept, result, target }) {
  return {
    heading: t("tray-heading", { name: seatName(view, seat), bid }),
    items: [
      ...DICE.map((die, index) => dieName(die, values?.[index] ?? 0, kept.includes(die))),
      t("tray-result-name", { result: result ?? 0, target }),
    ],
  };
}

/** Describes everything in front of a seat. @param {View} view @param {number} index */
export function seatWords(view, index) {
  const seat = view.seats[index];
  if (!seat) return [];
  const { top, chips, dogs, has_bone, herd_count, sheep_number } = seat;
  return [
    ...bid(view, seat),
    top ? t("seat-top", { card: cardName(top) }) : t("seat-no-top"),
    t("seat-herd", { count: herd_count }),
    t("seat-chips", { count: chips }),
    ...(dogs.length ? [t("seat-dogs", { count: dogs.length })] : []),
    ...(has_bone ? [t("seat-bone")] : []),
    ...(sheep_number === null ? [] : [t("seat-sheep-number-name", { number: sheep_number })]),
  ];
}

/** @param {View} view @param {SeatView} seat */
function bid({ order, phase }, { bid: made, place, has_bid }) {
  if (order.length && made !== null)
    return [t("seat-bid", { bid: made }), ...(place ? [t("seat-place-name", { place })] : [])];
  return phase === "bids" ? [t(has_bid ? "seat-has-bid" : "seat-no-bid")] : [];
}
