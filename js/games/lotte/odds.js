/** Which numbers of its odds stand beside the table: by aim, the codes of the columns. */

/** @type {import("../game-ui.js").GameUi["brief"]} */
export const brief = {
  points: ["nothing", "full-roll", "straight", "win", "stop-card", "worth"],
};
