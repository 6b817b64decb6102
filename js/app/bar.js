/** The bar at the top: links, and at the table some game info and the controls that are always available. */

import { html, nothing } from "lit-html";
import { adviceButton } from "../features/coach/advice.js";
import { oddsButton } from "../features/coach/odds.js";
import { openWindow } from "../features/everyone/everyone.js";
import { isAtMatch, lookUpButton } from "../features/rules/look-up.js";
import {
  entry,
  menuPart,
  paceControl,
  recordButton,
  settingsButton,
  showMenu,
  soundButton,
} from "../features/settings/settings.js";
import { showSituation } from "../features/table/status.js";
import { gameOf, gameUiOf } from "../games/index.js";
import { pictogram } from "../kit/art/drawing.js";
import { focusOnDecision } from "../kit/components/keyboard.js";
import { panelButtons, panelEntries } from "../kit/components/panel.js";
import { calendarDay, t } from "../kit/i18n.js";
import { explainButton, showWhy } from "../match/components/explain.js";
import { seatName } from "../match/components/words.js";
import { isShow } from "../match/end-sequence.js";
import { BOARDS, people } from "../match/seats.js";

/** @import { App } from "./app.js" */
/** @import { Close } from "../kit/components/dialog.js" */
/** @import { View } from "../protocol/shared.js" */

/** Draws the bar. @param {App} app */
export function bar(app) {
  const { screen, view } = app.state;
  const atTable = screen === "table" && view;
  const inShow = isShow(app.state);
  const atReplay = screen === "replay" && view;
  return html`
    ${skipLink()}
    <a class="brand" href="#menu" aria-label=${t("app-home")}>${t("app-name")}</a>
    ${(atTable && !inShow) || atReplay ? facts(view) : nothing}
    <nav class="bar-links">
      ${atTable ? tableControls(app, view) : atReplay ? html`${panelButtons(view.game)} ${paceControl(app)}` : pages(app.state)}
      ${menuButton(() => showMenu(app, menuParts, leaveLink))}
    </nav>
  `;
}

/** Draws the link past the bar for the keyboard. */
export function skipLink() {
  const skip = (/** @type {Event} */ event) => {
    // The address must still name the screen.
    event.preventDefault();
    focusOnDecision();
  };
  return html`<a class="skip" href="#screen" @click=${skip}>${t("app-skip")}</a>`;
}

/** Draws the info on a match. @param {View} view */
export function facts(view) {
  const { facts: factsOf, factRules } = gameUiOf(view.game);
  const ofDay =
    view.deal?.kind === "day" ? [t("facts-day", { date: calendarDay(view.deal.text) })] : [];
  const all = [...factsOf(view), ...ofDay];
  if (!all.length) return nothing;
  const show = () => showWhy([{ sentences: [], rules: factRules(view) }], all.join(" · "));
  return html`<div class="bar-facts explained">${all.map((fact) => html`<span>${fact}</span> `)} ${explainButton(all.join(" · "), show)}</div>`;
}

/** @param {App["state"]} state */
function pages(state) {
  const game = gameOf(state);
  const link = (/** @type {string} */ page, /** @type {string} */ address) =>
    html`<a class="bar-button bar-page" href=${address} aria-current=${page === state.screen ? "page" : nothing}>${t(`menu-${page}`)}</a>`;
  return html`${link("rules", `#rules/${game}`)} ${link("deck", `#deck/${game}`)} ${link("about", "#about")}`;
}

/** Draws the button that opens the menu. @param {() => void} open */
export function menuButton(open) {
  return html`<button type="button" class="bar-button" id="table-menu" aria-label=${t("table-menu")} aria-haspopup="dialog" @click=${open}>
    <span class="burger" aria-hidden="true"></span><span class="bar-word">${t("table-menu")}</span>
  </button>`;
}

/** Draws the controls of a match on the table; none while its end is shown. @param {App} app @param {View} view */
export function tableControls(app, view) {
  if (isShow(app.state)) return nothing;
  return html`${panelButtons(view.game)} ${paceControl(app)} ${soundButton(app)} ${takeBack(app, view)}`;
}

