/** How each sound is made. */

import { card, deal, shuffle } from "./cards.js";
import { chip } from "./chips.js";
import { knock, land, roll } from "./dice.js";
import { bell, bust, fanfare, organ } from "./music.js";
import { bark, bleat } from "./voices.js";

/** @typedef {import("../../match/sounds.js").Sound} Sound */
/** Computes the samples of a sound. @typedef {(rate: number, random: import("./synthesis.js").Random) => Float32Array<ArrayBuffer>} Recipe */

/** Those that always have the same pitch. @type {Partial<Record<Sound, Recipe>>} */
export const TUNES = { bell, organ, fanfare, bust };

/** All of them. @type {Record<Sound, Recipe>} */
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
