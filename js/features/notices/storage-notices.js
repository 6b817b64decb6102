/** What the page says of how the match is kept: that it is not, that it cannot be read, that another tab has it. */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { downloadRecord, downloadText } from "../../match/components/files.js";
import { matchScreens } from "../replay/replay-address.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws what must be said of it now. @param {App} app */
export function keepingNotices(app) {
  const { kept, warned, broken } = app.state;
  return html`${isWanted(app.state) ? elsewhereNotice(app) : nothing}
    ${broken ? brokenNotice(app, broken) : nothing}
    ${kept || warned ? nothing : notKept(app)}`;
}

/** Tells whether the visitor wants the match that is in another tab: hardly where another one is watched, unless that was just refused. @param {App["state"]} state */
function isWanted({ elsewhere, screen, refusal }) {
  return elsewhere && (!matchScreens.includes(screen) || refusal?.code === "match.elsewhere");
}

/** @param {App} app */
function elsewhereNotice(app) {
  return html`<div class="notice" role="status" id="elsewhere">
    <p>${t("elsewhere")}</p>
    <button type="button" class="button button-main button-small" id="take-over" @click=${() => app.takeOver()}>${t("elsewhere-take")}</button>
  </div>`;
}

/** @param {App} app @param {string} broken */
function brokenNotice(app, broken) {
  const save = async () =>
    downloadText("volle-broken", (await app.brokenSaves()).join("\n\n"), "txt");
  return html`<div class="notice notice-bad" role="alert" data-broken=${broken}>
    <p>${t(`broken-${broken}`)}</p>
    <button type="button" class="button button-small" id="save-broken" @click=${save}>${t("broken-save")}</button>
    ${closeButton(() => app.change({ broken: null }))}
  </div>`;
}

/** @param {App} app */
function notKept(app) {
  return html`<div class="notice" role="status" data-kept="false">
    <p>${t("kept-not")}</p>
    ${
      app.state.view
        ? html`<button type="button" class="button button-small" id="save-unkept" @click=${() => downloadRecord(app)}>${t("record-download")}</button>`
        : nothing
    }
    ${closeButton(() => app.change({ warned: true }))}
  </div>`;
}

/** Draws what closes a notice. @param {() => void} close */
export function closeButton(close) {
  return html`<button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${close}>${t("close")}</button>`;
}
