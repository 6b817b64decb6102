/** Matches from outside the page: dropped, pasted, opened with the installed app, or shared with it. */

import { confirm } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { textOf } from "../../match/components/files.js";
import { mergedSettings } from "../../match/settings.js";
import { goToTable } from "../setup/begin.js";
import { fromFragment } from "../share/record-link.js";
import { chosenLink, readText } from "../share/text-links.js";
import { copyIn } from "./match-copies.js";

/** @import { App } from "../../app/app.js" */
/** @import { FoundView } from "../../protocol/shared.js" */
/** @import { Copy } from "./match-copies.js" */

/** Opens matches that come to the page from now on. @param {App} app */
export async function receiveMatches(app) {
  addEventListener("dragover", (event) => hasMatch(event) && event.preventDefault());
  addEventListener("drop", (event) => receiveDrop(app, event));
  addEventListener("paste", (event) => receivePaste(app, event));
  receiveLaunch(app);
  await receiveShare(app);
}

/** @param {DragEvent} event */
function hasMatch({ dataTransfer }) {
  return dataTransfer?.types.some((type) => type === "Files" || type === "text/plain");
}

/** @param {App} app @param {DragEvent} event */
async function receiveDrop(app, event) {
  if (isField(event.target)) return;
  const [file] = event.dataTransfer?.files ?? [];
  const text = event.dataTransfer?.getData("text/plain");
  if (!file && !text) return;
  event.preventDefault();
  await openText(app, file ? await textOf(app, file) : text);
}

/** @param {App} app @param {ClipboardEvent} event */
async function receivePaste(app, event) {
  const text = event.clipboardData?.getData("text/plain");
  if (text && !isField(event.target)) await openText(app, text);
}

/** @param {EventTarget | null} target */
function isField(target) {
  return target instanceof Element && target.closest("input, textarea, dialog[open]") !== null;
}

/** Opens files with which the device launches the installed app. @param {App} app */
function receiveLaunch(app) {
  /** @type {any} */
  const { launchQueue } = window;
  launchQueue?.setConsumer(async (/** @type {any} */ { files: [handle] }) => {
    if (handle) await openText(app, await textOf(app, handle.getFile()));
  });
}

/** Opens the text that another app has shared by the parameters of the address. @param {App} app */
async function receiveShare(app) {
  const texts = ["text", "url"].flatMap((name) => app.address.parameter(name) ?? []);
  if (texts.length === 0) return;
  app.address.remove("title", "text", "url");
  await openText(app, texts.join("\n"), true);
}

/**
 * Opens what a text holds: a record comes to the table, a link leads to its screen, and a copy of all matches is added to
 * the saved matches.
 * @param {App} app
 * @param {string | undefined} text
 * @param {boolean} [asks] true if any link may have brought the text, so that the user confirms it first
 */
export async function openText(app, text, asks = false) {
  if (text === undefined) return;
  await app.attempt(async () => {
    const found = await readText(app, text);
    if (found.record !== null) return openRecord(app, found.record, asks);
    if (found.links.length === 0) return importCopy(app, copyIn(text), asks);
    const link = await chosenLink(app, found);
    if (link) await openLink(app, link, asks);
  });
}

/** @param {App} app @param {FoundView} link @param {boolean} asks */
async function openLink(app, { kind, fragment }, asks) {
  if (kind === "replay") await openRecord(app, await fromFragment(fragment), asks);
  else app.address.visit(`#${kind}/${fragment}`);
}

/** Adds what this device does not have; nothing of it is replaced. @param {App} app @param {Copy} copy @param {boolean} asks */
async function importCopy(app, { matches, settings }, asks) {
  const question = t("incoming-copies", { count: matches.length });
  if (asks && !(await confirmReceived(question, t("incoming-add")))) return;
  await app.session.open();
  app.change({ imported: await app.shelf.importAll(matches) });
  if (settings) app.choose(mergedSettings(app.state.settings, settings));
  app.address.go("#matches");
}

/** @param {App} app @param {string} record @param {boolean} asks */
async function openRecord(app, record, asks) {
  await app.session.open();
  // An invalid record is refused before the question.
  if (asks) await app.inquire({ do: "ask", record });
  if (asks && !(await confirmReceived(t("incoming-match"), t("incoming-open")))) return;
  if (await app.load(record)) goToTable(app);
}

/** @param {string} question @param {string} yes */
function confirmReceived(question, yes) {
  return confirm(question, yes, t("incoming-no"), t("incoming-about"));
}
