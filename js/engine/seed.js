/** The secret seed from which the engine draws all chance of a match. */

import { randomHex } from "../storage/random.js";

/** Returns 128 unpredictable bits as 32 hexadecimal digits. */
export const newSeed = randomHex;
