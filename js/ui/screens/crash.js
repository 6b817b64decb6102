/** The crash screen: what happened, the record of the match, another try. Whatever broke, the match is kept. */

import { html, nothing } from "lit-html";
import { keeps } from "../../engine/workers.js";
import { savedRecord } from "../../storage/saves.js";
import { downloadText } from "../components/files.js";
import { errorWords } from "../components/words.js";
import { has, t } from "../i18n.js";
import { copyReport, describe } from "./report.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../engine/client.js").EngineError} EngineError */

/** Draws what stands in place of the table when the engine is lost. @param {Store} store @param {EngineError} fatal */
export function lostEngine(store, fatal) {
  return html`<section class="crash" role="alert" data-code=${fatal.code}>
    <h1 tabindex="-1">${t("crash-engine")}</h1>
    <p>${fatalWords(fatal)}</p>
    ${store.state.rescued ? html`<p>${t("crash-match")}</p>` : nothing}
    <p class="row">${waysOut(store)}</p>
  </section>`;
}

/** Gives what happened to the engine, in words. @param {EngineError} fatal */
export function fatalWords(fatal) {
  return fatal.code === "engine.not-started" ? errorWords(fatal) : t("crash-again-and-again");
}

/** Draws what can be done where the engine is lost: only it is, the page is not. @param {Store} store */
export function waysOut(store) {
  const { rescued } = store.state;
  const button = (/** @type {string} */ words, /** @type {() => unknown} */ deed) =>
    html`<button type="button" class="button" @click=${deed}>${t(words)}</button>`;
  return html`<button type="button" class="button button-main" @click=${() => store.restart()}>${t("start-again")}</button>
    ${rescued ? button("record-download", () => downloadText("volle", rescued)) : nothing}
    ${button("report-copy", () => copyReport(store))}`;
}

/**
 * From now on an error that nobody expected shows the crash screen. It stands in the page from the beginning, with
 * words of its own, for what draws the page may be what broke.
 * @param {Store} store
 */
export function watchPage(store) {
  // What has no error of its own comes from elsewhere: a worker, or the browser's notes on layout.
  addEventListener("error", ({ error }) => error && crash(store, error));
  addEventListener("unhandledrejection", ({ reason }) => crash(store, reason));
}

let isBroken = false;

/** @param {Store} store @param {unknown} error */
function crash(store, error) {
  const room = document.getElementById("crash");
  if (isBroken || !room || isForeign(error)) return;
  isBroken = true;
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
  for (const other of document.body.children) if (other !== room) other.toggleAttribute("inert");
  for (const each of room.querySelectorAll("[data-words]")) translate(/** @type {any} */ (each));
  room.hidden = false;
  room.querySelector("h1")?.focus();
  onTap("crash-again", () => location.reload());
  onTap("crash-report", () => report(store, error));
  offerRecord(store);
  attempt(() => store.pause());
}

/** Extensions of the browser throw errors, too. @param {unknown} error */
function isForeign(error) {
  return error instanceof Error && /-extension:\/\//.test(error.stack ?? "");
}

/** @param {HTMLElement} element */
function translate(element) {
  const { words = "" } = element.dataset;
  if (has(words)) element.textContent = t(words);
}

/** The page knows the last moment, unless it was just opened; the storage does then. @param {Store} store */
async function offerRecord(store) {
  const record = attempt(() => store.knownRecord) || (keeps && (await savedRecord()));
  if (record) onTap("crash-record", () => downloadText("volle", record)).hidden = false;
}

/** @param {Store} store @param {unknown} error */
async function report(store, error) {
  const { name, message, stack } = /** @type {Error} */ (error ?? {});
  const facts = { name, message: message ?? String(error), stack };
  const text = `${JSON.stringify(facts, null, 1)}\n${attempt(() => describe(store)) ?? ""}`;
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("crash-text"));
  field.value = text;
  field.hidden = false;
  field.select();
  await navigator.clipboard?.writeText(text).catch(() => {});
}

/** @param {string} id @param {() => unknown} deed */
function onTap(id, deed) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById(id));
  button.addEventListener("click", deed);
  return button;
}

/** Does what may fail because of what has failed already. @template T @param {() => T} deed @returns {T | undefined} */
function attempt(deed) {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
