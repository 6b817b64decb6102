/** What has come of the others' turns since one's own last one, in a line: for somebody who plays against bots. */

import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { groupsOf } from "../../match/log-groups.js";
import { people } from "../../match/viewer.js";

/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../../match/log-groups.js").Group} Group */

/** So many events are looked through, from the last one: more than happen between two turns of somebody. */
const RECENT = 200;

/** Says it where one person plays and somebody else has just had a turn; else nothing. @param {View} view @param {readonly GameEvent[]} log */
export function sinceLastTurn(view, log) {
  const [own, ...others] = people(view);
  if (own === undefined || others.length || !view.next) return "";
  const groups = groupsOf(gameUiOf(view.game).story, log.slice(-RECENT));
  // A deal may lie between.
  const latest = groups.slice(-2).findLast(({ seat }) => seat !== null);
  if (!latest || latest.seat === own) return "";
  const before = groups.findLastIndex(({ seat }) => seat === own);
  const turns = groups.slice(before + 1).flatMap((group) => turnWords(view, own, group));
  return before < 0 || turns.length === 0 ? "" : t("since-turn", { turns: turns.join(", ") });
}

/** @param {View} view @param {number} own @param {Group} group */
function turnWords(view, own, { seat, events }) {
  if (seat === null || seat === own) return [];
  const outcomes = gameUiOf(view.game)
    .log.outcomes(events)
    .map(({ words, inline = words }) => inline);
  return outcomes.length
    ? [t("since-of", { name: seatName(view, seat), outcomes: outcomes.join(", ") })]
    : [];
}
