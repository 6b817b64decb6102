/** What a hand feels of what its player does, where the device can vibrate. */

/** @typedef {import("../../match/sound.js").Sound} Sound */

/** Milliseconds of shaking and rest in turns. @type {Partial<Record<Sound, number[]>>} */
const PATTERNS = {
  roll: [14, 90, 12, 70, 10, 50, 8],
  land: [22],
  knock: [10],
  card: [8],
  chip: [8, 40, 8],
  organ: [15, 90, 15, 90, 40],
  fanfare: [20, 80, 20, 80, 20, 80, 120],
  bust: [140],
};

/** Tells whether a hand could feel anything: a computer with a mouse says that it can vibrate, and has nothing to do it with. */
export function canVibrate() {
  return "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;
}

/** Has the device be felt, if anybody has touched the page yet: before that browsers forbid it, and complain. @param {Sound} sound */
export function vibrate(sound) {
  const pattern = PATTERNS[sound];
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
