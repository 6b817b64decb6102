/** The report on something that went wrong: facts for whoever repairs it, and nothing secret. */

import { FACTS } from "../../protocol/facts.js";
import { copyText } from "../components/copy.js";
import { t } from "../i18n.js";

/** @typedef {import("../../state/app.js").App} App */

/** Copies the report, or shows it where the browser does not let a page copy. @param {App} app */
export function copyReport(app) {
  return copyText(t("report-heading"), describe(app));
}

/** Returns the facts as text. @param {App} app */
export function describe({ state }) {
  const { code, params } = state.start.fatal ?? state.refusal ?? {};
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
