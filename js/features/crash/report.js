/** The report on something that went wrong: facts for whoever repairs it, and nothing secret. */

import { copyText } from "../../kit/components/copy.js";
import { t } from "../../kit/i18n.js";
import { FACTS } from "../../protocol/facts.js";

/** @typedef {import("../../app/app.js").App} App */

/** @typedef {import("../../engine/errors.js").CodedError} CodedError */

/** Copies the report, or shows it where the browser does not let a page copy. @param {App} app @param {CodedError | null} [error] */
export function copyReport(app, error) {
  return copyText(t("report-heading"), describe(app, error));
}

/** Returns a report as JSON. @param {App} app @param {CodedError | null} [error] by default the one that the page shows */
export function describe({ state }, error = state.start.fatal ?? state.refusal) {
  const { code, params } = error ?? {};
  const { version } = FACTS;
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
