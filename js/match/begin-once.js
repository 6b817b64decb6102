/** Begins a match at a tap, also while the engine is still on its way: what is waited for is known until then. */

import { begin } from "./begin.js";

/** @typedef {import("../app/app.js").App} App */

/** Begins a match, unless one is about to begin; resolves to whether it has. @param {App} app @param {string} game @param {import("./drafts.js").Agreement} agreement */
export async function beginOnce(app, game, agreement) {
  if (app.state.beginning) return false;
  app.change({ beginning: game });
  try {
    return await begin(app, game, agreement);
  } finally {
    app.change({ beginning: null });
  }
}
