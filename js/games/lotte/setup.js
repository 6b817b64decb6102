/** The rules in the set-up: two presets, the options in which they differ, and the target. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { number, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { dashed } from "../../match/components/words.js";
import { factsOf, rulesOfOption } from "../../match/game-facts.js";

/** @import { Variant } from "../../match/components/explain.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { Option } from "../../protocol/facts.js" */
/** @import { View } from "../../protocol/lotte.js" */
/** @import { Refusal } from "../../protocol/shared.js" */
/** @import { SetupActions } from "../game-ui.js" */

/** The choices of a draft, and the function that changes them. @typedef {{ preset: string, values: Draft["options"], change: SetupActions["change"] }} Chosen */

/** Returns the chosen preset. @param {readonly Option[]} options @param {Draft["options"]} values */
function presetOf(options, values) {
  return String(values["preset"] ?? options.find(({ name }) => name === "preset")?.default);
}

/** Returns the value of an option: the chosen one, or that of the preset. @param {string} preset @param {Draft["options"]} values @param {Option} option */
function valueNow(preset, values, { name, presets }) {
  return values[name] ?? presets[preset];
}

/** Returns the options whose values differ from the preset. @param {string} preset @param {Draft["options"]} values @param {readonly Option[]} options */
function changesOf(preset, values, options) {
  return options.filter((option) => valueNow(preset, values, option) !== option.presets[preset]);
}

/** Returns true if presets differ in an option. @param {Option} option */
function isOfPresets({ presets }) {
  return Object.keys(presets).length > 0;
}

/** Returns the variants of a rule: one for each preset if they differ in it. @param {View | null} view @param {string} rule as a Fluent id @returns {Variant[]} */
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

/** Describes the target, the preset, and the number of changes to it. @param {Draft} draft */
export function agreed({ game, options: values }) {
  const { options } = factsOf(game);
  const preset = presetOf(options, values);
  const count = changesOf(preset, values, options.filter(isOfPresets)).length;
  const target = t("agreed-target", { points: number(Number(values["target"])) });
  return [target, t(`preset-${preset}`), ...(count ? [t("preset-changed", { count })] : [])];
}

/** Draws the presets, the options and the target. @param {Draft} draft @param {{ refusal: Pick<Refusal, "code"> | null }} state @param {SetupActions} actions */
export function setup({ game, options: values }, { refusal }, { change }) {
  const { options, presets } = factsOf(game);
  const chosen = { preset: presetOf(options, values), values, change };
  const singles = options.filter(isOfPresets);
  const others = options.filter((option) => !isOfPresets(option) && option.range);
  return html`<section class="rules-of-match" aria-labelledby="preset-heading">
    <h2 class="unseen" id="preset-heading">${t("preset-heading")}</h2>
    <div class="presets" role="radiogroup" aria-labelledby="preset-heading">
      ${presets.map((preset) => presetCard(chosen, singles, preset))}
    </div>
    <div class="singles">
      ${singles.map((option) => single(chosen, presets, option))}
      ${others.map((option) => target(chosen, option, refusal?.code === `options.${option.name}`))}
    </div>
  </section>`;
}

/** @param {Chosen} chosen @param {Option[]} singles @param {string} preset */
function presetCard(chosen, singles, preset) {
  const isChosen = chosen.preset === preset;
  const count = changesOf(preset, chosen.values, singles).length;
  const unchanged = Object.fromEntries(singles.map(({ name }) => [name, undefined]));
  return html`<label class="preset" data-preset=${preset}>
    <input type="radio" name="preset" id=${`preset-${preset}`} value=${preset} .checked=${isChosen} @change=${() => chosen.change({ ...unchanged, preset })}>
    <span class="preset-words">
      <b>${t(`preset-${preset}`)}</b>
      <span>${t(`preset-${preset}-about`)}</span>
      ${isChosen && count ? html`<span class="changed">${t("preset-changed", { count })}</span>` : nothing}
    </span>
  </label>`;
}

/** @param {Chosen} chosen @param {readonly string[]} presets @param {Option} option */
function single(chosen, presets, option) {
  const { preset, values } = chosen;
  const isChanged = changesOf(preset, values, [option]).length > 0;
  const choices = presets.map((each) => {
    const value = option.presets[each];
    const words = t(`option-${option.name}-${value}`);
    return pill(chosen, option, value, valueNow(preset, values, option) === value, words);
  });
  const mark = t("option-changed-name", { preset });
  return fieldset(
    option,
    isChanged,
    choices,
    html`<span class="changed" title=${mark}>≠ <span class="unseen">${mark}</span><span aria-hidden="true">${t("option-changed")}</span></span>`,
  );
}

/** @param {Option} option @param {boolean} isChanged @param {unknown} choices @param {unknown} mark of a changed option */
function fieldset(option, isChanged, choices, mark) {
  const { name } = option;
  const words = t(`option-${name}`);
  return html`<fieldset class="single" data-option=${name} data-changed=${isChanged}>
    <legend>${words} ${isChanged ? mark : nothing}</legend>
    ${whyButton(rulesOfOption(option), words)}
    <p class="single-about">${t(`option-${name}.about`)}</p>
    <div class="single-choices">${choices}</div>
  </fieldset>`;
}

/** @param {Chosen} chosen @param {Option} option @param {unknown} value @param {boolean} isChosen @param {string} words */
function pill({ change }, { name }, value, isChosen, words) {
  return html`<label class="pill">
    <input type="radio" name=${name} value=${String(value)} .checked=${isChosen} @change=${() => change({ [name]: value })}>
    <span>${words}</span>
  </label>`;
}

/** Draws the target: some values to choose from, and a field for another, which takes the focus if the engine refuses it. @param {Chosen} chosen @param {Option} option @param {boolean} isRefused */
function target(chosen, option, isRefused) {
  const { name, values, range } = option;
  const { least, most, step } = range ?? { least: 0, most: 0, step: 1 };
  const value = chosen.values[name];
  const words = { least: number(least), most: number(most), step };
  const typed = (/** @type {Event} */ { target, type }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    // The field may be empty while another number is typed.
    if (!input.value && type === "input") return;
    input.value ||= String(option.default);
    chosen.change({ [name]: input.valueAsNumber });
  };
  const pills = values.map((points) =>
    pill(chosen, option, points, value === points, number(Number(points))),
  );
  const field = html`<label class="pill-own"><span>${t("option-target-own")}</span>
      <input type="number" id="target" min=${least} max=${most} step=${step} inputmode="numeric" aria-label=${t("option-target-own-name")} aria-describedby="target-range" aria-invalid=${isRefused} .value=${String(value)} @input=${typed} @change=${typed} ${ref(isRefused ? focusOn : undefined)}>
    </label>
    <small class="target-range" id="target-range">${t("option-target-range", words)}</small>`;
  return fieldset(option, false, [pills, field], nothing);
}

/** @param {Element | undefined} field */
function focusOn(field) {
  if (field instanceof HTMLElement) field.focus();
}
