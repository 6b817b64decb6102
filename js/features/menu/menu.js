/** The start screen: a door to each game, the match that waits, records. */

import { html, nothing } from "lit-html";
import { games, gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { seatNames } from "../../match/components/words.js";
import { goOnWith, matchCard } from "../matches/match-card.js";
import { openField } from "../matches/match-files.js";
import { offlineBadge } from "../notices/offline-notices.js";
import { languageLinks } from "../settings/language.js";
import { door } from "./start-card.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the start screen. @param {App} app */
export function menu(app) {
  const { view } = app.state;
  return html`<div class="menu">
    <h1 tabindex="-1">${t("app-name")}</h1>
    <ul class="menu-facts">
      <li>${t("menu-fact-alone")}</li>
      <li>${t("menu-fact-free")}</li>
    </ul>
    ${view ? goOn(view) : nothing}
    <nav class="doors" aria-label=${t("menu-new")}>${games.map((game) => door(app, game))}</nav>
    ${others(app)} ${openField(app)} ${languageLinks(app)} ${offlineBadge(app.state)}
  </div>`;
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

/** So many matches wait on the start screen. */
const WAITING = 3;

/** Draws the matches that wait beside the one on the table, and the way to all of them. @param {App} app */
function others(app) {
  const { shelf } = app.state;
  if (!shelf?.total) return nothing;
  const waiting = shelf.matches.filter(({ here, view }) => !here && view && !view.result);
  return html`<section class="waiting" aria-labelledby="waiting-heading">
    <h2 id="waiting-heading" class=${waiting.length ? "" : "unseen"}>${t("menu-waiting")}</h2>
    ${waiting.length ? html`<ul class="match-list">${waiting.slice(0, WAITING).map((each) => html`<li>${matchCard(each, goOnButton(app, each))}</li>`)}</ul>` : nothing}
    <p><a class="button" id="all-matches" href="#matches">${t("menu-matches", { count: shelf.total })}</a></p>
  </section>`;
}

/** @param {App} app @param {import("../../protocol/worker.js").Listed} match */
function goOnButton(app, match) {
  return html`<p><button type="button" class="button button-small button-main" data-go-on @click=${() => goOnWith(app, match)}>${t("match-go-on")}</button></p>`;
}
