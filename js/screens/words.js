/** Names and sentences for what the engine gives as numbers and codes. */

import { has, list, number, t } from "../i18n.js";

/** @typedef {import("../contract.js").Card} Card */
/** @typedef {import("../contract.js").View} View */
/** @typedef {import("../contract.js").GameEvent} GameEvent */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../engine.js").EngineError} EngineError */

/** Gives the name of a seat; bots of one kind are told apart by a number. @param {View} view @param {number} seat */
export function seatName(view, seat) {
  const { bot, name = "" } = view.seats[seat] ?? {};
  if (!bot) return name;
  const alike = view.seats.flatMap((other, index) => (other.bot === bot ? [index] : []));
  const words = { bot: t(`bot-${bot}`), number: alike.indexOf(seat) + 1 };
  return alike.length > 1 ? t("seat-bot-numbered", words) : words.bot;
}

/** Gives the names of seats as a sentence lists them. @param {View} view @param {number[]} seats */
export function seatNames(view, seats) {
  return list(seats.map((seat) => seatName(view, seat)));
}

/** Says all that a card shows. @param {Card} card */
export function cardName(card) {
  return t(`card-${card.kind}`, { ...cardWords(card), corner: cornerName(card) });
}

/** Says which card it is, as short as can be. @param {Card} card */
export function cardShort(card) {
  return t(`card-short-${card.kind}`, cardWords(card));
}

/** @param {Card} card */
function cardWords({ points, number: sheepNumber }) {
  return { size: Math.abs(points), points: number(points), number: sheepNumber ?? 0 };
}

/** @param {Card} card */
function cornerName({ corner }) {
  if (corner === "bone") return "bone";
  if (corner === 0) return "none";
  return t(corner > 0 ? "corner-bonus" : "corner-malus", { size: Math.abs(corner) });
}

/** Finds cards by their ids in the deck that the match is played with. @param {State} state @param {string[]} ids */
export function findCards({ view, deck }, ids) {
  const own = view?.options.deck;
  const cards = own && own !== "house" ? own : deck;
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Gives the Fluent id of an event, an error or a rule. @param {string} code */
export function dashed(code) {
  return code.replaceAll(".", "-");
}

/** Tells an event in one sentence. @param {State} state @param {GameEvent} event */
export function eventWords(state, event) {
  if (!state.view) return "";
  return t(`event-${dashed(event.code)}`, {
    ...plainWords(event),
    ...namedWords(state, state.view, event),
  });
}

/** @param {GameEvent} event @returns {Record<string, string | number>} */
function plainWords(event) {
  const plain = Object.entries(event).filter(([, value]) => isPlain(value));
  return /** @type {Record<string, string | number>} */ (Object.fromEntries(plain));
}

/** @param {unknown} value */
function isPlain(value) {
  return typeof value === "string" || typeof value === "number";
}

/** @param {State} state @param {View} view @param {GameEvent} event @returns {Record<string, string | number>} */
function namedWords(state, view, event) {
  const { rule, seat, owner, cards, card, winners, dice, bids, boards, die, corner, total } = event;
  /** @param {unknown[]} values */
  const perSeat = (values) =>
    list(
      values.map((value, index) =>
        t("seat-value", { name: seatName(view, index), value: String(value) }),
      ),
    );
  const shorts = findCards(state, cards ?? (card ? [card] : [])).map(cardShort);
  return {
    ruleId: dashed(rule),
    name: seat === undefined ? "" : seatName(view, seat),
    ownerName: owner === undefined ? "" : seatName(view, owner),
    cardNames: list(shorts),
    cardCount: shorts.length,
    winnerNames: seatNames(view, winners ?? []),
    winnerCount: winners?.length ?? 0,
    diceWords: list((dice ?? []).map(number)),
    bidWords: perSeat(bids ?? []),
    boardWords: perSeat(boards ?? []),
    dieName: die ? t(`die-${die}`) : "",
    malus: Math.max(0, -Number(corner ?? 0)),
    totalWords: typeof total === "number" ? number(total) : "",
  };
}

/** Says why something was refused. @param {EngineError} error */
export function errorWords({ code, params, line }) {
  const id = `error-${dashed(code)}`;
  const words = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? list(value.map(String)) : value,
    ]),
  );
  const known = /** @type {Record<string, string | number>} */ (words);
  const what = has(id) ? t(id, known) : t("error-unknown", { code });
  return line ? t("error-line", { line, what }) : what;
}
