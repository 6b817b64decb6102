/** What is agreed before a match, in a line. */

import { number, t } from "../../kit/i18n.js";
import { factsOf } from "../../match/game-facts.js";
import { changesOf, presetOf } from "./presets.js";
import { isOfPresets } from "./variants.js";

/** Says the target, the rules, and in how much they are others. @param {import("../../match/drafts.js").Draft} draft */
export function agreed({ game, options: values }) {
  const { options } = factsOf(game);
  const preset = presetOf(options, values);
  const count = changesOf(preset, values, options.filter(isOfPresets)).length;
  const target = t("agreed-target", { points: number(Number(values["target"])) });
  return [target, t(`preset-${preset}`), ...(count ? [t("preset-changed", { count })] : [])];
}
