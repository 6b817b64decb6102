/** How statistics say players and numbers: the engine gives these in tenths and thousandths. */

import { decimal, number, percent, signed, t } from "../../kit/i18n.js";

/** @typedef {import("../../protocol/shared.js").PlayerKey} PlayerKey */
/** @typedef {import("../../protocol/shared.js").LuckTotal} LuckTotal */

/** Says who a player is: a bot is called as its kind is. @param {PlayerKey} player */
export function playerName({ name, bot }) {
  return bot === null ? name : t(`bot-${bot}`);
}

/** Says a number of tenths. */
export const tenths = (/** @type {number} */ value) => number(value / 10);

/** Says a number of thousandths. */
export const thousandths = (/** @type {number} */ value) => decimal(value / 1000);

/** Says a share in percent; a dash where there is none. */
export const share = (/** @type {number | null} */ value) =>
  value === null ? "–" : percent(value / 1000);

/** Returns the heads of columns by their names. */
export const columns = (/** @type {string[]} */ ...names) =>
  names.map((name) => t(`column-${name}`));

/** Says how many of how many, and which share that is. */
export const ofTried = (
  /** @type {number} */ hits,
  /** @type {number} */ tried,
  /** @type {number | null} */ part,
) => t("statistics-of", { hits, tried, percent: share(part) });

/** Says luck: how much, and how far from nothing it usually is. @param {LuckTotal} luck */
export const luckWords = ({ value, usual }) => ({
  luck: signed(value / 1000),
  usual: thousandths(usual),
});
