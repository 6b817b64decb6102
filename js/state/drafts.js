/** What is being set up for each game: who sits where, and what the engine is asked to begin with. It stays until the page is closed. */

import { t } from "../ui/i18n.js";
import { choose, chosen } from "./settings.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./settings.js").Chair} Chair */
/** @typedef {import("../games/game-ui.js").Draft} Draft */

/** What a game offers until the engine has said it. A bot without a name is the best there is. */
const OFFER = { seats: [2, 6], bots: [""] };

/** @type {Map<string, Draft>} */
const drafts = new Map();

/** Gives what is being set up for a game: at first what was begun last time, or else one person against two bots and `options`. @param {string} game @param {Draft["options"]} options */
export function draftOf(game, options) {
  const draft = drafts.get(game) ?? firstDraft(game, options);
  drafts.set(game, draft);
  return draft;
}

/** @param {string} game @param {Draft["options"]} options @returns {Draft} */
function firstDraft(game, options) {
  const usual = usualDraft(game, options);
  const last = chosen().setUps[game];
  return {
    game,
    chairs: last?.chairs.map((chair) => ({ ...chair })) ?? usual.chairs,
    options: { ...options, ...last?.options },
  };
}

/** Gives what is set up where nobody has chosen anything: one person against two bots. @param {string} game @param {Draft["options"]} options @returns {Draft} */
export function usualDraft(game, options) {
  return { game, chairs: [null, "", ""].map((bot) => ({ name: "", bot })), options };
}

/** Lets the next visit begin with what is set up. @param {Draft} draft */
export function rememberDraft({ game, chairs, options }) {
  choose({ setUps: { ...chosen().setUps, [game]: { chairs, options } } });
}

/** Changes some of what the engine will be asked to begin with. @param {Store} store @param {Draft} draft @param {Draft["options"]} options */
export function redraft(store, draft, options) {
  Object.assign(draft.options, options);
  store.change({ refusal: null });
}

/** Gives what the engine offers for a game. @param {Store} store @param {string} game */
export function offer({ state }, game) {
  const { seats, bots } = state.about?.games[game] ?? OFFER;
  const [least = 2, most = least] = seats;
  return { least, most, bots };
}

/** Gives the bot on a chair: one that the game does not have becomes its best. @param {Store} store @param {string} game @param {Chair} chair */
export function botOn(store, game, { bot }) {
  const { bots } = offer(store, game);
  return bot === null || bots.includes(bot) ? bot : (bots.at(-1) ?? "");
}

/** Changes one chair. @param {Store} store @param {Chair} chair @param {Partial<Chair>} change */
export function setChair(store, chair, change) {
  Object.assign(chair, change);
  store.change({ refusal: null });
}

/** Adds a chair for a person. @param {Store} store @param {Draft} draft */
export function addChair(store, draft) {
  draft.chairs = [...draft.chairs, { name: "", bot: null }];
  store.change({ refusal: null });
}

/** Takes a chair away. @param {Store} store @param {Draft} draft @param {Chair} chair */
export function takeChair(store, draft, chair) {
  draft.chairs = draft.chairs.filter((other) => other !== chair);
  store.change({ refusal: null });
}

/** Gives what the engine is asked to begin with. @param {Store} store @param {Draft} draft @returns {import("../protocol/shared.js").Agreement} */
export function agreement(store, { game, chairs, options }) {
  const seats = chairs.map((chair, index) => {
    const bot = botOn(store, game, chair);
    return bot === null ? personName(chair.name.trim(), index + 1) : `bot:${bot}`;
  });
  return { seats, options };
}

/** A name that would make a bot of a person is sent in a form that the engine refuses. @param {string} name @param {number} number */
function personName(name, number) {
  return name.startsWith("bot:") ? `bot:${name}` : name || t("setup-player", { number });
}
