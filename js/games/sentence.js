/** Sentences about events. */

import { has, t } from "../kit/i18n.js";
import { dashed, sharedWords } from "../match/components/words.js";
import { gameUiOf } from "./index.js";

/** @import { GameEvent, View } from "../protocol/shared.js" */

/** Returns the sentence of an event for the log. @param {View} view @param {GameEvent} event */
export function eventSentence(view, event) {
  return sentence(idOf(view, event), view, event);
}

/** Returns the sentence of an event for the table, where one event can stand for several. @param {View} view @param {GameEvent} event */
export function headlineSentence(view, event) {
  const id = idOf(view, event);
  return sentence(has(`${id}.headline`) ? `${id}.headline` : id, view, event);
}

/** @param {View} view @param {GameEvent} event */
const idOf = ({ game }, { code }) => `event-${game}-${dashed(code)}`;

/** @param {string} id @param {View} view @param {GameEvent} event */
function sentence(id, view, event) {
  return t(id, { ...sharedWords(view, event), ...gameUiOf(view.game).eventWords(view, event) });
}
