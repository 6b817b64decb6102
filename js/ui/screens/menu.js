/** The start screen: a door to each game, the match that waits, records. */

import { html, nothing } from "lit-html";
import { games, gameUiOf } from "../../games/index.js";
import { offerOf } from "../../state/drafts.js";
import { mayReplace } from "../components/begin.js";
import { chosenText } from "../components/files.js";
import { seatNames } from "../components/words.js";
import { t } from "../i18n.js";
import { languageLinks } from "./language.js";
import { offlineBadge } from "./offline-notices.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the start screen. @param {App} app */
export function menu(app) {
  const { view } = app.state;
  return html`<div class="menu">
    <h1 tabindex="-1">${t("app-name")}</h1>
    <ul class="menu-facts">
      <li>${t("menu-fact-alone")}</li>
      <li>${t("menu-fact-free")}</li>
      ${offlineBadge(app.state)}
    </ul>
    ${view ? goOn(view) : nothing}
    <nav class="doors" aria-label=${t("menu-new")}>${games.map(door)}</nav>
    ${openRecord(app)} ${languageLinks(app)}
  </div>`;
}

/** @param {string} game */
function door(game) {
  const { min, max } = offerOf(game);
  return html`<a class="door" id=${`door-${game}`} data-game=${game} href=${`#setup/${game}`}>
    <span class="emblem" aria-hidden="true"></span>
    <strong>${t(`game-${game}`)}</strong>
    <span>${t(`game-${game}.lead`)}</span>
    <small>${t("menu-seats", { least: min, most: max })}</small>
  </a>`;
}

/** @param {View} view */
function goOn(view) {
  const words = {
    game: t(`game-${view.game}`),
    progress: gameUiOf(view.game).progress(view),
    names: seatNames(view, [...view.seats.keys()]),
  };
  return html`<a class="button button-main button-big" id="continue" href="#table">
    <span>${t(view.result ? "menu-result" : "menu-continue")}</span>
    <small>${t(view.result ? "menu-over-about" : "menu-continue-about", words)}</small>
  </a>`;
}

/** @param {App} app */
function openRecord(app) {
  const open = async (/** @type {Event} */ event) => {
    const record = await chosenText(event);
    if (record === undefined || !(await mayReplace(app))) return;
    if (await app.load(record)) location.hash = "#table";
  };
  return html`<label class="button button-file">
    <input type="file" id="open-record" accept=".txt,.volle,text/plain" @change=${open}>
    <span>${t("menu-open")}</span>
    <small>${t("menu-open-about")}</small>
  </label>`;
}
