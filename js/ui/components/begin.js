/** Begins matches, and asks before a running one is lost. */

import { t } from "../i18n.js";
import { confirm } from "./dialog.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/shared.js").Agreement} Agreement */

/**
 * Begins a match and goes to its table, unless the running one is to stay or the engine refuses; gives whether it began.
 * @param {Store} store
 * @param {string} game
 * @param {Agreement} agreement
 */
export async function begin(store, game, agreement) {
  if (!(await replace(store, game, agreement))) return false;
  if (store.state.screen === "table") store.play();
  else location.replace("#table");
  return true;
}

/** Begins another match like the one on the table. @param {Store} store @param {import("../../protocol/shared.js").View} view */
export function beginAgain(store, { game, seats, options }) {
  return begin(store, game, { seats: seats.map(({ name }) => name), options });
}

/**
 * Puts a match in the place of the one there is, unless that is to stay or the engine refuses; gives whether it could.
 * @param {Store} store
 * @param {string} game
 * @param {Agreement} agreement
 */
export async function replace(store, game, agreement) {
  return (await mayReplace(store)) && (await store.begin(game, agreement));
}

/** Gives whether another match may take the place of the one there is. @param {Store} store */
export async function mayReplace(store) {
  await store.opening;
  const { view } = store.state;
  if (!view || view.result) return true;
  return confirm(t("replace-question"), t("replace-yes"), t("replace-no"));
}
