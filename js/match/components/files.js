/** Files in and out: what the page gives to keep, and what people choose. */

import { today } from "../drafts.js";

/** @typedef {import("../../app/app.js").App} App */

/** The largest file that is read, in bytes: no deck, no bot and nobody's matches come near it. */
const LARGEST = 100_000_000;

/**
 * Returns a text to the visitor as a file.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * Resolves to what a file holds, or to nothing if it is too large or can't be read, which is told.
 * @param {App} app
 * @param {File | Promise<File>} given
 */
export async function bytesOf(app, given) {
  try {
    const file = await given;
    if (file.size <= LARGEST) return new Uint8Array(await file.arrayBuffer());
    app.refuse("file.too-large");
  } catch {
    // It was moved, deleted or locked since it was chosen.
    app.refuse("file.unreadable");
  }
  return undefined;
}

/** Resolves to the text of a file, or to nothing as above. @param {App} app @param {File | Promise<File>} given */
export async function textOf(app, given) {
  const bytes = await bytesOf(app, given);
  return bytes && new TextDecoder().decode(bytes);
}

/** Resolves to the text of the file chosen in an input, or to nothing as above, and makes room for the next choice. @param {App} app @param {Event} event */
export async function chosenText(app, { target }) {
  const input = /** @type {HTMLInputElement} */ (target);
  const [file] = input.files ?? [];
  const text = file && (await textOf(app, file));
  input.value = "";
  return text;
}

/** Returns the record of the match that is shown to the visitor as a file. @param {App} app */
export async function downloadRecord(app) {
  const record = app.state.replay?.watched.record ?? (await app.record());
  if (record !== undefined) downloadText(`volle-${app.state.view?.game}`, record);
}

/** Returns a text to the visitor as a file of today. @param {string} name @param {string} text @param {string} [suffix] */
export function downloadText(name, text, suffix = "volle") {
  download(`${name}-${today()}.${suffix}`, text);
}
