/** Lotte's part of the set-up: two sets of rules, where they part line by line, and the target. */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { factsOf, rulesOfOption } from "../../match/game-facts.js";
import { changesOf, presetOf, valueNow } from "./presets.js";
import { target } from "./target.js";
import { isOfPresets } from "./variants.js";

/** @typedef {import("../../match/drafts.js").Draft} Draft */
/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../game-ui.js").SetupActions} SetupActions */
/** @typedef {import("../../protocol/facts.js").Option} Option */
/** @typedef {{ preset: string, values: Draft["options"], change: SetupActions["change"] }} Chosen what is chosen now, and how that is changed */

/** Draws the presets, the options and the target. @param {Draft} draft @param {State} state @param {SetupActions} actions */
export function setup({ game, options: values }, { refusal }, { change }) {
  const { options, presets } = factsOf(game);
  const chosen = { preset: presetOf(options, values), values, change };
  const singles = options.filter(isOfPresets);
  const others = options.filter((option) => !isOfPresets(option) && option.range);
  return html`<section class="rules-of-match" aria-labelledby="preset-heading">
    <h2 class="unseen" id="preset-heading">${t("preset-heading")}</h2>
    <div class="presets" role="radiogroup" aria-labelledby="preset-heading">
      ${presets.map((preset) => card(chosen, singles, preset))}
    </div>
    <div class="singles">
      ${singles.map((option) => single(chosen, presets, option))}
      ${others.map((option) => target(option, values[option.name], refusal?.code === `options.${option.name}`, change))}
    </div>
  </section>`;
}

/** @param {Chosen} chosen @param {Option[]} singles @param {string} preset */
function card(chosen, singles, preset) {
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
  const { name } = option;
  const isOther = changesOf(chosen.preset, chosen.values, [option]).length > 0;
  const words = t(`option-${name}`);
  return html`<fieldset class="single" data-option=${name} data-changed=${isOther}>
    <legend>${words} ${isOther ? changedMark(chosen) : nothing}</legend>
    ${whyButton(rulesOfOption(option), words)}
    <p class="single-about">${t(`option-${name}.about`)}</p>
    <div class="single-choices">
      ${presets.map((preset) => choice(chosen, option, option.presets[preset]))}
    </div>
  </fieldset>`;
}

/** @param {Chosen} chosen @param {Option} option @param {unknown} value */
function choice(chosen, option, value) {
  const { name } = option;
  return html`<label class="pill">
    <input type="radio" name=${name} value=${String(value)} .checked=${valueNow(chosen.preset, chosen.values, option) === value} @change=${() => chosen.change({ [name]: value })}>
    <span>${t(`option-${name}-${value}`)}</span>
  </label>`;
}

/** @param {Chosen} chosen */
function changedMark({ preset }) {
  const words = t("option-changed-name", { preset });
  return html`<span class="changed" title=${words}>≠ <span class="unseen">${words}</span><span aria-hidden="true">${t("option-changed")}</span></span>`;
}
