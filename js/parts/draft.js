/** What is being set up: chairs, which all games share, and what each game is asked to begin with. It stays until the page is closed. */

import { t } from "../i18n.js";
import { chosen } from "../settings.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../settings.js").Chair} Chair */
/** @typedef {import("../face.js").Draft} Draft */

/** What a game offers until the engine has said it. A bot without a name is the best there is. */
const OFFER = { seats: [2, 6], bots: [""] };

/** @type {Chair[] | undefined} */
let chairs;

/** @type {Map<string, Draft>} */
const drafts = new Map();

/** Gives what is being set up for a game: `options` at first. @param {string} game @param {Draft["options"]} options */
export function draftOf(game, options) {
  const draft = drafts.get(game) ?? { game, options: { ...options } };
  drafts.set(game, draft);
  return draft;
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

/** Gives the chairs that stand at the table of a game: at first those of last time, or one person against two bots. @param {Store} store @param {string} game */
export function chairsOf(store, game) {
  chairs ??= firstChairs();
  return chairs.slice(0, offer(store, game).most);
}

/** @returns {Chair[]} */
function firstChairs() {
  const { chairs } = chosen();
  if (chairs.length) return chairs.map((chair) => ({ ...chair }));
  return [null, "", ""].map((bot) => ({ name: "", bot }));
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

/** Adds a chair for a person. @param {Store} store @param {string} game */
export function addChair(store, game) {
  chairs = [...chairsOf(store, game), { name: "", bot: null }];
  store.change({ refusal: null });
}

/** Takes a chair away. @param {Store} store @param {string} game @param {Chair} chair */
export function takeChair(store, game, chair) {
  chairs = chairsOf(store, game).filter((other) => other !== chair);
  store.change({ refusal: null });
}

/** Gives what the engine is asked to begin with. @param {Store} store @param {Draft} draft @returns {import("../contract.js").Agreement} */
export function agreement(store, { game, options }) {
  const seats = chairsOf(store, game).map((chair, index) => {
    const bot = botOn(store, game, chair);
    return bot === null ? personName(chair.name.trim(), index + 1) : `bot:${bot}`;
  });
  return { seats, options };
}

/** A name that would make a bot of a person is sent in a form that the engine refuses. @param {string} name @param {number} number */
function personName(name, number) {
  return name.startsWith("bot:") ? `bot:${name}` : name || t("setup-player", { number });
}
