/** Advice before a choice: who may ask for it, and the request. */

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Advice} Advice */

/** Returns whether the seat that looks at the table has something to choose now: advice is for its eyes alone. @param {Table} table @param {View} view */
export function mayBeAdvised(table, view) {
  return table.isAsked() && view.seat !== null && view.legal.length > 0;
}

/** Resolves to the coach's advice to the seat that looks at the table, or to null where it has nothing to choose; rejects with a CodedError. @param {App} app @param {View} view @returns {Promise<Advice | null>} */
export async function adviceOf(app, view) {
  if (!mayBeAdvised(app.table, view)) return null;
  return (await app.inquire({ do: "advice", as: view.seat })).advice;
}
