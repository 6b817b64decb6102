/** The notices at the lower edge of every screen: refusals, the start of the engine, saving, and new versions. */

import { html, nothing } from "lit-html";
import { percent, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { downloadRecord, downloadText } from "../../match/components/files.js";
import { errorWords } from "../../match/components/words.js";
import { applyUpdate } from "../../offline/registration.js";
import { copyReport, fatalWords, waysOut } from "../crash/crash.js";
import { matchScreens } from "../replay/replay-session.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { CodedError } from "../../engine/errors.js" */

/** Draws all notices. @param {App} app */
export function notices(app) {
  return html`${refused(app)} ${starting(app)} ${keepingNotices(app)} ${updateOffer(app)}`;
}

/** Gives the style sheets the height of the notices. @param {HTMLElement} element */
export function measureNotices(element) {
  const tell = () =>
    document.documentElement.style.setProperty("--notices", `${element.offsetHeight}px`);
  new ResizeObserver(tell).observe(element);
}

/** @param {App} app */
function refused(app) {
  const { refusal } = app.state;
  if (!refusal) return nothing;
  const words = errorWords(refusal);
  return html`<div class="notice notice-bad" role="alert" data-code=${refusal.code}>
    <p>${words}</p>
    ${refusal.rule ? whyButton([refusal.rule], words) : nothing}
    ${refusal.code.startsWith("engine.") ? reportButton(app) : nothing}
    ${closeButton(() => app.change({ refusal: null }))}
  </div>`;
}

/** @param {App} app */
function starting(app) {
  const { awaited, progress, ready, stalled, fatal } = app.state.start;
  // At the table the crash screen reports it.
  if (fatal) return app.state.screen === "table" ? nothing : failed(app, fatal);
  if (ready || !awaited) return nothing;
  return html`<div class="notice notice-start" data-stalled=${stalled}>
    <p>${stalled ? t("start-stalled") : t("start-loading", { percent: percent(progress) })}</p>
    <progress max="1" value=${progress} aria-label=${t("start-loading-label")}></progress>
    ${stalled ? waysOut(app) : nothing}
  </div>`;
}

/** @param {App} app @param {CodedError} fatal */
function failed(app, fatal) {
  const what = fatal.code === "engine.not-started" ? t("start-failed") : t("crash-engine");
  return html`<div class="notice notice-bad" role="alert" data-code=${fatal.code}>
    <p><strong>${what}</strong> ${fatalWords(fatal)}</p>
    ${waysOut(app)}
  </div>`;
}

/** @param {App} app */
function reportButton(app) {
  return html`<button type="button" class="button" @click=${() => copyReport(app)}>${t("report-copy")}</button>`;
}

/** Draws the notices about saving. @param {App} app */
export function keepingNotices(app) {
  const { kept, warned, broken } = app.state;
  return html`${isWanted(app.state) ? elsewhereNotice(app) : nothing}
    ${broken ? brokenNotice(app, broken) : nothing}
    ${kept || warned ? nothing : notKept(app)}`;
}

/** Returns true if the user wants the match of another tab: not on a screen that shows another match, unless just refused. @param {App["state"]} state */
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

/** Draws the button that closes a notice. @param {() => void} close */
export function closeButton(close) {
  return html`<button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${close}>${t("close")}</button>`;
}

/** Draws in the menu that the game works offline, or never will. @param {State} state */
export function offlineBadge({ offline, start }) {
  if (!isSecureContext) return html`<p class="offline-badge">${t("offline-never")}</p>`;
  const isReady = offline.ready && !start.fatal;
  return html`<p class="offline-badge" data-true=${isReady}><span aria-hidden="true">✓</span> ${t("offline-ready")}</p>`;
}

/** Offers a new version between decisions. @param {App} app */
export function updateOffer(app) {
  const { offline, view } = app.state;
  if (!offline.update || offline.later || !isBetweenTurns(app)) return nothing;
  return html`<div class="notice" role="status" id="update">
    <p>${t("update-waiting")} ${view && !view.result ? t("update-match") : nothing}</p>
    <div class="row"><button type="button" class="button button-main button-small" id="update-now" @click=${applyUpdate}>${t("update-now")}</button>
    <button type="button" class="button button-small" id="update-later" @click=${() => app.change({ offline: { ...offline, later: true } })}>${t("update-later")}</button></div>
  </div>`;
}

/** Returns true if nothing moves, no answer is awaited and nothing is selected. @param {App} app */
function isBetweenTurns(app) {
  const { screen, view, kept, frame, playing, asking, curtainFor, picked } = app.state;
  // An unsaved match would be lost when the page reloads.
  if (view && !kept) return false;
  if (screen !== "table" || !view || view.result) return true;
  const isMoving = frame || playing || asking || app.table.goesOn();
  return !isMoving && curtainFor === null && picked.length === 0;
}
