/** Events in words: the shared ones and those that the event's game adds. */

import { has, t } from "../kit/i18n.js";
import { dashed, sharedWords } from "../match/components/words.js";
import { gameUiOf } from "./index.js";

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").View} View */

/** Returns an event of the running match as a sentence. @param {View} view @param {GameEvent} event */
export function eventSentence(view, event) {
  return sentence(`event-${view.game}-${dashed(event.code)}`, view, event);
}

/** Returns the sentence at the table about an event, which may sum up several that are alike. @param {View} view @param {GameEvent} event */
export function headlineSentence(view, event) {
  const id = `event-${view.game}-${dashed(event.code)}`;
  return sentence(has(`${id}.headline`) ? `${id}.headline` : id, view, event);
}

/** @param {string} id @param {View} view @param {GameEvent} event */
function sentence(id, view, event) {
  return t(id, { ...sharedWords(view, event), ...gameUiOf(view.game).eventWords(view, event) });
}
