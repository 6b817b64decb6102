/** Downloads and reads files. */

import { today } from "../drafts.js";

/** @import { View } from "../../protocol/shared.js" */

/** Shows a refusal by its code. @typedef {{ refuse(code: string): void }} Refusing */

/** The size limit of files to read, in bytes: far above any deck, bot or copy of matches. */
const LARGEST = 100_000_000;

/**
 * Downloads a text or a picture as a file.
 * @param {string} name
 * @param {string | File} content
 */
export function download(name, content) {
  const link = document.createElement("a");
  const file = typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
  link.href = URL.createObjectURL(file);
  link.download = name;
  // The address is never withdrawn: a browser that asks where to save may read the file minutes later.
  link.click();
}

/**
 * Resolves to the bytes of a file, or to undefined if it is too large or unreadable, which is shown.
 * @param {Refusing} app
 * @param {File | Promise<File>} given
 */
export async function bytesOf(app, given) {
  try {
    const file = await given;
    if (file.size <= LARGEST) return new Uint8Array(await file.arrayBuffer());
    app.refuse("file.too-large");
  } catch {
    // The file was moved, deleted or locked after it was chosen.
    app.refuse("file.unreadable");
  }
  return undefined;
}

/** Resolves to the text of a file, or to undefined as above. @param {Refusing} app @param {File | Promise<File>} given */
export async function textOf(app, given) {
  const bytes = await bytesOf(app, given);
  return bytes && new TextDecoder().decode(bytes);
}

/** Resolves to the text of the file chosen in an input, or to undefined as above, and clears the input. @param {Refusing} app @param {Event} event */
export async function chosenText(app, { target }) {
  const input = /** @type {HTMLInputElement} */ (target);
  const [file] = input.files ?? [];
  const text = file && (await textOf(app, file));
  input.value = "";
  return text;
}

/** Downloads the record of the match on screen. @param {{ state: { view: View | null, replay: { watched: { record: string } } | null }, record(): Promise<string | undefined> }} app */
export async function downloadRecord(app) {
  const record = app.state.replay?.watched.record ?? (await app.record());
  if (record !== undefined) downloadText(`volle-${app.state.view?.game}`, record);
}

/** Downloads a text as a file with the date of today in its name. @param {string} name @param {string} text @param {string} [suffix] */
export function downloadText(name, text, suffix = "volle") {
  download(`${name}-${today()}.${suffix}`, text);
}
