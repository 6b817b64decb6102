/** Advice before a choice: for whom it can be asked, and what the coach says. */

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("../protocol/shared.js").Advice} Advice */

/** Tells whether whoever looks at the table has something to choose now: advice is for nobody else's eyes. @param {Table} table @param {View} view */
export function mayBeAdvised(table, view) {
  return table.isAsked() && view.seat !== null && view.legal.length > 0;
}

/** Resolves to what the coach says to whoever looks at the table: null where there is nothing to choose, nothing where the question is refused. @param {Table} table @param {View} view @returns {Promise<Advice | null | undefined>} */
export async function adviceOf(table, view) {
  if (!mayBeAdvised(table, view)) return null;
  return (await table.ask({ do: "advice", as: view.seat }))?.advice;
}
