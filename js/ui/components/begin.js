/** Begins matches, and asks before a running one is lost. */

import { seatText } from "../../state/seats.js";
import { t } from "../i18n.js";
import { confirm } from "./dialog.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../../state/drafts.js").Agreement} Agreement */

/**
 * Begins a match and goes to its table, unless the running one is to stay or the engine refuses; resolves to whether it began.
 * @param {App} app
 * @param {string} game
 * @param {Agreement} agreement
 */
export async function begin(app, game, agreement) {
  if (!(await replace(app, game, agreement))) return false;
  if (app.state.screen === "table") app.table.play();
  else location.replace("#table");
  return true;
}

/** Begins another match like the one on the table. @param {App} app @param {import("../../protocol/shared.js").View} view */
export function beginAgain(app, { game, seats, options }) {
  const avatars = seats.map(({ avatar }) => avatar);
  return begin(app, game, { seats: seats.map(seatText), avatars, options });
}

/**
 * Puts a match in the place of the one there is, unless that is to stay or the engine refuses; resolves to whether it could.
 * @param {App} app
 * @param {string} game
 * @param {Agreement} agreement
 */
export async function replace(app, game, agreement) {
  return (await mayReplace(app)) && (await app.begin(game, agreement));
}

/** Resolves to whether another match may take the place of the one there is. @param {App} app */
export async function mayReplace(app) {
  await app.opening;
  const { view } = app.state;
  if (!view || view.result) return true;
  return confirm(t("replace-question"), t("replace-yes"), t("replace-no"));
}
