/** The picture on the door of the game. */

import { cardFace } from "./cards.js";

/** Draws the emblem. */
export function emblem() {
  return cardFace("clover");
}
