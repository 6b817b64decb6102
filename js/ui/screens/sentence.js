/** Events in words: the shared ones and those that the event's game adds. */

import { faceOf } from "../../games/index.js";
import { dashed, sharedWords } from "../components/words.js";
import { t } from "../i18n.js";

/** @typedef {import("../../protocol/shared.js").GameEvent} GameEvent */

/** Tells an event of the running match in one sentence. @param {import("../../state/state.js").State} state @param {GameEvent} event */
export function eventSentence(state, event) {
  const { view } = state;
  if (!view) return "";
  return t(`event-${view.game}-${dashed(event.code)}`, {
    ...sharedWords(view, event),
    ...faceOf(view.game).eventWords(state, view, event),
  });
}
