/** Where Volle Lotte is played: a fair. */

import { fair } from "./art/fair.js";

/** Draws what lies behind the table. */
export const scenery = fair;
