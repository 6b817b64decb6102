/** The bar at the top: the way home, and at the table a few facts and what can be done at any time. */

import { html, nothing } from "lit-html";
import { paceControl } from "../features/settings/pace.js";
import { showSettings } from "../features/settings/settings-menu.js";
import { soundButton } from "../features/settings/sound.js";
import { gameOf, gameUiOf } from "../games/index.js";
import { focusOnDecision } from "../kit/components/focus.js";
import { panelButtons } from "../kit/components/panel.js";
import { t } from "../kit/i18n.js";
import { explainButton } from "../match/components/things.js";
import { showWhy } from "../match/components/why.js";
import { seatName } from "../match/components/words.js";
import { leaveLink, menuLinks } from "./menu-links.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../protocol/shared.js").View} View */

/** Draws the bar. @param {App} app */
export function bar(app) {
  const { screen, view } = app.state;
  const atTable = screen === "table" && view;
  const atReplay = screen === "replay" && view;
  return html`
    ${skipLink()}
    <a class="brand" href="#menu" aria-label=${t("app-home")}>${t("app-name")}</a>
    ${atTable || atReplay ? facts(view) : nothing}
    <nav class="bar-links">
      ${atTable ? html`${panelButtons(view.game)} ${paceControl(app)} ${soundButton(app)} ${takeBack(app, view)}` : atReplay ? panelButtons(view.game) : pages(app.state)}
      ${menuButton(() => showSettings(app, menuLinks, leaveLink))}
    </nav>
  `;
}

/** Draws the way past the bar for the keyboard. */
export function skipLink() {
  return html`<a class="skip" href="#screen" @click=${skipToMain}>${t("app-skip")}</a>`;
}

/** @param {Event} event the address must go on naming the screen */
function skipToMain(event) {
  event.preventDefault();
  focusOnDecision();
}

/** Draws what is told of a running match. @param {View} view */
export function facts(view) {
  const { facts: tell, factRules } = gameUiOf(view.game);
  const told = tell(view);
  const show = () => showWhy([{ sentences: [], rules: factRules() }], told.join(" · "));
  return html`<div class="bar-facts explained">${told.map((fact, index) => html`<span data-motion-place=${`fact:${index}`}>${fact}</span> `)} ${explainButton(told.join(" · "), show)}</div>`;
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

/** Draws the button that takes the last action back. @param {App} app @param {View} view */
export function takeBack(app, view) {
  const seat = view.take_back;
  const words = seat === null ? t("take-back") : t("take-back-of", { name: seatName(view, seat) });
  return html`<button type="button" class="bar-button" id="take-back" aria-label=${words} ?disabled=${seat === null || app.state.asking || app.state.frame !== null} @click=${() => app.table.takeBack()}>
    <span aria-hidden="true">↶</span> <span class="bar-word">${t("take-back")}</span>
  </button>`;
}
