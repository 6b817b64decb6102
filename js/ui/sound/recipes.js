/** How each sound is made. */

import { card, deal, shuffle } from "./cards.js";
import { chip } from "./chips.js";
import { knock, land, roll } from "./dice.js";
import { bell, bust, fanfare, organ } from "./music.js";
import { bark, bleat } from "./voices.js";

/** Each computes the samples of a sound. @type {Record<import("../../state/sounds.js").Sound, (rate: number, random: import("./synthesis.js").Random) => Float32Array<ArrayBuffer>>} */
export const RECIPES = {
  roll,
  land,
  knock,
  card,
  deal,
  shuffle,
  chip,
  bleat,
  bark,
  bell,
  organ,
  fanfare,
  bust,
};
