/** What the page says of how the match is kept: that it is not, that it cannot be read, that another tab has it. */

import { html, nothing } from "lit-html";
import { downloadRecord, downloadText } from "../components/files.js";
import { t } from "../i18n.js";

/** @typedef {import("../../state/store.js").Store} Store */

/** Draws what must be said of it now. @param {Store} store */
export function keepingNotices(store) {
  const { kept, warned, broken, elsewhere } = store.state;
  return html`${elsewhere ? elsewhereNotice(store) : nothing}
    ${broken ? brokenNotice(store, broken) : nothing}
    ${kept || warned ? nothing : notKept(store)}`;
}

/** @param {Store} store */
function elsewhereNotice(store) {
  return html`<div class="notice" role="status" id="elsewhere">
    <p>${t("elsewhere")}</p>
    <button type="button" class="button button-main button-small" id="take-over" @click=${() => store.takeOver()}>${t("elsewhere-take")}</button>
  </div>`;
}

/** @param {Store} store @param {string} broken */
function brokenNotice(store, broken) {
  const save = async () =>
    downloadText("volle-broken", (await store.brokenSaves()).join("\n\n"), "txt");
  return html`<div class="notice notice-bad" role="alert" data-broken=${broken}>
    <p>${t(`broken-${broken}`)}</p>
    <button type="button" class="button button-small" id="save-broken" @click=${save}>${t("broken-save")}</button>
    ${closeButton(() => store.change({ broken: null }))}
  </div>`;
}

/** @param {Store} store */
function notKept(store) {
  return html`<div class="notice" role="status" data-kept="false">
    <p>${t("kept-not")}</p>
    ${
      store.state.view
        ? html`<button type="button" class="button button-small" id="save-unkept" @click=${() => downloadRecord(store)}>${t("record-download")}</button>`
        : nothing
    }
    ${closeButton(() => store.change({ warned: true }))}
  </div>`;
}

/** Draws what closes a notice. @param {() => void} close */
export function closeButton(close) {
  return html`<button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${close}>${t("close")}</button>`;
}
