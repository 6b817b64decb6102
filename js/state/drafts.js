/** What is being set up for each game: who sits where, and what the engine is asked to begin with. */

import { FACTS } from "../protocol/facts.js";
import { factsOf } from "./game-facts.js";

/** @typedef {import("./settings.js").Chair} Chair */
/** @typedef {import("./settings.js").SetUp} SetUp */
/** @typedef {import("./state.js").State} State */
/** What is agreed before a match. @typedef {{ seats: readonly string[], options: object }} Agreement */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {Chair[]} chairs
 * @property {Record<string, unknown>} options what the engine will be asked to begin with; what they leave out is as usual
 */

/** Returns what a game offers: how many seats, and which bots, the best one last. @param {string} game */
export function offerOf(game) {
  const { seats, bots } = factsOf(game);
  const [min, max] = seats;
  return { min, max, bots };
}

/** Returns what is being set up for a game: at first what was begun last time, or else the usual. @param {State} state @param {string} game @returns {Draft} */
export function draftOf({ drafts, settings }, game) {
  const usual = usualDraft(game);
  const last = settings.setUps[game];
  return (
    drafts[game] ?? {
      game,
      chairs: (last?.chairs ?? usual.chairs).map((chair) => seated(chair, game)),
      options: { ...usual.options, ...last?.options },
    }
  );
}

/** Returns what is set up where nobody has chosen anything: one person against two of the best bots. @param {string} game @returns {Draft} */
export function usualDraft(game) {
  const best = offerOf(game).bots.at(-1) ?? null;
  const chairs = [null, best, best].map((bot) => ({ name: "", bot }));
  return { game, chairs, options: defaults(game) };
}

/** Returns the default of every option that no preset decides. @param {string} game */
function defaults(game) {
  const own = factsOf(game).options.filter(({ presets }) => Object.keys(presets).length === 0);
  return Object.fromEntries(own.map((option) => [option.name, option.default]));
}

/** A bot that the game does not have becomes its best. @param {Chair} chair @param {string} game @returns {Chair} */
function seated({ name, bot }, game) {
  const { bots } = offerOf(game);
  return { name, bot: bot === null || bots.includes(bot) ? bot : (bots.at(-1) ?? null) };
}

/** Returns a draft with one chair changed. @param {Draft} draft @param {number} index @param {Partial<Chair>} change @returns {Draft} */
export function withChair(draft, index, change) {
  const chairs = draft.chairs.map((chair, place) =>
    place === index ? { ...chair, ...change } : chair,
  );
  return { ...draft, chairs };
}

/** Returns a draft with one more chair, for a person. @param {Draft} draft @returns {Draft} */
export function withMoreChairs(draft) {
  return { ...draft, chairs: [...draft.chairs, { name: "", bot: null }] };
}

/** Returns a draft without one of its chairs. @param {Draft} draft @param {number} index @returns {Draft} */
export function withoutChair(draft, index) {
  return { ...draft, chairs: draft.chairs.filter((_, place) => place !== index) };
}

/** Returns a draft with some options changed; undefined makes one usual again. @param {Draft} draft @param {Draft["options"]} options @returns {Draft} */
export function withOptions(draft, options) {
  return { ...draft, options: { ...draft.options, ...options } };
}

/**
 * Returns what the engine is asked to begin with.
 * @param {Draft} draft
 * @param {(number: number) => string} nameOf says what a person without a name is called, by the number of the seat
 * @returns {Agreement}
 */
export function agreement({ chairs, options }, nameOf) {
  const seats = chairs.map(({ name, bot }, index) =>
    bot === null ? personName(name.trim(), () => nameOf(index + 1)) : `${BOT}${bot}`,
  );
  return { seats, options };
}

/** What the name of a bot begins with, as a record has it. */
export const BOT = FACTS.record.bot;

/** A name that would make a bot of a person is sent in a form that the engine refuses. @param {string} name @param {() => string} usual */
function personName(name, usual) {
  return name.startsWith(BOT) ? `${BOT}${name}` : name || usual();
}
