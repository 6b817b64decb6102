/** The menu of the bar: sound, theme, language, the record, and what a page adds to it. */

import { html, nothing } from "lit-html";
import { THEMES } from "../../state/settings.js";
import { closeRow, showDialog } from "../components/dialog.js";
import { downloadRecord } from "../components/files.js";
import { fullScreenButton } from "../components/full-screen.js";
import { t } from "../i18n.js";
import { languageList } from "./language.js";
import { soundChoices } from "./sound.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../components/dialog.js").Close} Close */

/** Opens the menu, which ends with what `links` draws. @param {App} app @param {(close: Close) => unknown} links */
export function showSettings(app, links) {
  return showDialog(
    t("settings-heading"),
    (close, redraw) =>
      html`${soundChoices(app)} ${theme(app)} ${languageList(app, () => close(""))}
        <div class="menu-links">${fullScreenButton(redraw)} ${record(app)} ${links(close)}</div>
        ${closeRow(close)}`,
  );
}

/** @param {App} app */
function theme(app) {
  return html`<fieldset class="choices">
    <legend>${t("settings-theme")}</legend>
    ${THEMES.map(
      (name) => html`<label class="choice">
        <input type="radio" name="theme" value=${name} ?checked=${app.state.settings.theme === name} @change=${() => app.choose({ theme: name })}>
        <span>${t(`theme-${name}`)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {App} app */
function record(app) {
  if (!app.state.view) return nothing;
  return html`<button type="button" class="button" id="download-record" @click=${() => downloadRecord(app)}>${t("record-download")}</button>`;
}
