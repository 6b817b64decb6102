/** The rules that the two sets of rules have in two ways, and which of them is played. */

import { t } from "../../ui/i18n.js";
import { PRESET_NAMES, PRESETS, SINGLES } from "./options.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Agreed} Agreed */
/** @typedef {import("../game-ui.js").Variant} Variant */

/** Gives the ways of a rule, if there are two. @param {View | null} view @param {string} rule by its Fluent id @returns {Variant[]} */
export function variants(view, rule) {
  const [name] = SINGLES.find(([, id]) => id.replaceAll(".", "-") === rule) ?? [];
  if (!name) return [];
  return PRESET_NAMES.map((preset) => ({
    label: t(`preset-${preset}`),
    text: t(`${rule}.${preset}`),
    played: view?.agreed[name] === PRESETS[preset][name],
  }));
}
