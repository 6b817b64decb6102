/** The tables that the engine counts over many matches of Wolle. */

/** @type {import("../game-ui.js").GameUi["statistics"]} */
export const statistics = {
  bids: { columns: ["chosen", "tried", "hits", "share", "chance"], line: (bid) => bid },
};
