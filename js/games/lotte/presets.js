/** The two sets of rules, and what is chosen otherwise. */

/** @typedef {import("../../match/drafts.js").Draft["options"]} Values */
/** @typedef {import("../../protocol/facts.js").Option} Option */

/** Returns the set of rules that is chosen. @param {readonly Option[]} options @param {Values} values */
export function presetOf(options, values) {
  return String(values["preset"] ?? options.find(({ name }) => name === "preset")?.default);
}

/** Returns the value that an option has. @param {string} preset @param {Values} values @param {Option} option */
export function valueNow(preset, values, { name, presets }) {
  return values[name] ?? presets[preset];
}

/** Returns those of some options that are not as a set of rules has them. @param {string} preset @param {Values} values @param {readonly Option[]} options */
export function changesOf(preset, values, options) {
  return options.filter((option) => valueNow(preset, values, option) !== option.presets[preset]);
}
