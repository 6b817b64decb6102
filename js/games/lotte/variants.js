/** The rules that the two sets of rules have in two ways, and which of them is played. */

import { t } from "../../kit/i18n.js";
import { dashed } from "../../match/components/words.js";
import { factsOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../game-ui.js").Variant} Variant */

/** Returns the ways of a rule, if there are two. @param {View | null} view @param {string} rule by its Fluent id @returns {Variant[]} */
export function variants(view, rule) {
  const { options, presets } = factsOf("lotte");
  const option = options.find((each) => dashed(each.rule ?? "") === rule && isOfPresets(each));
  if (!option) return [];
  const agreed = /** @type {Record<string, unknown> | undefined} */ (
    /** @type {unknown} */ (view?.agreed)
  );
  return presets.map((preset) => ({
    label: t(`preset-${preset}`),
    text: t(`${rule}.${preset}`),
    played: agreed?.[option.name] === option.presets[preset],
  }));
}

/** Tells whether an option is one that the presets decide. @param {import("../../protocol/facts.js").Option} option */
export function isOfPresets({ presets }) {
  return Object.keys(presets).length > 0;
}
