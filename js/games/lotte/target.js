/** The target in the set-up: three to choose from, and a field for another. The engine judges what is typed. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { whyButton } from "../../ui/components/why.js";
import { number, t } from "../../ui/i18n.js";
import { DEFAULT, TARGET_RANGE, TARGETS } from "./options.js";

/** @typedef {import("../../protocol/lotte.js").Agreed} Agreed */
/** @typedef {(news: Partial<Agreed>) => void} Change */

/** Draws the choice; a refused target has the focus. @param {typeof DEFAULT} options @param {boolean} isRefused @param {Change} change */
export function target(options, isRefused, change) {
  const words = t("option-target");
  return html`<fieldset class="single" data-option="target">
    <legend>${words}</legend>
    <div class="single-choices">
      ${TARGETS.map((points) => pill(points, options.target === points, change))}
      ${field(options, isRefused, change)}
    </div>
    ${whyButton(["lotte.end.target"], words)}
  </fieldset>`;
}

/** @param {number} points @param {boolean} isChosen @param {Change} change */
function pill(points, isChosen, change) {
  return html`<label class="pill">
    <input type="radio" name="target" value=${points} .checked=${isChosen} @change=${() => change({ target: points })}>
    <span class="number">${number(points)}</span>
  </label>`;
}

/** @param {typeof DEFAULT} options @param {boolean} isRefused @param {Change} change */
function field(options, isRefused, change) {
  const { least, most, step } = TARGET_RANGE;
  const range = { least: number(least), most: number(most), step };
  return html`<label class="pill-own"><span>${t("option-target-own")}</span>
      <input type="number" id="target" min=${least} max=${most} step=${step} inputmode="numeric" aria-label=${t("option-target-own-name")} aria-describedby="target-range" aria-invalid=${isRefused} .value=${String(options.target)} @change=${(/** @type {Event} */ event) => change({ target: typed(event) })} ${ref(isRefused ? focusOn : undefined)}>
    </label>
    <small class="target-range" id="target-range">${t("option-target-range", range)}</small>`;
}

/** Gives what was typed; an emptied field has the usual target again. @param {Event} event */
function typed({ target }) {
  const input = /** @type {HTMLInputElement} */ (target);
  if (!input.value) input.value = String(DEFAULT.target);
  return Number(input.value);
}

/** @param {Element | undefined} field */
function focusOn(field) {
  if (field instanceof HTMLElement) field.focus();
}
