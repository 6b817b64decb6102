/** Matches that come from elsewhere, and copies of all that are here. */

import { html } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { confirm } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { goToTable } from "../../match/begin.js";
import { chosenText, downloadText } from "../../match/components/files.js";
import { recordIn } from "../share/record-link.js";
import { copyOf, matchesIn } from "./match-copies.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws what opens a match from a file. @param {App} app */
export function openField(app) {
  const open = async (/** @type {Event} */ event) => openText(app, await chosenText(app, event));
  return html`<label class="button button-file">
    <input type="file" id="open-record" accept=".txt,.volle,.json,text/plain,application/json" @change=${open}>
    <span>${t("menu-open")}</span>
    <small>${t("menu-open-about")}</small>
  </label>`;
}

/**
 * Puts the match of a text on the table: a record, or a link that holds one. A copy of all matches goes to the shelf.
 * @param {App} app
 * @param {string | undefined} text
 * @param {boolean} [asks] whether the visitor may not know about the text, and is asked before anything is kept of it
 */
export async function openText(app, text, asks = false) {
  if (text === undefined) return;
  await app.open();
  app.change({ refusal: null });
  try {
    const copies = matchesIn(text);
    if (copies) return await importAll(app, copies, asks);
    const record = await recordIn(text);
    if (asks && !(await mayOpen(app, record))) return;
    if (await app.load(record)) goToTable(app);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    app.change({ refusal: error });
  }
}

/** Asks whether a match is to be opened; rejects with a CodedError if it is none. @param {App} app @param {string} record */
async function mayOpen(app, record) {
  await app.inquire({ do: "ask", record });
  return confirmIncoming(t("incoming-match"), t("incoming-open"));
}

/** @param {string} question @param {string} yes */
function confirmIncoming(question, yes) {
  return confirm(question, yes, t("incoming-no"), t("incoming-about"));
}

/** @param {App} app @param {import("./match-copies.js").MatchCopy[]} copies @param {boolean} asks */
async function importAll(app, copies, asks) {
  const question = t("incoming-copies", { count: copies.length });
  if (asks && !(await confirmIncoming(question, t("incoming-add")))) return;
  const imported = await app.shelf.importAll(copies);
  app.change({ imported });
  location.hash = "#matches";
}

/** Draws what takes all matches along, and what deletes them. @param {App} app */
export function copies(app) {
  const { imported } = app.state;
  const take = async () =>
    downloadText("volle-matches", copyOf(await app.shelf.exportAll()), "json");
  return html`<section class="match-copies" aria-labelledby="copies-heading">
    <h2 id="copies-heading">${t("copies-heading")}</h2>
    <p>${t("copies-about")}</p>
    <p role="status" id="imported">${imported ? t("copies-imported", imported) : ""}</p>
    <p class="row">
      <button type="button" class="button" id="export-matches" @click=${take}>${t("copies-save")}</button>
      <button type="button" class="button" id="delete-matches" @click=${() => removeAll(app)}>${t("copies-delete")}</button>
    </p>
  </section>`;
}

/** @param {App} app */
async function removeAll(app) {
  if (!(await confirm(t("copies-delete-question"), t("match-delete-yes"), t("match-delete-no"))))
    return;
  await app.forget();
}
