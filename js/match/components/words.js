/** Names, pictures and sentences for the engine's numbers and codes, in every game. */

import { html, nothing } from "lit-html";
import { avatar } from "../../kit/art/drawing.js";
import { calendarDay, has, list, number, t } from "../../kit/i18n.js";
import { factsOf } from "../game-facts.js";
import { namesOf } from "../seats.js";
import { isFirstMatch } from "../settings.js";

/** @import { Names } from "../drafts.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Variable } from "../../protocol/facts.js" */
/** @import { GameEvent, SeedSource, View } from "../../protocol/shared.js" */

/** @typedef {{ seats: readonly import("../seats.js").Seated[] }} Seated */

/** Returns the name of a seat; a bot without one is named after its picture. @param {Seated} view @param {number} seat */
export function seatName({ seats }, seat) {
  return seats[seat]?.name || (namesOf(seats, usualNames().bots)[seat] ?? "");
}

/** Draws the word for a number at a seat, in the first match on this device. @param {Settings} settings @param {string} id @param {number} count */
export function signWord(settings, id, count) {
  return isFirstMatch(settings)
    ? html` <small class="sign-word">${t(id, { count })}</small>`
    : nothing;
}

/** Returns what kind of bot sits there, with its difficulty. @param {string} game @param {string} bot */
export function botTag(game, bot) {
  return t("seat-bot-tag", { difficulty: t(`difficulty-${factsOf(game).difficulty[bot]}`) });
}

/** One remark is shown for this many events. */
const RARELY = 3;

/** Returns what a bot says about its own event, or "": rarely, and never in a lesson. @param {View} view @param {GameEvent} event the one that the table reports @param {readonly GameEvent[]} log */
export function botRemark(view, event, log) {
  if (event.seat === undefined || view.lesson || log.lastIndexOf(event) % RARELY) return "";
  return remark(view, event.seat, event.code, sharedWords(view, event));
}

/** Returns what a bot says that has won alone, or "". @param {View} view @param {readonly number[]} winners */
export function winnerRemark(view, [winner, ...others]) {
  return winner === undefined || others.length ? "" : remark(view, winner, "game.won");
}

/** @param {View} view @param {number} seat @param {string} code of an event @param {Record<string, string | number>} [words] */
function remark(view, seat, code, words) {
  const bot = view.seats[seat]?.bot;
  const id = `remark-${view.game}-${dashed(code)}`;
  return bot && bot in factsOf(view.game).difficulty && has(id) ? t(id, { ...words, bot }) : "";
}

/** Returns which player a match by link waits for, or "". @param {View} view */
export function dueText(view) {
  const due = view.joint?.due;
  return due ? t(`link-due-${due.task}`, { name: seatName(view, due.seat) }) : "";
}

/** Returns the names of seats as a list. @param {Seated} view @param {readonly number[]} seats */
export function seatNames(view, seats) {
  return list(seats.map((seat) => seatName(view, seat)));
}

/** Returns the Fluent id of an event, an error or a rule. @param {string} code */
export function dashed(code) {
  return code.replaceAll(".", "-");
}

/** Returns the variables of sentences about an event in every game. @param {View} view @param {GameEvent} event */
export function sharedWords(view, event) {
  const { rule, seat, winners = [] } = event;
  return {
    ...fieldWords(view, event),
    ruleId: dashed(rule),
    name: seat === undefined ? "" : seatName(view, seat),
    winnerNames: seatNames(view, winners),
    winnerCount: winners.length,
  };
}

/**
 * Returns the variables for the fields of an event or a highlight: its numbers and texts, and what the game declares.
 * @param {View} view
 * @param {object} event
 * @returns {Record<string, string | number>}
 */
export function fieldWords(view, event) {
  const { variables } = factsOf(view.game);
  const fields = Object.entries(event);
  const plain = fields.filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  const declared = fields.flatMap(([field, value]) => {
    const variable = value !== null && variables[field];
    return variable ? [[variable.name, formatted(view, value, variable)]] : [];
  });
  return Object.fromEntries([...plain, ...declared]);
}

/** Returns the value of a field in the format of its variable, as cli/sentences.py does. @param {View} view @param {unknown} value @param {Variable} variable @returns {string | number} */
function formatted(view, value, { format, prefix }) {
  const one = /** @type {number} */ (value);
  const several = /** @type {readonly number[]} */ (value);
  switch (format) {
    case "number":
      return number(one);
    case "list":
      return list(several.map(number));
    case "seat":
      return seatName(view, one);
    case "seats":
      return seatNames(view, several);
    case "per-seat":
      return list(
        several.map((each, seat) =>
          t("seat-value", { name: seatName(view, seat), value: String(each) }),
        ),
      );
    case "message":
      return t(`${prefix}-${value}`);
    default:
      return one;
  }
}

/** Returns the sentence about an error. @param {{ code: string, params: Record<string, unknown>, line?: number | undefined }} error */
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

/** Returns the sentence about dice that players could have known. @param {SeedSource} deal */
export function dealText({ kind, text }) {
  return t("deal-said", { kind, text: kind === "day" ? calendarDay(text) : text });
}

/** Returns names for people and bots without one. @returns {Names} */
export function usualNames() {
  return {
    person: (number) => t("setup-player", { number }),
    bots: t("bot-names").split(", "),
  };
}

/** Draws the sheep of a seat; its name stands beside it. @param {Seated} view @param {number} seat */
export function avatarOf({ seats }, seat) {
  const number = seats[seat]?.avatar;
  return number ? avatar(number) : nothing;
}
