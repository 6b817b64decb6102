/** What stands at the lower edge of every screen: refusals, the engine's start, that a match is not kept, a new version. */

import { html, nothing } from "lit-html";
import { percent, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { errorWords } from "../../match/components/words.js";
import { fatalWords, waysOut } from "../crash/crash.js";
import { copyReport } from "../crash/report.js";
import { updateOffer } from "./offline-notices.js";
import { closeButton, keepingNotices } from "./storage-notices.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws whatever must be said now. @param {App} app */
export function notices(app) {
  return html`${refused(app)} ${starting(app)} ${keepingNotices(app)} ${updateOffer(app)}`;
}

/** Keeps the page's style sheets informed of how high the notices are. @param {HTMLElement} element */
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
  // At the table the crash screen says it.
  if (fatal) return app.state.screen === "table" ? nothing : failed(app, fatal);
  if (ready || !awaited) return nothing;
  return html`<div class="notice notice-start" data-stalled=${stalled}>
    <p>${stalled ? t("start-stalled") : t("start-loading", { percent: percent(progress) })}</p>
    <progress max="1" value=${progress} aria-label=${t("start-loading-label")}></progress>
    ${stalled ? waysOut(app) : nothing}
  </div>`;
}

/** @param {App} app @param {import("../../engine/errors.js").CodedError} fatal */
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
