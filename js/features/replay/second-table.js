/** A second table, in a dialog over the first: on it a rule is shown, or the match is tried from an earlier moment. The first stays as it is. */

import { html, nothing } from "lit-html";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { offerWays } from "../../match/components/why.js";
import { dashed } from "../../match/components/words.js";
import { lookUpRule } from "../rules/look-up.js";
import { toFragment } from "../share/record-link.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/components/why.js").Moment} Moment */

/** Has "why?" lead to scenes, to the rulebook, and to the match as it was. @param {App} app */
export function offerSecondTable(app) {
  offerWays({
    ofRule: (rule) => rowOfRule(app, rule),
    ofMoment: (moment) => rowOfMoment(app, moment),
  });
}

/** @param {App} app @param {string} rule */
function rowOfRule(app, rule) {
  const show = () => showTable(app, t(`${dashed(rule)}.title`), { scene: rule });
  return html`<p class="row">
    <button type="button" class="button button-small" data-scene=${rule} aria-haspopup="dialog" @click=${show}>${t("why-scene")}</button>
    <button type="button" class="link" data-rulebook=${rule} aria-haspopup="dialog" @click=${() => lookUpRule(app.state, rule)}>${t("why-rulebook")}</button>
  </p>`;
}

/** @param {App} app @param {Moment} moment */
function rowOfMoment(app, moment) {
  // The moment is one of the match on the table, not of one that is watched.
  if (!app.state.view || app.state.replay) return nothing;
  const tryIt = async () => {
    const record = await app.record(moment === "now" ? (app.state.view?.ply ?? 0) : moment);
    const about = moment === "now" ? "" : t("second-table-moment");
    if (record) await showTable(app, t("why-try"), {}, await toFragment(record), about);
  };
  return html`<p class="row"><button type="button" class="button button-small" data-try aria-haspopup="dialog" @click=${tryIt}>${t("why-try")}</button></p>`;
}

/** Opens the second table. @param {App} app @param {string} heading @param {Record<string, string>} asked @param {string} [fragment] @param {string} [about] which moment that is */
function showTable({ state }, heading, asked, fragment = "", about = "") {
  const { language, settings } = state;
  const query = new URLSearchParams({ lang: language, theme: settings.theme, ...asked });
  return showDialog(
    heading,
    (
      close,
    ) => html`<iframe class="second-table" title=${heading} @load=${enter} src=${`embed.html?${query}#${fragment}`}></iframe>
      <p class="quiet">${t("second-table-apart")} ${about}</p>
      ${closeRow(close)}`,
  );
}

/** Moves the focus into the table if it is on its frame: Chromium leaves it outside where the page in the frame was not there yet. @param {Event} event */
function enter({ target }) {
  if (target === document.activeElement)
    /** @type {HTMLIFrameElement} */ (target).contentWindow?.focus();
}
