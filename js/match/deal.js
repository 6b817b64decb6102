/** Where the dice of the next match come from: a secret seed, the date of this device, or words that friends agree on. */

/** @typedef {import("./drafts.js").Agreement} Agreement */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {typeof DEALS[number]} Kind */
/** What is chosen for the next match of a game. @typedef {{ game: string, kind: Kind, words: string }} ChosenDeal */

/** The ways to choose from, the usual one first. */
export const DEALS = /** @type {const} */ (["secret", "day", "words"]);

/** Returns what is chosen for the next match of a game. @param {Pick<State, "deal">} state @param {string} game @returns {ChosenDeal} */
export function dealOf({ deal }, game) {
  return deal?.game === game ? deal : { game, kind: "secret", words: "" };
}

/** Returns the date of this device, as in 2026-11-22. */
export function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, place) => String(part).padStart(place ? 2 : 4, "0")).join("-");
}

/** Returns an agreement with the deal of the day. @param {Agreement} agreed @returns {Agreement} */
export function dealtToday(agreed) {
  return { ...agreed, deal: `day ${today()}` };
}

/** Returns an agreement with the dice that are chosen for the next match of a game. @param {Pick<State, "deal">} state @param {string} game @param {Agreement} agreed @returns {Agreement} */
export function dealt(state, game, agreed) {
  const { kind, words } = dealOf(state, game);
  if (kind === "day") return dealtToday(agreed);
  return kind === "words" ? { ...agreed, deal: `words ${words}` } : agreed;
}

/** Returns an agreement with the dice of a match that is over, whose seed is known. @param {Pick<import("../protocol/shared.js").View, "deal" | "seed">} view @param {Agreement} agreed @returns {Agreement} */
export function dealtAgain({ deal, seed }, agreed) {
  const { kind, text } = deal ?? { kind: "again", text: "" };
  return { ...agreed, deal: text ? `${kind} ${text}` : kind, ...(seed && { seed }) };
}
