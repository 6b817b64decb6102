/** Begins matches; the one on the table stays among the saved matches. */

import { dealtAgain } from "../../match/drafts.js";
import { seatText } from "../../match/seats.js";
import { recover } from "../crash/recover.js";

/** @import { App } from "../../app/app.js" */
/** @import { Agreement } from "../../match/drafts.js" */
/** @import { View } from "../../protocol/shared.js" */

/**
 * Begins a match and goes to its table; resolves to false if the engine refuses.
 * @param {App} app
 * @param {string} game
 * @param {Agreement} agreement
 */
export async function begin(app, game, agreement) {
  await app.prepare(game, agreement);
  await app.session.open();
  if (!(await app.begin(game, agreement))) return false;
  goToTable(app);
  return true;
}

/** Begins another match like the one on the table, perhaps with other bots. @param {App} app @param {View} view @param {readonly (string | null)[]} [bots] the bot of each seat */
export function beginAgain(app, view, bots) {
  return begin(app, view.game, agreementOf(view, bots));
}

/** Begins a match like the one on the table, with the same dice and cards. @param {App} app @param {View} view */
export function beginSameDeal(app, view) {
  return begin(app, view.game, dealtAgain(view, agreementOf(view)));
}

/** @param {View} view @param {readonly (string | null)[]} [bots] @returns {Agreement} */
function agreementOf({ seats, options, help }, bots = seats.map(({ bot }) => bot)) {
  const avatars = seats.map(({ avatar }) => avatar);
  const texts = seats.map(({ name }, seat) => seatText({ name, bot: bots[seat] ?? null }));
  return { seats: texts, avatars, options, ...(!help && { help }) };
}

/** Goes to the table and lets the match go on; a step back skips its set-up. @param {App} app */
export function goToTable(app) {
  const { screen } = app.state;
  if (screen === "table") app.table.play();
  else app.address.go("#table", { isReplacing: screen === "setup" });
}

/** Begins a match, unless one is about to begin; resolves to true if it has begun. The state names the game meanwhile. Without an engine, another one is started. @param {App} app @param {string} game @param {Agreement} agreement */
export async function beginOnce(app, game, agreement) {
  if (app.state.start.fatal) recover(app);
  if (app.state.beginning) return false;
  app.change({ beginning: game });
  try {
    return await begin(app, game, agreement);
  } finally {
    app.change({ beginning: null });
  }
}
