/** The menu of the bar: pace, language, the record, and what a page adds to it. */

import { html, nothing } from "lit-html";
import { games } from "../../games/index.js";
import { LANGUAGES } from "../../state/languages.js";
import { choose, chosen, PACES } from "../../state/settings.js";
import { closeRow, showDialog } from "../components/dialog.js";
import { downloadRecord } from "../components/files.js";
import { language, speak, t } from "../i18n.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../components/dialog.js").Close} Close */

/** Opens the menu, which ends with what `links` draws. @param {Store} store @param {(close: Close) => unknown} links */
export function showSettings(store, links) {
  return showDialog(
    t("settings-heading"),
    (close) =>
      html`${pace(store)} ${languages(store, close)}
        <div class="menu-links">${record(store)} ${links(close)}</div>
        ${closeRow(close)}`,
  );
}

/** @param {Store} store */
function pace(store) {
  const pick = (/** @type {import("../../state/settings.js").Pace} */ chosenPace) => {
    choose({ pace: chosenPace });
    store.skip();
    store.change({});
  };
  return html`<fieldset class="choices">
    <legend>${t("settings-pace")}</legend>
    ${PACES.map(
      (name) => html`<label class="choice">
        <input type="radio" name="pace" value=${name} ?checked=${chosen().pace === name} @change=${() => pick(name)}>
        <span>${t(`pace-${name}`)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {Store} store @param {Close} close */
function languages(store, close) {
  const pick = async (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    choose({ language: /** @type {keyof typeof LANGUAGES} */ (value) });
    await speak(chosen().language, games);
    store.change({});
    close("");
  };
  return html`<p><label class="field">
    <span>${t("settings-language")}</span>
    <select @change=${pick}>
      ${Object.entries(LANGUAGES).map(
        ([code, { name }]) =>
          html`<option value=${code} lang=${code} ?selected=${code === language()}>${name}</option>`,
      )}
    </select>
  </label></p>`;
}

/** @param {Store} store */
function record(store) {
  if (!store.state.view) return nothing;
  return html`<button type="button" class="button" id="download-record" @click=${() => downloadRecord(store)}>${t("record-download")}</button>`;
}
