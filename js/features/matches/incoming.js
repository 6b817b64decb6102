/** Matches that come to the page by themselves: dropped on it, pasted, opened with it, or shared with it by the device. */

import { textOf } from "../../match/components/files.js";
import { openText } from "./match-files.js";

/** @typedef {import("../../app/app.js").App} App */

/** What a pasted text must look like, so that nothing else that is pasted is taken for a match. */
const MATCH =
  /^\s*(volle 1\n|volle 1\r\n|\{\s*"format": "volle|https?:\S+#(replay\/)?[\w-]{60,}\s*$)/;

/** Listens for matches from now on. @param {App} app */
export function receiveMatches(app) {
  addEventListener("dragover", (event) => hasFile(event) && event.preventDefault());
  addEventListener("drop", (event) => dropped(app, event));
  addEventListener("paste", (event) => pasted(app, event));
  launched(app);
  shared(app);
}

/** @param {DragEvent} event */
function hasFile({ dataTransfer }) {
  return dataTransfer?.types.some((type) => type === "Files" || type === "text/plain");
}

/** @param {App} app @param {DragEvent} event */
async function dropped(app, event) {
  if (isField(event.target)) return;
  const [file] = event.dataTransfer?.files ?? [];
  const text = event.dataTransfer?.getData("text/plain");
  if (!file && !text) return;
  event.preventDefault();
  await openText(app, file ? await textOf(app, file) : text);
}

/** @param {App} app @param {ClipboardEvent} event */
async function pasted(app, event) {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!isField(event.target) && MATCH.test(text)) await openText(app, text);
}

/** @param {EventTarget | null} target */
function isField(target) {
  return target instanceof Element && target.closest("input, textarea, dialog[open]") !== null;
}

/** Files with which the device has opened the installed game. @param {App} app */
function launched(app) {
  /** @type {any} */
  const { launchQueue } = window;
  launchQueue?.setConsumer(async (/** @type {any} */ { files: [handle] }) => {
    if (handle) await openText(app, await textOf(app, handle.getFile()));
  });
}

/** What another app of the device has shared: it stands in the address once. Any link can be such an address. @param {App} app */
async function shared(app) {
  const address = new URL(location.href);
  const texts = ["text", "url"].flatMap((name) => address.searchParams.get(name) ?? []);
  if (texts.length === 0) return;
  for (const name of ["title", "text", "url"]) address.searchParams.delete(name);
  history.replaceState(null, "", address);
  await openText(app, texts.find((text) => MATCH.test(text)) ?? texts[0], true);
}
