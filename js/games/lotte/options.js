/** What may be agreed before a match: two presets, and six options that can each depart from them. */

/** @typedef {import("../../protocol/lotte.js").Agreed} Agreed */
/** @typedef {Exclude<keyof Agreed, "preset" | "target">} Single */

/** What each preset means, as py/volle/lotte/options.py has it; the first is the engine's default. @type {Record<Agreed["preset"], Pick<Agreed, Single>>} */
export const PRESETS = {
  cabinet: { aside: "all", straight: "1-5", clover: 1, floor: false, end: "one-turn" },
  tutto: { aside: "choice", straight: "1-6", clover: 2, floor: true, end: "equal-turns" },
};

export const PRESET_NAMES = /** @type {Agreed["preset"][]} */ (Object.keys(PRESETS));

/** The single options in their order, each with the rule that it is about. @type {[Single, string][]} */
export const SINGLES = [
  ["aside", "lotte.roll.aside"],
  ["straight", "lotte.card.straight"],
  ["clover", "lotte.card.clover"],
  ["floor", "lotte.card.plus-minus"],
  ["end", "lotte.end.catch-up"],
];

/** Targets that can be chosen without typing a number. */
export const TARGETS = [3000, 6000, 10000];

/** What the field for a target offers, as py/volle/lotte/options.py has it. */
export const TARGET_RANGE = { least: 500, most: 20000, step: 50 };

/** What is agreed where nobody changes anything. @type {Partial<Agreed> & Pick<Agreed, "preset" | "target">} */
export const DEFAULT = { preset: "cabinet", target: 6000 };

/** Gives the options that depart from their preset. @param {Partial<Agreed>} options */
export function departures(options) {
  return SINGLES.filter(([name]) => departs(options, name)).map(([name]) => name);
}

/** Tells whether an option is not as its preset has it. @param {Partial<Agreed>} options @param {Single} name */
export function departs(options, name) {
  return chosenValue(options, name) !== PRESETS[options.preset ?? DEFAULT.preset][name];
}

/** Gives the value that an option has. @param {Partial<Agreed>} options @param {Single} name */
export function chosenValue(options, name) {
  return options[name] ?? PRESETS[options.preset ?? DEFAULT.preset][name];
}
