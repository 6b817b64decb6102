/** The start screen: go on, begin, open a record, read. */

import { html, nothing } from "lit-html";
import { flock } from "../art/flock.js";
import { number, t } from "../i18n.js";
import { mayReplace } from "./begin.js";
import { chosenText } from "./files.js";
import { seatNames } from "./words.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../contract.js").View} View */

/** Draws the start screen. @param {Store} store */
export function menu(store) {
  const { view } = store.state;
  return html`<div class="menu">
    <div class="menu-flock" aria-hidden="true">${flock()}</div>
    <h1 tabindex="-1">${t("app-name")}</h1>
    <p class="menu-lead">${t("menu-lead")}</p>
    <ul class="menu-facts">
      <li>${t("menu-fact-seats")}</li>
      <li>${t("menu-fact-alone")}</li>
      <li>${t("menu-fact-free")}</li>
    </ul>
    <div class="menu-actions">
      ${view ? goOn(view) : nothing}
      <a class=${`button button-big ${view && !view.result ? "" : "button-main"}`} id="new-match" href="#setup">${t("menu-new")}</a>
      ${openRecord(store)}
    </div>
  </div>`;
}

/** @param {View} view */
function goOn(view) {
  const names = seatNames(view, [...view.seats.keys()]);
  const words = { round: number(view.round), rounds: number(view.rounds), names };
  return html`<a class=${`button button-big ${view.result ? "" : "button-main"}`} id="continue" href="#table">
    <span>${t(view.result ? "menu-result" : "menu-continue")}</span>
    <small>${t(view.result ? "menu-over-about" : "menu-continue-about", words)}</small>
  </a>`;
}

/** @param {Store} store */
function openRecord(store) {
  const open = async (/** @type {Event} */ event) => {
    const record = await chosenText(event);
    if (record === undefined || !(await mayReplace(store))) return;
    if (await store.load(record)) location.hash = "#table";
  };
  return html`<label class="button button-big button-file">
    <input type="file" id="open-record" accept=".txt,.volle,text/plain" @change=${open}>
    <span>${t("menu-open")}</span>
    <small>${t("menu-open-about")}</small>
  </label>`;
}