/** Draws the button that takes back the last action. @param {App} app @param {View} view */
function takeBack(app, view) {
  const seat = view.take_back;
  const words = seat === null ? t("take-back") : t("take-back-of", { name: seatName(view, seat) });
  return html`<button type="button" class="bar-button" id="take-back" aria-label=${words} ?disabled=${seat === null || app.state.asking || app.state.frame !== null} @click=${() => app.table.takeBack()}>
    ${pictogram("undo")} <span class="bar-word">${t("take-back")}</span>
  </button>`;
}

/** Draws the menu: what is wanted most, and in parts what else concerns the match, can be looked up, or concerns the app. @param {App} app @param {Close} close */
function menuParts(app, close) {
  const { state } = app;
  const game = gameOf(state);
  const link = (
    /** @type {string} */ page,
    /** @type {string} */ sign,
    /** @type {string} */ words,
  ) => menuLink(close, page, entry(sign, words));
  const reading = (/** @type {"rules" | "deck"} */ name) =>
    isAtMatch(state)
      ? lookUpButton(app, name, close)
      : link(`${name}/${game}`, name, t(`menu-${name}`));
  const panels = isAtMatch(state) ? panelEntries(game, () => close("")) : nothing;
  const help = helpButtons(app, close);
  const own = html`${link("matches", "matches", t("matches-heading"))} ${link("deal", "day", t("door-day"))}`;
  return html`<div class="menu-links menu-first">${reading("rules")} ${settingsButton(app, close)} ${help ?? own}</div>
    ${state.view ? menuPart("menu-match", ofMatch(app, state.view, close)) : nothing}
    ${menuPart("menu-look-up", html`${panels} ${reading("deck")} ${link(`statistics/${game}`, "statistics", t("menu-statistics"))} ${link(`arena/${game}`, "arena", t("menu-arena"))} ${link("fairness", "die", t("fairness-heading"))}`)}
    ${menuPart("menu-app", html`${help ? own : nothing} ${link("about", "about", t("menu-about"))}`)}`;
}

/** Draws the buttons that help with a decision; null where no match runs or its players want no help. @param {App} app @param {Close} close */
function helpButtons(app, close) {
  const { screen, view } = app.state;
  if (screen !== "table" || !view?.help || view.result) return null;
  const closeMenu = () => close("");
  return html`${view.lesson ? nothing : adviceButton(app, view, closeMenu)} ${oddsButton(app, view, closeMenu)}`;
}

/** @param {App} app @param {View} view @param {Close} close */
function ofMatch(app, view, close) {
  const isAtTable = app.state.screen === "table";
  return html`${isAtTable && !view.result ? ofRunningMatch(app, view, close) : nothing}
    ${isAtTable && view.begun && !isShow(app.state) ? menuLink(close, "replay", entry("replay", t("replay-again"))) : nothing} ${recordButton(app)}`;
}

/** @param {App} app @param {View} view @param {Close} close */
function ofRunningMatch(app, view, close) {
  const show = () => {
    close("");
    showSituation(app.state, view);
  };
  return html`${view.help ? nothing : html`<p id="help-off">${t("error-help-off")}</p>`}
    <button type="button" class="button" @click=${show}>${entry("situation", t("situation"))}</button>
    <button type="button" class="button" id="open-window" @click=${() => openWindow(app)}>${entry("window", t("window-open"))}</button>
    ${people(view).length && !view.lesson && !app.address.isPage(BOARDS) ? html`<a class="button" id="boards-link" href=${app.address.page(BOARDS)}>${entry("phone", t("boards-heading"))}</a>` : nothing}`;
}

/** Draws the link from the table to the start page, which stands apart. @param {App} app @param {Close} close */
function leaveLink({ state }, close) {
  if (state.screen !== "table") return nothing;
  return menuLink(close, "menu", t("settings-leave"), "button button-small");
}

/** @param {Close} close @param {string} page @param {unknown} words @param {string} [style] */
function menuLink(close, page, words, style = "button") {
  return html`<a class=${style} href=${`#${page}`} @click=${() => close("")}>${words}</a>`;
}
