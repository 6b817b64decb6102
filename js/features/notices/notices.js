/** The notices at the lower edge of every screen: refusals, the start of the engine, saving, and new versions. */

import { html, nothing } from "lit-html";
import { pictogram } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { downloadRecord, downloadText } from "../../match/components/files.js";
import { errorWords } from "../../match/components/words.js";
import { copyReport, foldedReason, recoveryButtons } from "../crash/crash.js";
import { matchScreens } from "../replay/replay-session.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Offline } from "../../offline/registration.js" */

/** Draws all notices. @param {App} app */
export function notices(app) {
  return html`${refused(app)} ${starting(app)} ${elsewhere(app)} ${broken(app)} ${notKept(app)} ${updateOffer(app)}`;
}

/** Gives the style sheets the height of the notices. @param {HTMLElement} element */
export function measureNotices(element) {
  const measure = () =>
    document.documentElement.style.setProperty("--notices", `${element.offsetHeight}px`);
  new ResizeObserver(measure).observe(element);
}

/** @param {() => void} close */
function closeButton(close) {
  return html`<button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${close}>${t("close")}</button>`;
}

/** @param {App} app */
function refused(app) {
  const { refusal } = app.state;
  if (!refusal) return nothing;
  const words = errorWords(refusal);
  return html`<div class="notice notice-bad" role="alert" data-code=${refusal.code}>
    <p>${words}</p>
    ${refusal.rule ? whyButton([refusal.rule], words) : nothing}
    ${refusal.code.startsWith("engine.") ? copyReport(app) : nothing}
    ${closeButton(() => app.change({ refusal: null }))}
  </div>`;
}

/** @param {App} app */
function starting(app) {
  const { awaited, progress, ready, stalled, fatal } = app.state.start;
  // At the table the crash screen reports it.
  if (fatal && app.state.screen === "table") return nothing;
  if (fatal)
    return html`<div class="notice notice-bad" role="alert" data-code=${fatal.code}>
      <div class="notice-words">
        <strong>${t(fatal.code === "engine.not-started" ? "start-failed" : "crash-engine")}</strong>
        ${foldedReason(fatal)}
      </div>
      ${recoveryButtons(app)}
    </div>`;
  if (ready || !awaited) return nothing;
  const line = html`<progress max="1" value=${progress} aria-label=${t("start-loading-label")}></progress>`;
  if (!stalled) return html`<div class="notice-start" data-stalled="false">${line}</div>`;
  return html`<div class="notice notice-start" data-stalled="true">
    <p>${t("start-stalled")}</p>
    ${line} ${recoveryButtons(app)}
  </div>`;
}

/** Draws that another tab has the match; not on a screen that shows another match, unless this was just refused. @param {App} app */
function elsewhere(app) {
  const { elsewhere, screen, refusal } = app.state;
  const isWanted = !matchScreens.includes(screen) || refusal?.code === "match.elsewhere";
  if (!elsewhere || !isWanted) return nothing;
  return html`<div class="notice" role="status" id="elsewhere">
    <p>${t("elsewhere")}</p>
    <button type="button" class="button button-main button-small" id="take-over" @click=${() => app.session.takeOver()}>${t("elsewhere-take")}</button>
  </div>`;
}

/** @param {App} app */
function broken(app) {
  const { broken } = app.state;
  if (!broken) return nothing;
  const save = async () => {
    const { texts = [] } = (await app.send({ do: "broken" })) ?? {};
    downloadText("volle-broken", texts.join("\n\n"), "txt");
  };
  return html`<div class="notice notice-bad" role="alert" data-broken=${broken}>
    <p>${t(`broken-${broken}`)}</p>
    <button type="button" class="button button-small" id="save-broken" @click=${save}>${t("broken-save")}</button>
    ${closeButton(() => app.change({ broken: null }))}
  </div>`;
}

/** @param {App} app */
function notKept(app) {
  const { kept, warned, view } = app.state;
  if (kept || warned) return nothing;
  return html`<div class="notice" role="status" data-kept="false">
    <p>${t("kept-not")}</p>
    ${view ? html`<button type="button" class="button button-small" id="save-unkept" @click=${() => downloadRecord(app)}>${t("record-download")}</button>` : nothing}
    ${closeButton(() => app.change({ warned: true }))}
  </div>`;
}

/** Offers a new version between decisions. @param {App} app */
function updateOffer(app) {
  const { offline, view } = app.state;
  if (!offline.update || offline.later || !isBetweenTurns(app)) return nothing;
  return html`<div class="notice" role="status" id="update">
    <p>${t("update-waiting")} ${view && !view.result ? t("update-match") : nothing}</p>
    <div class="row"><button type="button" class="button button-main button-small" id="update-now" @click=${() => app.offline.update()}>${t("update-now")}</button>
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

/** Notes when the browser offers to install the site. @param {App} app */
export function watchInstall(app) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    const install = () => {
      app.change({ install: null });
      /** @type {Event & { prompt(): void }} */ (event).prompt();
    };
    app.change({ install });
  });
}

/** Draws in the menu that the game works offline, or why it does not, and the button that installs it. @param {State} state */
export function offlineBadge({ offline, start, install }) {
  if (!isSecureContext) return html`<p class="offline-badge">${t("offline-never")}</p>`;
  const isReady = offline.ready && !start.fatal;
  return html`<p class="offline-badge" data-true=${isReady}>${pictogram("check")} ${t("offline-ready")}</p>
    ${hostFault(offline, isReady)}
    ${install ? html`<button type="button" class="button button-small" id="install" @click=${install}>${t("offline-install")}</button>` : nothing}`;
}

/** The faults of a host that keep its version from being stored. */
const HOST_FAULTS = ["changed", "missing"];

/** Draws why the server's version cannot be stored; nothing where only the network fails. @param {Offline} offline @param {boolean} isReady */
function hostFault({ fault }, isReady) {
  if (fault === null || !HOST_FAULTS.includes(fault)) return nothing;
  const words = t(isReady ? "update-failed" : "offline-failed", { reason: fault });
  return html`<p class="quiet" data-fault=${fault}>${words}</p>`;
}
