/** Begins matches, and asks before a running one is lost. */

import { t } from "../i18n.js";
import { confirm } from "./dialog.js";

/** @typedef {import("../store.js").Store} Store */

/**
 * Begins a match and goes to its table, unless the running one is to stay or the engine refuses; gives whether it began.
 * @param {Store} store
 * @param {string} game
 * @param {import("../contract.js").Agreement} agreement
 */
export async function begin(store, game, agreement) {
  if (!(await mayReplace(store))) return false;
  if (!(await store.begin(game, agreement))) return false;
  if (store.state.screen === "table") store.play();
  else location.replace("#table");
  return true;
}

/** Gives whether another match may take the place of the one there is. @param {Store} store */
export async function mayReplace(store) {
  await store.opening;
  const { view } = store.state;
  if (!view || view.result) return true;
  return confirm(t("replace-question"), t("replace-yes"), t("replace-no"));
}
