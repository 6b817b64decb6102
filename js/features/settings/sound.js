/** The switches of sound and vibration: one in the bar, all of them in the menu. */

import { html, nothing, svg } from "lit-html";
import { t } from "../../kit/i18n.js";
import { canVibrate, vibrate } from "../../kit/sound/haptics.js";
import { sample } from "../../match/sound.js";
import { KINDS } from "../../match/sounds.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/settings.js").SoundSettings} SoundSettings */
/** @typedef {import("../../match/sounds.js").Kind} Kind */

/** Draws the button that turns sound on and off. @param {App} app */
export function soundButton(app) {
  const { on } = app.state.settings.sound;
  return html`<button type="button" class="bar-button" id="sound" aria-label=${t("sound")} aria-pressed=${on} title=${on ? t("sound-is-on") : t("sound-is-off")} @click=${() => choose(app, { on: !on })}>
    ${loudspeaker(on)}
  </button>`;
}

/** Draws what can be chosen of sound and vibration. @param {App} app */
export function soundChoices(app) {
  const { on, volume } = app.state.settings.sound;
  const turn = (/** @type {Event} */ event) => choose(app, { on: isChecked(event) });
  const turnUp = (/** @type {Event} */ { target }) =>
    choose(app, { volume: /** @type {HTMLInputElement} */ (target).valueAsNumber / 100 });
  return html`<fieldset class="choices sound-choices">
    <legend>${t("sound")}</legend>
    ${choice("sound-play", on, turn)}
    <label class="sound-volume"><span>${t("sound-volume")}</span>
      <input type="range" id="sound-volume" min="5" max="100" step="5" .value=${String(volume * 100)} @change=${turnUp}>
    </label>
    ${KINDS.map((kind) => kindChoice(app, kind))}
    ${canVibrate() ? vibrating(app) : nothing}
  </fieldset>`;
}

/** @param {App} app @param {Kind} kind */
function kindChoice(app, kind) {
  const { kinds } = app.state.settings.sound;
  const turn = (/** @type {Event} */ event) => {
    const now = app.state.settings.sound.kinds;
    choose(app, { kinds: { ...now, [kind]: isChecked(event) } }, isChecked(event) ? kind : null);
  };
  return choice(`sound-${kind}`, kinds[kind], turn);
}

/** @param {App} app */
function vibrating(app) {
  return choice("haptics", app.state.settings.haptics, (event) => {
    app.choose({ haptics: isChecked(event) });
    if (isChecked(event)) vibrate("land");
  });
}

/** @param {string} id of its words, too @param {boolean} isOn @param {(event: Event) => void} turn */
function choice(id, isOn, turn) {
  return html`<label class="choice">
    <input type="checkbox" id=${id} .checked=${isOn} @change=${turn}>
    <span>${t(id)}</span>
  </label>`;
}

/** Changes what is heard, and lets one hear it. @param {App} app @param {Partial<SoundSettings>} choices @param {Kind | null} [kind] */
function choose(app, choices, kind = "dice") {
  app.choose({ sound: { ...app.state.settings.sound, ...choices } });
  if (kind) sample(app.state, kind);
}

/** @param {Event} event */
function isChecked({ target }) {
  return /** @type {HTMLInputElement} */ (target).checked;
}

/** @param {boolean} on */
function loudspeaker(on) {
  const waves = svg`<path d="M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13"/>`;
  const cross = svg`<path d="m16 9 6 6m0-6-6 6"/>`;
  return html`<svg class="loudspeaker" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9.5v5h3.5L12 19V5L6.5 9.5z"/>${on ? waves : cross}</svg>`;
}
