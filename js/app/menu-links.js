/** What the menu of the bar offers before the settings: first what concerns the match, then the other pages. */

import { html, nothing } from "lit-html";
import { adviceButton } from "../features/coach/advice.js";
import { oddsButton } from "../features/coach/odds.js";
import { isAtMatch, lookUpButton } from "../features/rules/look-up.js";
import { menuPart, recordButton } from "../features/settings/settings-menu.js";
import { showSituation } from "../features/table/situation.js";
import { gameOf } from "../games/index.js";
import { t } from "../kit/i18n.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../kit/components/dialog.js").Close} Close */

/** Draws it. @param {App} app @param {Close} close */
export function menuLinks(app, close) {
  const { state } = app;
  const game = gameOf(state);
  const link = linkOf(close);
  return html`${isAtMatch(state) ? ofMatch(app, close) : nothing}
    ${menuPart(
      "menu-pages",
      html`${isAtMatch(state) ? nothing : html`${link(`rules/${game}`, t("menu-rules"))} ${link(`deck/${game}`, t("menu-deck"))} ${recordButton(app)}`}
      ${link("matches", t("matches-heading"))} ${link(`statistics/${game}`, t("menu-statistics"))} ${link("fairness", t("fairness-heading"))} ${link(`arena/${game}`, t("menu-arena"))} ${link("about", t("menu-about"))}`,
    )}`;
}

/** Draws the way from the table to the start page, which stands apart. @param {App} app @param {Close} close */
export function leaveLink({ state }, close) {
  return state.screen === "table"
    ? linkOf(close)("menu", t("settings-leave"), "button button-small")
    : nothing;
}

/** @param {Close} close @returns {(page: string, words: string, style?: string) => unknown} */
const linkOf =
  (close) =>
  (page, words, style = "button") =>
    html`<a class=${style} href=${`#${page}`} @click=${() => close("")}>${words}</a>`;

/** @param {App} app @param {Close} close */
function ofMatch(app, close) {
  const { screen } = app.state;
  return menuPart(
    "menu-match",
    html`${situation(app, close)} ${odds(app, close)} ${lookUpButton(app, "rules", close)} ${lookUpButton(app, "deck", close)}
      ${screen === "table" ? linkOf(close)("replay", t("replay-again")) : nothing} ${recordButton(app)}`,
  );
}

/** How the match stands, for those who have no key for it. @param {App} app @param {Close} close */
function situation({ state }, close) {
  const { screen, view } = state;
  if (screen !== "table" || !view || view.result) return nothing;
  const show = () => {
    close("");
    showSituation(state, view);
  };
  return html`<button type="button" class="button" @click=${show}>${t("situation")}</button>`;
}

/** What can be expected, for those who want to know. @param {App} app @param {Close} close */
function odds(app, close) {
  const { screen, view } = app.state;
  if (screen !== "table" || !view || view.result) return nothing;
  if (!view.help) return html`<p id="help-off">${t("error-help-off")}</p>`;
  return html`${oddsButton(app, view, () => close(""))} ${view.lesson ? nothing : adviceButton(app, view, "button", () => close(""))}`;
}
