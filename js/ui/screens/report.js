/** The report on something that went wrong: facts for whoever repairs it, and nothing secret. */

import { copyText } from "../components/copy.js";
import { t } from "../i18n.js";

/** @typedef {import("../../state/store.js").Store} Store */

/** Copies the report, or shows it where the browser does not let a page copy. @param {Store} store */
export function copyReport(store) {
  return copyText(t("report-heading"), describe(store));
}

/** Gives the facts as text. @param {Store} store */
export function describe({ state }) {
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
