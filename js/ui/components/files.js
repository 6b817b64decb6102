/** Files in and out: what the page gives to keep, and what people choose. */

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
 * Returns the text of the file chosen in an input, and makes room for the next choice.
 * @param {Event} event
 * @returns {Promise<string | undefined>}
 */
export async function chosenText(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const text = await input.files?.[0]?.text();
  input.value = "";
  return text;
}

/** Returns the record of the match that is shown to the visitor as a file. @param {import("../../state/app.js").App} app */
export async function downloadRecord(app) {
  const record = app.state.replay?.watched.record ?? (await app.record());
  if (record !== undefined) downloadText(`volle-${app.state.view?.game}`, record);
}

/** Returns a text to the visitor as a file of today. @param {string} name @param {string} text @param {string} [suffix] */
export function downloadText(name, text, suffix = "volle") {
  download(`${name}-${new Date().toISOString().slice(0, 10)}.${suffix}`, text);
}
