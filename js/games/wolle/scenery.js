/** Where Volle Wolle is played: a meadow. */

import { meadow } from "./art/meadow.js";

/** Draws what lies behind the table. */
export const scenery = meadow;
