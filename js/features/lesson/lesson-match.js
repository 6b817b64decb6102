/** A lesson as a match: who sits down for it, and how it goes on without its guide. */

import { withPictures } from "../../match/drafts.js";

/** @typedef {import("../../match/drafts.js").Draft} Draft */

/** Returns what a lesson begins with: who comes first in a draft sits beside its bots, by the usual rules. @param {Draft} draft @param {readonly string[]} bots @returns {Draft} */
export function lessonDraft({ game, chairs }, bots) {
  const person = chairs.find(({ bot }) => bot === null) ?? { name: "", bot: null, avatar: 1 };
  const others = bots.map((bot) => ({ name: "", bot, avatar: person.avatar }));
  return { game, chairs: withPictures([person, ...others]), options: {} };
}

/** Has the match go on without its guide, and with honest chance. @param {import("../../match/table.js").Table} table */
export async function leaveLesson(table) {
  if (table.state.asking) return;
  await table.pause();
  const { view } = table.state;
  if (!view) return;
  await table.replace({ do: "leave-lesson", ply: view.ply, as: null });
  await table.play();
}
