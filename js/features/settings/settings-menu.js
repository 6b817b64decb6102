/** The menu of the bar: what a page offers in it, and below that the settings: theme, language, sound. */

import { html, nothing } from "lit-html";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { fullScreenButton } from "../../kit/components/full-screen.js";
import { t } from "../../kit/i18n.js";
import { downloadRecord } from "../../match/components/files.js";
import { THEMES } from "../../match/settings.js";
import { languageList } from "./language.js";
import { soundChoices } from "./sound.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../kit/components/dialog.js").Close} Close */

/** A part of the menu. @typedef {(app: App, close: Close) => unknown} Part */

/** Opens the menu: it begins with what `links` draws, and what `leave` draws stands beside the button that closes it. @param {App} app @param {Part} links @param {Part} [leave] */
export function showSettings(app, links, leave = () => nothing) {
  return showDialog(
    t("settings-heading"),
    (close, redraw) =>
      html`${links(app, close)}
        <section class="menu-part menu-settings">
          <h3>${t("menu-settings")}</h3>
          ${theme(app)} ${languageList(app, () => close(""))} ${soundChoices(app)} ${fullScreenButton(redraw)}
        </section>
        ${closeRow(close, leave(app, close))}`,
  );
}

/** Draws links and buttons below a heading. @param {string} heading its id @param {unknown} links */
export function menuPart(heading, links) {
  return html`<section class="menu-part"><h3>${t(heading)}</h3> <div class="menu-links">${links}</div></section>`;
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

/** Draws the button that saves the match on the table, if there is one. @param {App} app */
export function recordButton(app) {
  if (!app.state.view) return nothing;
  return html`<button type="button" class="button" id="download-record" @click=${() => downloadRecord(app)}>${t("record-download")}</button>`;
}
