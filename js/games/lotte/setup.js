/** Its part of the set-up: two sets of rules, where they part line by line, and the target. */

import { html, nothing } from "lit-html";
import { redraft } from "../../state/drafts.js";
import { whyButton } from "../../ui/components/why.js";
import { t } from "../../ui/i18n.js";
import {
  chosenValue,
  DEFAULT,
  departs,
  departures,
  PRESET_NAMES,
  PRESETS,
  SINGLES,
} from "./options.js";
import { target } from "./target.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../game-ui.js").Draft} Draft */
/** @typedef {import("../../protocol/lotte.js").Agreed} Agreed */
/** @typedef {import("./options.js").Single} Single */
/** @typedef {typeof DEFAULT} Options */

/** Draws the presets, the options and the target. @param {Store} store @param {Draft} draft */
export function setup(store, draft) {
  const options = /** @type {Options} */ (draft.options);
  const change = (/** @type {Partial<Agreed>} */ news) => redraft(store, draft, news);
  const restart = (/** @type {Agreed["preset"]} */ preset) =>
    redraft(store, draft, { ...UNCHANGED, preset });
  return html`<section class="rules-of-match" aria-labelledby="preset-heading">
    <h2 id="preset-heading">${t("preset-heading")}</h2>
    <div class="presets" role="radiogroup" aria-labelledby="preset-heading">
      ${PRESET_NAMES.map((preset) => card(options, preset, restart))}
    </div>
    <div class="singles">
      ${SINGLES.map(([name, rule]) => single(options, name, rule, change))} ${target(options, store.state.refusal?.code === "options.target", change)}
    </div>
  </section>`;
}

/** No option departs from its preset. */
const UNCHANGED = Object.fromEntries(SINGLES.map(([name]) => [name, undefined]));

/** @param {Options} options @param {Agreed["preset"]} preset @param {(preset: Agreed["preset"]) => void} restart */
function card(options, preset, restart) {
  const isChosen = options.preset === preset;
  const count = departures(options).length;
  return html`<label class="preset" data-preset=${preset}>
    <input type="radio" name="preset" id=${`preset-${preset}`} value=${preset} .checked=${isChosen} @change=${() => restart(preset)}>
    <span class="preset-words">
      <b>${t(`preset-${preset}`)}</b>
      <span>${t(`preset-${preset}-about`)}</span>
      ${isChosen && count ? html`<span class="changed">${t("preset-changed", { count })}</span>` : nothing}
    </span>
  </label>`;
}

/** @param {Options} options @param {Single} name @param {string} rule @param {(news: Partial<Agreed>) => void} change */
function single(options, name, rule, change) {
  const values = PRESET_NAMES.map((preset) => PRESETS[preset][name]);
  const isOther = departs(options, name);
  const words = t(`option-${name}`);
  return html`<fieldset class="single" data-option=${name} data-changed=${isOther}>
    <legend>${words} ${isOther ? changedMark(options) : nothing}</legend>
    <div class="single-choices">
      ${values.map((value) => choice(options, name, value, change))}
    </div>
    ${whyButton([rule], words)}
  </fieldset>`;
}

/** @param {Options} options @param {Single} name @param {Agreed[Single]} value @param {(news: Partial<Agreed>) => void} change */
function choice(options, name, value, change) {
  return html`<label class="pill">
    <input type="radio" name=${name} value=${String(value)} .checked=${chosenValue(options, name) === value} @change=${() => change({ [name]: value })}>
    <span>${t(`option-${name}-${value}`)}</span>
  </label>`;
}

/** @param {Options} options */
function changedMark({ preset }) {
  const words = t("option-changed-name", { preset: t(`preset-${preset}`) });
  return html`<span class="changed" title=${words}>≠ <span class="unseen">${words}</span><span aria-hidden="true">${t("option-changed")}</span></span>`;
}
