/** Events in words: the shared ones and those that the event's game adds. */

import { gameUiOf } from "../../games/index.js";
import { dashed, sharedWords } from "../components/words.js";
import { t } from "../i18n.js";

/** @typedef {import("../../protocol/shared.js").GameEvent} GameEvent */

/** Tells an event of the running match in one sentence. @param {import("../../protocol/shared.js").View} view @param {GameEvent} event */
export function eventSentence(view, event) {
  return t(`event-${view.game}-${dashed(event.code)}`, {
    ...sharedWords(view, event),
    ...gameUiOf(view.game).eventWords(view, event),
  });
}
