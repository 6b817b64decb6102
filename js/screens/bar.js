/** The bar at the top: the way home, and at the table the round and what can be done at any time. */

import { html, nothing } from "lit-html";
import { number, t } from "../i18n.js";
import { focusOnDecision } from "./focus.js";
import { showSettings } from "./settings-menu.js";
import { seatName } from "./words.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../contract.js").View} View */

const PAGES = ["rules", "deck", "about"];

/** Draws the bar. @param {Store} store */
export function bar(store) {
  const { screen, view } = store.state;
  const atTable = screen === "table" && view;
  return html`
    <a class="skip" href="#screen" @click=${skipToMain}>${t("app-skip")}</a>
    <a class="brand" href="#menu" aria-label=${t("app-home")}>${t("app-name")}</a>
    ${atTable ? round(view) : nothing}
    <nav class="bar-links">
      ${atTable ? takeBack(store, view) : pages(screen)}
      <button type="button" class="bar-button" id="table-menu" aria-label=${t("table-menu")} aria-haspopup="dialog" @click=${() => showSettings(store)}>
        <span class="burger" aria-hidden="true"></span><span class="bar-word">${t("table-menu")}</span>
      </button>
    </nav>
  `;
}

/** @param {Event} event the address must go on naming the screen */
function skipToMain(event) {
  event.preventDefault();
  focusOnDecision();
}

/** @param {View} view */
function round({ round, rounds, undealt_count, stock }) {
  if (!round) return nothing;
  return html`<p class="bar-facts">
    <span>${t("round-of", { round: number(round), rounds: number(rounds) })}</span>
    <span>${t("cards-left", { count: undealt_count })}</span>
    <span>${t("stock-chips", { count: stock })}</span>
  </p>`;
}

/** @param {string} screen */
function pages(screen) {
  return PAGES.map(
    (page) =>
      html`<a class="bar-button bar-page" href=${`#${page}`} aria-current=${page === screen ? "page" : nothing}>${t(`menu-${page}`)}</a>`,
  );
}

/** @param {Store} store @param {View} view */
function takeBack(store, view) {
  const seat = view.take_back;
  const words = seat === null ? t("take-back") : t("take-back-of", { name: seatName(view, seat) });
  return html`<button type="button" class="bar-button" id="take-back" aria-label=${words} ?disabled=${seat === null || store.state.asking || store.state.moment !== null} @click=${() => store.takeBack()}>
    <span aria-hidden="true">↶</span> <span class="bar-word">${t("take-back")}</span>
  </button>`;
}
