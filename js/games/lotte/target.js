/** The target in the set-up: a few to choose from, and a field for another. The engine judges what is typed. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { number, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { rulesOfOption } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/facts.js").Option} Option */
/** @typedef {import("../game-ui.js").SetupActions["change"]} Change */

/** Draws the choice; a refused target has the focus. @param {Option} option @param {unknown} chosen @param {boolean} isRefused @param {Change} change */
export function target(option, chosen, isRefused, change) {
  const { name, values } = option;
  const words = t("option-target");
  return html`<fieldset class="single" data-option=${name}>
    <legend>${words}</legend>
    ${whyButton(rulesOfOption(option), words)}
    <p class="single-about">${t("option-target.about")}</p>
    <div class="single-choices">
      ${values.map((points) => pill(name, Number(points), chosen === points, change))}
      ${field(option, chosen, isRefused, change)}
    </div>
  </fieldset>`;
}

/** @param {string} name @param {number} points @param {boolean} isChosen @param {Change} change */
function pill(name, points, isChosen, change) {
  return html`<label class="pill">
    <input type="radio" name=${name} value=${points} .checked=${isChosen} @change=${() => change({ [name]: points })}>
    <span>${number(points)}</span>
  </label>`;
}

/** @param {Option} option @param {unknown} chosen @param {boolean} isRefused @param {Change} change */
function field(option, chosen, isRefused, change) {
  const { least, most, step } = option.range ?? { least: 0, most: 0, step: 1 };
  const words = { least: number(least), most: number(most), step };
  const typed = (/** @type {Event} */ event) => change({ [option.name]: valueIn(event, option) });
  return html`<label class="pill-own"><span>${t("option-target-own")}</span>
      <input type="number" id="target" min=${least} max=${most} step=${step} inputmode="numeric" aria-label=${t("option-target-own-name")} aria-describedby="target-range" aria-invalid=${isRefused} .value=${String(chosen)} @change=${typed} ${ref(isRefused ? focusOn : undefined)}>
    </label>
    <small class="target-range" id="target-range">${t("option-target-range", words)}</small>`;
}

/** Returns what was typed; an emptied field has the usual target again. @param {Event} event @param {Option} option */
function valueIn({ target }, option) {
  const input = /** @type {HTMLInputElement} */ (target);
  if (!input.value) input.value = String(option.default);
  return Number(input.value);
}

/** @param {Element | undefined} field */
function focusOn(field) {
  if (field instanceof HTMLElement) field.focus();
}
