/** Names the sounds and their kinds, and vibrates the device. */

/** The sounds, each with the kind by which it is switched on and off. */
export const SOUNDS = /** @type {const} */ ({
  roll: "dice",
  land: "dice",
  knock: "dice",
  card: "cards",
  deal: "cards",
  shuffle: "cards",
  chip: "chips",
  bleat: "voices",
  bark: "voices",
  bell: "music",
  organ: "music",
  fanfare: "music",
  bust: "music",
});

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

/** Milliseconds of vibration and rest in turn. @type {Partial<Record<Sound, number[]>>} */
const VIBRATIONS = {
  roll: [14, 90, 12, 70, 10, 50, 8],
  land: [22],
  knock: [10],
  card: [8],
  chip: [8, 40, 8],
  organ: [15, 90, 15, 90, 40],
  fanfare: [20, 80, 20, 80, 20, 80, 120],
  bust: [140],
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
