/** Names the sounds and their kinds, and vibrates the device. */

import { SOUNDS, VIBRATIONS } from "./clips.js";

/** @typedef {keyof typeof SOUNDS} Sound */
/** @typedef {typeof SOUNDS[Sound]} Kind */

/** The kinds of sounds, in the order of their switches. @type {readonly Kind[]} */
export const KINDS = [...new Set(Object.values(SOUNDS))];

/** An example of each kind. @type {Record<Kind, Sound>} */
export const SAMPLES = {
  dice: "land",
  cards: "card",
  chips: "chip",
  voices: "bleat",
  music: "organ",
};

/** Returns true if the device can vibrate. Computers with a mouse have the function without the hardware. */
export function canVibrate() {
  return "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;
}

/** Vibrates for a sound; before the first touch of the page, browsers refuse and log an error. @param {Sound} sound */
export function vibrate(sound) {
  const pattern = VIBRATIONS[sound];
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
