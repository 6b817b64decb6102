/** The report on something that went wrong: facts for whoever repairs it, and nothing secret. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { closeRow, showDialog } from "../parts/dialog.js";

/** @typedef {import("../store.js").Store} Store */

/** Copies the report, or shows it where the browser does not let a page copy. @param {Store} store */
export async function copyReport(store) {
  const report = describe(store);
  const copied = await navigator.clipboard?.writeText(report).then(
    () => true,
    () => false,
  );
  await showDialog(t("report-heading"), (close) => body(report, Boolean(copied), close));
}

/** @param {Store} store */
function describe({ state }) {
  const { code, params } = state.start.fatal ?? state.refusal ?? {};
  const { version } = state.about ?? {};
  const { screen, view, start } = state;
  const at = view && {
    game: view.game,
    ply: view.ply,
    phase: view.phase,
    seats: view.seats.length,
  };
  return JSON.stringify(
    { code, params, version, screen, at, start, agent: navigator.userAgent },
    null,
    1,
  );
}

/** @param {string} report @param {boolean} copied @param {import("../parts/dialog.js").Close} close */
function body(report, copied, close) {
  return html`<p role="status">${copied ? t("report-copied") : t("report-help")}</p>
    <textarea class="report" readonly rows="10" aria-label=${t("report-heading")} .value=${report}></textarea>
    ${closeRow(close)}`;
}
