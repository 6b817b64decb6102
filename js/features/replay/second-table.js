/** A second table in a dialog: it plays the scene of a rule, or the match from an earlier position. The first table stays unchanged. */

import { html, nothing } from "lit-html";
import { showContent } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { dashed } from "../../match/components/words.js";
import { lookUpRule } from "../rules/look-up.js";
import { toFragment } from "../share/record-link.js";

/** @import { App } from "../../app/app.js" */
/** @import { Links, Ply } from "../../match/components/explain.js" */

/** Returns what is added to explanations: buttons for scenes, rules and earlier positions of the match. @param {App} app @returns {Partial<Links>} */
export function linksOf(app) {
  return {
    ofRule: (rule) => ruleButtons(app, rule),
    ofEvent: (ply) => tryButton(app, ply),
  };
}

/** @param {App} app @param {string} rule */
function ruleButtons(app, rule) {
  const show = () => showTable(app, t(`${dashed(rule)}.title`), { scene: rule });
  return html`<p class="row">
    <button type="button" class="button button-small" data-scene=${rule} aria-haspopup="dialog" @click=${show}>${t("why-scene")}</button>
    <button type="button" class="link" data-rulebook=${rule} aria-haspopup="dialog" @click=${() => lookUpRule(app, rule)}>${t("why-rulebook")}</button>
  </p>`;
}

/** @param {App} app @param {Ply} ply */
function tryButton(app, ply) {
  // The position is one of the match on the table, not of a replay.
  if (!app.state.view || app.state.replay) return nothing;
  const tryIt = async () => {
    const record = await app.record(ply === "now" ? (app.state.view?.ply ?? 0) : ply);
    const about = ply === "now" ? "" : t("second-table-moment");
    if (record) await showTable(app, t("why-try"), {}, await toFragment(record), about);
  };
  return html`<p class="row"><button type="button" class="button button-small" data-try aria-haspopup="dialog" @click=${tryIt}>${t("why-try")}</button></p>`;
}

/** Opens the second table. @param {App} app @param {string} heading @param {Record<string, string>} parameters of its address @param {string} [fragment] @param {string} [about] its position */
function showTable({ state }, heading, parameters, fragment = "", about = "") {
  const { language, settings } = state;
  const query = new URLSearchParams({ lang: language, theme: settings.theme, ...parameters });
  return showContent(
    heading,
    html`<iframe class="second-table" title=${heading} @load=${enter} src=${`embed.html?${query}#${fragment}`}></iframe>
      <p class="quiet">${t("second-table-apart")} ${about}</p>`,
  );
}

/** Moves the focus from the frame into its page: Chromium leaves it on the frame while the page loads. @param {Event} event */
function enter({ target }) {
  if (target === document.activeElement)
    /** @type {HTMLIFrameElement} */ (target).contentWindow?.focus();
}
