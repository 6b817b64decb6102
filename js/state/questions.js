/** Questions about the match on the table that change nothing. */

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../protocol/shared.js").Refusal} Refusal */
/** @typedef {import("../protocol/shared.js").Lot} Lot */
/** @typedef {import("../protocol/shared.js").Outlook} Outlook */

/** Resolves to the engine's reason why an action may not be played, or to null. @param {Table} table @param {string} action @returns {Promise<Refusal | null>} */
export async function whyNot(table, action) {
  return (await table.ask({ do: "why", action }))?.refusal ?? null;
}

/** Resolves to what chance decides now, as far as somebody could choose it. @param {Table} table @returns {Promise<readonly Lot[]>} */
export async function lotsOf(table) {
  return (await table.ask({ do: "chance", ply: table.state.view?.ply ?? 0 }))?.lots ?? [];
}

/** Resolves to what can be expected by whoever looks at the table: null where nothing is to be worked out, nothing where the question is refused. @param {Table} table @returns {Promise<Outlook | null | undefined>} */
export async function oddsOf(table) {
  return (await table.ask({ do: "odds", as: table.state.view?.seat ?? null }))?.odds;
}
