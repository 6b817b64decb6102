/** What is being set up: chairs with people and bots, and house rules. It stays until the page is closed. */

import { t } from "../i18n.js";
import { chosen } from "../settings.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../settings.js").Chair} Chair */
/** @typedef {{ chairs: Chair[], bots: string[], openHerd: boolean, deck: unknown }} Draft */

/** The seats and the bot to begin with, until the engine has said what it offers. */
const OFFER = { seats: [2, 6], bots: ["ram"] };

/** @type {Draft | undefined} */
let current;

/** Gives what is being set up: at first the seats of last time, or one person against two bots. */
export function draft() {
  current ??= { chairs: firstChairs(), bots: OFFER.bots, openHerd: false, deck: "house" };
  return current;
}

/** @returns {Chair[]} */
function firstChairs() {
  const { chairs } = chosen();
  if (chairs.length) return chairs.map((chair) => ({ ...chair }));
  return [null, "ram", "ram"].map((bot) => ({ name: "", bot }));
}

/** Gives how few and how many seats there may be. @param {Store} store */
export function seatRange({ state }) {
  const [least = 2, most = 6] = state.about?.games["wolle"]?.seats ?? OFFER.seats;
  return { least, most };
}

/** Changes what is being set up. @param {Store} store @param {Partial<Draft>} change */
export function redraft(store, change) {
  Object.assign(draft(), change);
  store.change({ refusal: null });
}

/** Changes one chair. @param {Store} store @param {Chair} chair @param {Partial<Chair>} change */
export function setChair(store, chair, change) {
  Object.assign(chair, change);
  store.change({ refusal: null });
}

/** Adds a chair for a person. @param {Store} store */
export function addChair(store) {
  redraft(store, { chairs: [...draft().chairs, { name: "", bot: null }] });
}

/** Takes a chair away. @param {Store} store @param {Chair} chair */
export function takeChair(store, chair) {
  redraft(store, { chairs: draft().chairs.filter((other) => other !== chair) });
}

/** Gives what the engine is asked to begin with. @returns {import("../contract.js").Agreement} */
export function agreement() {
  const { chairs, openHerd, deck } = draft();
  const seats = chairs.map(({ name, bot }, index) =>
    bot === null ? personName(name.trim(), index + 1) : `bot:${bot}`,
  );
  return { seats, options: { deck, open_herd: openHerd } };
}

/** A name that would make a bot of a person is sent in a form that the engine refuses. @param {string} name @param {number} number */
function personName(name, number) {
  return name.startsWith("bot:") ? `bot:${name}` : name || t("setup-player", { number });
}
