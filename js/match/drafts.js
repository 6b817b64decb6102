/** Drafts of the next match of each game: its seats, options and dice, and the request that begins it. */

import { FACTS } from "../protocol/facts.js";
import { factsOf } from "./game-facts.js";
import { namesOf, seatText } from "./seats.js";

/** @import { CodedError } from "../engine/errors.js" */
/** @import { Chair, Person, Settings } from "./settings.js" */
/** @import { View } from "../protocol/shared.js" */

/**
 * @typedef {object} Agreement the settings with which a match begins
 * @property {readonly string[]} seats
 * @property {readonly number[] | null} avatars the picture of each seat; null if none are chosen
 * @property {object} options
 * @property {string} [lesson] the lesson that it begins
 * @property {boolean} [help] false where odds and advice are off until the end
 * @property {string} [deal] the source of the seed, as in a record; without it the seed is secret
 * @property {string} [seed] the seed of an earlier match to repeat
 * @property {string} [joint] the level of a match by link
 * @property {readonly number[]} [here] its seats on this device
 * @property {string} [secret] a number that only this device knows
 */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {Chair[]} chairs
 * @property {Record<string, unknown>} options the options of the request; those left out have their defaults
 * @property {boolean} [withoutHelp] true where odds and advice are off until the end
 * @property {number} [moved] the chair that has just changed places
 */
/**
 * @typedef {object} Names names for people and bots without one
 * @property {(number: number) => string} person by the number of the seat
 * @property {readonly string[]} bots by the number of the picture
 */

/**
 * @typedef {object} SetupState the next matches
 * @property {Record<string, Draft>} drafts by game
 * @property {string | null} beginning the game of a match that is about to begin
 * @property {ChosenDeal | null} deal the dice chosen for the next match
 */

/** @type {SetupState} */
export const NO_DRAFTS = { drafts: {}, beginning: null, deal: null };

/** Returns the draft of a game: at first that of the last match, or the default. @param {SetupState & { settings: Settings }} state @param {string} game @returns {Draft} */
export function draftOf({ drafts, settings }, game) {
  const usual = usualDraft(game);
  const last = settings.setUps[game];
  return (
    drafts[game] ?? {
      game,
      chairs: withPictures((last?.chairs ?? usual.chairs).map((chair) => seated(chair, game))),
      options: { ...usual.options, ...last?.options },
      withoutHelp: last?.withoutHelp ?? false,
    }
  );
}

/** Returns the draft of a first match: one person against the two weakest bots. @param {string} game @returns {Draft} */
export function usualDraft(game) {
  const weakest = factsOf(game).bots.slice(0, 2);
  const chairs = [null, ...weakest].map((bot, index) => ({ name: "", bot, avatar: index + 1 }));
  return { game, chairs, options: defaults(game) };
}

/** Returns the defaults of the options that no preset sets. @param {string} game */
function defaults(game) {
  const own = factsOf(game).options.filter(({ presets }) => Object.keys(presets).length === 0);
  return Object.fromEntries(own.map((option) => [option.name, option.default]));
}

/** Replaces a bot that the game does not have by the weakest one. @param {Chair} chair @param {string} game @returns {Chair} */
function seated(chair, game) {
  const { bots } = factsOf(game);
  const { bot } = chair;
  return { ...chair, bot: bot === null || bots.includes(bot) ? bot : (bots[0] ?? null) };
}

/** The numbers of all pictures. */
const AVATARS = Array.from({ length: FACTS.record.avatars }, (_, index) => index + 1);

/** Returns the pictures that no chair has. @param {readonly Chair[]} chairs */
function freeAvatars(chairs) {
  return AVATARS.filter((number) => !chairs.some(({ avatar }) => avatar === number));
}

/** Gives each chair without a picture, or with one already taken, another one. @param {Chair[]} chairs */
export function withPictures(chairs) {
  const free = freeAvatars(chairs);
  return chairs.map((chair, place) => {
    const isTaken = chairs.slice(0, place).some(({ avatar }) => avatar === chair.avatar);
    const isFit = AVATARS.includes(chair.avatar) && !isTaken;
    return isFit ? chair : { ...chair, avatar: free.shift() ?? place + 1 };
  });
}

/** Returns a draft with one chair changed. @param {Draft} draft @param {number} index @param {Partial<Chair>} change @returns {Draft} */
export function withChair(draft, index, change) {
  const changed = (/** @type {Chair} */ chair, /** @type {number} */ place) =>
    place === index ? { ...chair, ...change } : chair;
  return seating(draft, draft.chairs.map(changed));
}

/** Returns a draft in which one chair has another picture; if a chair has that already, they swap. @param {Draft} draft @param {number} index @param {number} avatar @returns {Draft} */
export function withAvatar(draft, index, avatar) {
  const own = draft.chairs[index]?.avatar ?? avatar;
  const owner = draft.chairs.findIndex((chair) => chair.avatar === avatar);
  return withChair(withChair(draft, owner, { avatar: own }), index, { avatar });
}

/** Returns a draft in which a person of this device has a chair, with the usual face. @param {Draft} draft @param {number} index @param {Person} person @returns {Draft} */
export function withPerson(draft, index, { name, avatar }) {
  return withAvatar(withChair(draft, index, { name, bot: null }), index, avatar);
}

/** Returns a draft in which the first person without a name is the one who has played last on this device, unless that person has a chair. @param {Draft} draft @param {readonly Person[]} people @returns {Draft} */
export function withLastPerson(draft, [last]) {
  const first = draft.chairs.findIndex(({ bot }) => bot === null);
  const isNamed = draft.chairs.some(
    ({ name }, index) => name && (index === first || name === last?.name),
  );
  return last && first >= 0 && !isNamed ? withPerson(draft, first, last) : draft;
}

