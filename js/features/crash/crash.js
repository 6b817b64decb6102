/** The crash screen: the reason, the record of the match, and another try. The match is always saved. */

import { html, nothing } from "lit-html";
import { isMatchStored } from "../../engine/workers.js";
import { copyButton } from "../../kit/components/copy.js";
import { t } from "../../kit/i18n.js";
import { faultPicture } from "../../match/components/empty-page.js";
import { downloadText } from "../../match/components/files.js";
import { errorWords } from "../../match/components/words.js";
import { FACTS } from "../../protocol/facts.js";
import { savedRecord } from "../../storage/saves.js";
import { loadAfresh, reasonIn } from "../../storage/site-file.js";
import { isOutdated, recover } from "./recover.js";

/** @import { App } from "../../app/app.js" */
/** @import { CodedError } from "../../engine/errors.js" */

/** Draws the screen in place of the table when the engine is lost. @param {App} app @param {CodedError} fatal */
export function lostEngine(app, fatal) {
  return html`<section class="crash" role="alert" data-code=${fatal.code}>
    ${faultPicture(fatal)}
    <h1 tabindex="-1">${t("crash-engine")}</h1>
    <p>${fatalWords(fatal)}</p>
    ${app.state.rescued ? html`<p>${t("crash-match")}</p>` : nothing}
    <p class="row">${recoveryButtons(app)}</p>
  </section>`;
}

/** Returns the reason in words. @param {CodedError} fatal */
export function fatalWords(fatal) {
  return fatal.code === "engine.not-started" ? errorWords(fatal) : t("crash-again-and-again");
}

/** Draws the reason for a failed start: folded where it concerns only those who run the site, because a button helps the others. @param {CodedError} fatal */
export function foldedReason(fatal) {
  return html`<details ?open=${!isOutdated(fatal.params["reason"])}>
    <summary>${t("start-why")}</summary>
    <p>${fatalWords(fatal)}</p>
  </details>`;
}

/** Draws what can be done when the engine is lost. @param {App} app */
export function recoveryButtons(app) {
  const { rescued, start } = app.state;
  const button = (/** @type {string} */ words, /** @type {() => unknown} */ action) =>
    html`<button type="button" class="button" @click=${action}>${t(words)}</button>`;
  const again = isOutdated(start.fatal?.params["reason"]) ? "load-afresh" : "start-again";
  return html`<button type="button" class="button button-main" id=${again} @click=${() => recover(app)}>${t(again)}</button>
    ${rescued ? button("record-download", () => downloadText("volle", rescued)) : nothing}
    ${button("report-copy", () => copyReport(app))}`;
}

/**
 * Shows the crash screen for each unexpected error from now on. It is in the page from the start, with words of its
 * own, because the renderer may be what broke.
 * @param {App} app
 */
export function watchPage(app) {
  // Removes what the page shows where no script runs (js/fallback/).
  document.documentElement.dataset["running"] = "";
  // Errors without an object come from workers or from the layout of the browser.
  addEventListener("error", ({ error }) => error && crash(app, error));
  addEventListener("unhandledrejection", ({ reason }) => crash(app, reason));
}

/** @param {App} app @param {unknown} error */
function crash(app, error) {
  const dialog = document.getElementById("crash");
  if (!dialog?.hidden || isForeign(error)) return;
  dialog.hidden = false;
  for (const open of document.querySelectorAll("dialog")) open.remove();
  for (const other of document.body.children) if (other !== dialog) other.toggleAttribute("inert");
  const reason = reasonIn(error);
  const about = document.getElementById("crash-about");
  if (about && reason !== "other") about.dataset["words"] = `load-${reason}`;
  // These words are built into the script, because those of the page may never have loaded.
  const built = BUILT_CRASH[app.state.language];
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (
    dialog.querySelectorAll("[data-words]")
  ))
    each.textContent = built[each.dataset["words"] ?? ""] ?? null;
  dialog.querySelector("h1")?.focus();
  onTap("crash-again", () => (isOutdated(reason) ? loadAfresh() : location.reload()));
  onTap("crash-report", () => showReport(app, error));
  offerRecord(app);
  attempt(() => app.table.pause());
}

/** Browser extensions throw errors, too. @param {unknown} error */
function isForeign(error) {
  return error instanceof Error && /-extension:\/\//.test(error.stack ?? "");
}

/** Offers the record as the page has it, or, if the page was just opened, as it is stored. @param {App} app */
async function offerRecord(app) {
  const record = attempt(() => app.session.record) || (isMatchStored && (await savedRecord()));
  if (record) onTap("crash-record", () => downloadText("volle", record)).hidden = false;
}

/** @param {App} app @param {unknown} error */
async function showReport(app, error) {
  const { name, message, stack } = /** @type {Error} */ (error ?? {});
  const facts = { name, message: message ?? String(error), stack };
  const text = `${JSON.stringify(facts, null, 1)}\n${attempt(() => describe(app)) ?? ""}`;
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("crash-text"));
  field.value = text;
  field.hidden = false;
  field.select();
  await navigator.clipboard?.writeText(text).catch(() => {});
}

/** @param {string} id @param {() => unknown} action */
function onTap(id, action) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById(id));
  button.addEventListener("click", action);
  return button;
}

/** Calls a function that may fail because of the crash. @template T @param {() => T} action @returns {T | undefined} */
function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Draws the button that copies a report. @param {App} app @param {CodedError | null} [error] by default the one on screen */
export function copyReport(app, error) {
  return copyButton("report", t("report-copy"), () => describe(app, error));
}

/** Returns a report as JSON. @param {App} app @param {CodedError | null} [error] by default the one on screen */
export function describe({ state }, error = state.start.fatal ?? state.refusal) {
  const { code, params } = error ?? {};
  const { screen, view, start } = state;
  const { game, ply, phase } = view ?? {};
  const at = view && { game, ply, phase, seats: view.seats.length };
  const { userAgent: agent } = navigator;
  const report = { code, params, version: FACTS.version, screen, at, start, agent };
  return JSON.stringify(report, null, 1);
}
