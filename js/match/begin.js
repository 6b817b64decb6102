/** Begins matches; the one on the table goes to the shelf. */

import { dealtAgain } from "./deal.js";
import { seatText } from "./seats.js";

/** @typedef {import("../app/app.js").App} App */
/** @typedef {import("./drafts.js").Agreement} Agreement */

/**
 * Begins a match and goes to its table, unless the engine refuses; resolves to whether it began.
 * @param {App} app
 * @param {string} game
 * @param {Agreement} agreement
 */
export async function begin(app, game, agreement) {
  await app.open();
  if (!(await app.begin(game, agreement))) return false;
  goToTable(app);
  return true;
}

/** Begins another match like the one on the table. @param {App} app @param {import("../protocol/shared.js").View} view */
export function beginAgain(app, view) {
  return begin(app, view.game, agreementOf(view));
}

/** Begins a match like the one on the table, with the same dice and cards. @param {App} app @param {import("../protocol/shared.js").View} view */
export function beginSameDeal(app, view) {
  return begin(app, view.game, dealtAgain(view, agreementOf(view)));
}

/** @param {import("../protocol/shared.js").View} view @returns {Agreement} */
function agreementOf({ seats, options, help }) {
  const avatars = seats.map(({ avatar }) => avatar);
  return { seats: seats.map(seatText), avatars, options, ...(!help && { help }) };
}

/** Shows the table of a match that has just come to it, and lets it go on; the way back does not lead to its set-up. @param {App} app */
export function goToTable(app) {
  const { screen } = app.state;
  if (screen === "table") app.table.play();
  else if (screen === "setup") location.replace("#table");
  else location.hash = "#table";
}