/** Returns the chairs with a friend in place of the first bot, where all other chairs are bots. @param {Draft} draft @param {string} friend the name of the friend */
export function withFriend({ chairs }, friend) {
  const [, second] = chairs.filter(({ bot }) => bot === null);
  const instead = second ? -1 : chairs.findIndex(({ bot }) => bot !== null);
  const friendly = chairs.map((chair, index) =>
    index === instead ? { ...chair, bot: null, name: friend } : chair,
  );
  return { chairs: friendly, instead: instead < 0 ? null : instead };
}

/** The number of people to remember. */
const MOST_PEOPLE = 12;

/** Returns the people of this device after a match has begun: those of its chairs first. @param {readonly Person[]} people @param {readonly Chair[]} chairs @returns {Person[]} */
export function peopleAfter(people, chairs) {
  const here = chairs
    .filter(({ bot, name }) => bot === null && name.trim())
    .map(({ name, avatar }) => ({ name: name.trim(), avatar }));
  const others = people.filter(({ name }) => !here.some((each) => each.name === name));
  return [...here, ...others].slice(0, MOST_PEOPLE);
}

/** Returns a draft in which two chairs have swapped places; a move to the empty chair makes the chair the last one. @param {Draft} draft @param {number} from @param {number} to @returns {Draft} */
export function withPlace({ chairs, ...draft }, from, to) {
  const [one, other] = [chairs[from], chairs[to]];
  if (!one) return { chairs, ...draft };
  const moved = other
    ? chairs.map((chair, place) => (place === to ? one : place === from ? other : chair))
    : [...chairs.filter((chair) => chair !== one), one];
  return { ...draft, chairs: moved, moved: moved.indexOf(one) };
}

/** @param {Draft} draft @param {Chair[]} chairs @returns {Draft} */
function seating({ game, options, withoutHelp = false }, chairs) {
  return { game, chairs, options, withoutHelp };
}

/** Returns the seats before and after one, around the table. @param {number} count @param {number} index */
export function neighbours(count, index) {
  return [(index + count - 1) % count, (index + 1) % count];
}

/** Returns the chair whose name the engine has refused. @param {{ refusal: CodedError | null }} state */
export function faultyChair({ refusal }) {
  const seat = refusal?.code.startsWith("name.") ? refusal.params["seat"] : null;
  return typeof seat === "number" ? seat - 1 : null;
}

/** Returns a draft with one more chair, for a person. @param {Draft} draft @returns {Draft} */
export function withMoreChairs(draft) {
  const [avatar = 1] = freeAvatars(draft.chairs);
  return seating(draft, [...draft.chairs, { name: "", bot: null, avatar }]);
}

/** Returns a draft without one of its chairs. @param {Draft} draft @param {number} index @returns {Draft} */
export function withoutChair(draft, index) {
  const others = draft.chairs.filter((_, place) => place !== index);
  return seating(draft, others);
}

/** Returns a draft with some options changed; undefined restores a default. @param {Draft} draft @param {Draft["options"]} options @returns {Draft} */
export function withOptions(draft, options) {
  return { ...draft, options: { ...draft.options, ...options } };
}

/** Returns the names of all chairs. @param {readonly Chair[]} chairs @param {Names} names */
export function chairNames(chairs, { person, bots }) {
  const named = chairs.map(({ name, bot, avatar }, index) => {
    const usual = bot === null ? person(index + 1) : "";
    return { name: name.trim() || usual, bot, avatar };
  });
  return namesOf(named, bots);
}

/** Returns the settings with which a match of a draft begins. @param {Draft} draft @param {Names} names @returns {Agreement} */
export function agreement({ chairs, options, withoutHelp }, names) {
  const called = chairNames(chairs, names);
  const seats = chairs.map(({ bot }, index) => seatText({ name: called[index] ?? "", bot }));
  const avatars = chairs.map(({ avatar }) => avatar);
  return { seats, avatars, options, ...(withoutHelp && { help: false }) };
}

/** @typedef {typeof DEALS[number]} Kind */
/** The dice chosen for the next match of a game. @typedef {{ game: string, kind: Kind, words: string }} ChosenDeal */

/** The choices, the default first. */
export const DEALS = /** @type {const} */ (["secret", "day", "words"]);

/** Returns the dice chosen for the next match of a game. @param {Pick<SetupState, "deal">} state @param {string} game @returns {ChosenDeal} */
export function dealOf({ deal }, game) {
  return deal?.game === game ? deal : { game, kind: "secret", words: "" };
}

/** Returns the date of the device, as in 2026-11-22. */
export function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, place) => String(part).padStart(place ? 2 : 4, "0")).join("-");
}

/** Returns settings with the deal of a day. @param {string} date @param {Agreement} agreed @returns {Agreement} */
export function dealtOn(date, agreed) {
  return { ...agreed, deal: `day ${date}` };
}

/** Returns settings with the dice chosen for the next match of a game. @param {Pick<SetupState, "deal"> & { today: string }} state @param {string} game @param {Agreement} agreed @returns {Agreement} */
export function dealt(state, game, agreed) {
  const { kind, words } = dealOf(state, game);
  if (kind === "day") return dealtOn(state.today, agreed);
  return kind === "words" ? { ...agreed, deal: `words ${words}` } : agreed;
}

/** Returns settings with the dice of a finished match, whose seed is known. @param {Pick<View, "deal" | "seed">} view @param {Agreement} agreed @returns {Agreement} */
export function dealtAgain({ deal, seed }, agreed) {
  const { kind, text } = deal ?? { kind: "again", text: "" };
  return { ...agreed, deal: text ? `${kind} ${text}` : kind, ...(seed && { seed }) };
}
