/** Names and sentences for what the engine gives as numbers and codes, in every game. */

import { namesOf } from "../../state/seats.js";
import { has, list, t } from "../i18n.js";

/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {{ seats: readonly import("../../state/seats.js").Seated[] }} Seated */

/** Returns the name of a seat; a bot that has been given none is called as its picture is. @param {Seated} view @param {number} seat */
export function seatName({ seats }, seat) {
  return seats[seat]?.name || (namesOf(seats, usualNames().bots)[seat] ?? "");
}

/** Returns the names of seats as a sentence lists them. @param {Seated} view @param {readonly number[]} seats */
export function seatNames(view, seats) {
  return list(seats.map((seat) => seatName(view, seat)));
}

/** Returns the Fluent id of an event, an error or a rule. @param {string} code */
export function dashed(code) {
  return code.replaceAll(".", "-");
}

/**
 * Returns the words that sentences about an event need in every game: its plain fields, the name of its seat,
 * its winners and its rule.
 * @param {View} view
 * @param {GameEvent} event
 * @returns {Record<string, string | number>}
 */
export function sharedWords(view, event) {
  const { rule, seat, winners = [] } = event;
  return {
    ...plainWords(event),
    ruleId: dashed(rule),
    name: seat === undefined ? "" : seatName(view, seat),
    winnerNames: seatNames(view, winners),
    winnerCount: winners.length,
  };
}

/** Returns the fields of an event or a highlight that a sentence can say as they are. @param {object} event @returns {Record<string, string | number>} */
export function plainWords(event) {
  const plain = Object.entries(event).filter(([, value]) => isPlain(value));
  return /** @type {Record<string, string | number>} */ (Object.fromEntries(plain));
}

/** @param {unknown} value */
function isPlain(value) {
  return typeof value === "string" || typeof value === "number";
}

/** Says why something was refused. @param {{ code: string, params: Record<string, unknown>, line?: number | undefined }} error */
export function errorWords({ code, params, line }) {
  const id = `error-${dashed(code)}`;
  const words = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? list(value.map(String)) : value,
    ]),
  );
  const known = /** @type {Record<string, string | number>} */ (words);
  const what = has(id) ? t(id, known) : t("error-unknown");
  return line ? t("error-in-file", { line, what, code: dashed(code) }) : what;
}

/** Says what those are called who have no name. @returns {import("../../state/drafts.js").Names} */
export function usualNames() {
  return {
    person: (number) => t("setup-player", { number }),
    bots: t("bot-names").split(", "),
  };
}
