/** Questions about the match on the table that change nothing. */

/** @typedef {import("../app/app.js").App} App */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../protocol/shared.js").Refusal} Refusal */
/** @typedef {import("../protocol/shared.js").ChanceChoice} ChanceChoice */
/** @typedef {import("../protocol/shared.js").Odds} Odds */

/** Resolves to the engine's reason why an action may not be played, or to null. @param {Table} table @param {string} action @returns {Promise<Refusal | null>} */
export async function whyNot(table, action) {
  return (await table.ask({ do: "why", action }))?.refusal ?? null;
}

/** Resolves to what chance decides now, as far as somebody could choose it. @param {Table} table @returns {Promise<readonly ChanceChoice[]>} */
export async function lotsOf(table) {
  return (await table.ask({ do: "chance", ply: table.state.view?.ply ?? 0 }))?.choices ?? [];
}

/** Resolves to the odds of the seat that looks at the table, or to null where there are none; rejects with a CodedError. @param {App} app @returns {Promise<Odds | null>} */
export async function oddsOf(app) {
  return (await app.inquire({ do: "odds", as: app.state.view?.seat ?? null })).odds;
}
