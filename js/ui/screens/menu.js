/** The start screen: a door to each game, the match that waits, records. */

import { html, nothing } from "lit-html";
import { faceOf, games } from "../../games/index.js";
import { mayReplace } from "../components/begin.js";
import { chosenText } from "../components/files.js";
import { seatNames } from "../components/words.js";
import { t } from "../i18n.js";
import { offlineBadge } from "./offline-notices.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the start screen. @param {Store} store */
export function menu(store) {
  const { view } = store.state;
  return html`<div class="menu">
    <h1 tabindex="-1">${t("app-name")}</h1>
    <ul class="menu-facts">
      <li>${t("menu-fact-alone")}</li>
      <li>${t("menu-fact-free")}</li>
      ${offlineBadge(store.state)}
    </ul>
    ${view ? goOn(view) : nothing}
    <nav class="doors" aria-label=${t("menu-new")}>${games.map((game) => door(store, game))}</nav>
    ${openRecord(store)}
  </div>`;
}

/** @param {Store} store @param {string} game */
function door({ state }, game) {
  const [least = 0, most = 0] = state.about?.games[game]?.seats ?? [];
  return html`<a class="door" id=${`door-${game}`} data-game=${game} href=${`#setup/${game}`}>
    <span class="emblem" aria-hidden="true"></span>
    <strong>${t(`game-${game}`)}</strong>
    <span>${t(`game-${game}.lead`)}</span>
    <small>${most ? t("menu-seats", { least, most }) : nothing}</small>
  </a>`;
}

/** @param {View} view */
function goOn(view) {
  const words = {
    game: t(`game-${view.game}`),
    progress: faceOf(view.game).progress(view),
    names: seatNames(view, [...view.seats.keys()]),
  };
  return html`<a class="button button-main button-big" id="continue" href="#table">
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
  return html`<label class="button button-file">
    <input type="file" id="open-record" accept=".txt,.volle,text/plain" @change=${open}>
    <span>${t("menu-open")}</span>
    <small>${t("menu-open-about")}</small>
  </label>`;
}
