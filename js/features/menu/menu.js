/** The start screen: the unfinished match, a card for each game, and matches that wait. */

import { html, nothing } from "lit-html";
import { games, gameUiOf } from "../../games/index.js";
import { list, t } from "../../kit/i18n.js";
import { dueText, seatNames, usualNames } from "../../match/components/words.js";
import { agreement, chairNames, dealtOn, draftOf } from "../../match/drafts.js";
import { factsOf } from "../../match/game-facts.js";
import { lessonButtons } from "../lesson/lesson.js";
import { continueMatch, matchCard, openField } from "../matches/matches.js";
import { pasteButton } from "../matches/paste-button.js";
import { offlineBadge } from "../notices/notices.js";
import { languageLinks } from "../settings/settings.js";
import { beginDraft } from "../setup/setup.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { View } from "../../protocol/shared.js" */
/** @import { Listed } from "../../protocol/worker.js" */

/** The number of waiting matches on the screen. */
const WAITING = 3;

/** A match, and the way to it: to the table, or of a saved match on to the table. @typedef {{ view: View, saved: Listed | null }} Resumed */

/** Draws the screen. @param {App} app */
export function menu(app) {
  const resumed = resumedMatch(app.state);
  // Until the saved match is known, its place is kept.
  const isAwaited = !resumed && !app.state.opened && app.state.settings.game !== null;
  const isMain = !isAwaited && (!resumed || resumed.view.result !== null);
  return html`<div class="menu">
    <h1 tabindex="-1">${t("app-name")}</h1>
    ${resumed ? resumeBand(app, resumed) : isAwaited ? html`<div class="resume" aria-hidden="true"></div>` : nothing}
    <nav class="start-cards" aria-label=${t("menu-new")}>${games.map((game) => startCard(app, game, isMain))}</nav>
    ${waitingMatches(app, resumed)}
    <footer class="menu-foot">
      <p class="story">${t("story")}</p>
      <ul class="menu-facts">
        <li>${t("menu-fact-alone")}</li>
        <li>${t("menu-fact-free")}</li>
      </ul>
      <p class="row row-centre">${openField(app)} ${pasteButton(app)}</p>
      ${languageLinks(app)} ${offlineBadge(app.state)}
    </footer>
  </div>`;
}

/** Returns the match on the table, or the last unfinished one if that is over. @param {State} state @returns {Resumed | null} */
function resumedMatch({ view, shelf }) {
  const onTable = view && { view, saved: null };
  if (view && !view.result) return onTable;
  const saved = shelf?.matches.find((match) => !match.here && match.view && !match.view.result);
  return saved?.view ? { view: saved.view, saved } : onTable;
}

/** Draws the way back to a match: the main button of the screen, unless the match is over. @param {App} app @param {Resumed} resumed */
function resumeBand(app, { view, saved }) {
  const words = {
    progress: progressText(view),
    names: seatNames(view, [...view.seats.keys()]),
  };
  const goOn = (/** @type {Event} */ event) => {
    if (!saved) return;
    event.preventDefault();
    continueMatch(app, saved);
  };
  return html`<section class="resume" data-game=${view.game} aria-labelledby="resume-heading">
    <span class="emblem" aria-hidden="true"></span>
    <div class="resume-words">
      <h2 id="resume-heading">${t(`game-${view.game}`)}</h2>
      <p>${t("menu-continue-about", words)}</p>
    </div>
    <a class=${view.result ? "button" : "button button-main button-big"} id="continue" href="#table" @click=${goOn}>${t(view.result ? "menu-result" : "menu-continue")}</a>
  </section>`;
}

/** Returns which player elsewhere a match waits for, or how far it is. @param {View} view */
function progressText(view) {
  if (view.result) return t("menu-over");
  return (!view.joint?.held && dueText(view)) || gameUiOf(view.game).progress(view);
}

/** Draws the card of a game: its scene, a match with the previous players in one tap, and the way to its set-up. @param {App} app @param {string} game @param {boolean} isMain true if its first button is a main one */
function startCard(app, game, isMain) {
  const [least, most] = factsOf(game).seats;
  const draft = draftOf(app.state, game);
  const isKnown = game in { ...app.state.settings.setUps, ...app.state.drafts };
  return html`<section class="start-card" data-game=${game} aria-labelledby=${`start-heading-${game}`}>
    <span class="emblem" aria-hidden="true"></span>
    <div class="start-plate">
      <h2 id=${`start-heading-${game}`}>${t(`game-${game}`)}</h2>
      <p>${t(`game-${game}.lead`)}</p>
      <div class="start-ways">
        ${playButton(app, draft, { isKnown, isMain })}
        <a class="button" id=${`choose-${game}`} href=${`#setup/${game}`}><span>${t("door-choose")}</span><small>${t("menu-seats", { least, most })}</small></a>
        ${isKnown ? dayButton(app, draft) : lessonButtons(app, draft, `lesson-${game}`)}
      </div>
    </div>
  </section>`;
}

/** @param {App} app @param {Draft} draft @param {{ isKnown: boolean, isMain: boolean }} card */
function playButton(app, draft, { isKnown, isMain }) {
  const { asking, opened, beginning, start } = app.state;
  const isAwaited = beginning === draft.game && !start.fatal;
  const bots = draft.chairs.filter(({ bot }) => bot !== null).length;
  const players = isKnown
    ? list(chairNames(draft.chairs, usualNames()))
    : t("play-usual", { bots });
  const words = isAwaited ? t("play-waiting") : players;
  return html`<button type="button" class=${isMain ? "button button-main button-big" : "button"} id=${`play-${draft.game}`} aria-busy=${isAwaited} ?disabled=${asking && opened} @click=${() => beginDraft(app, draft)}><span>${t("play-now")}</span><small>${words}</small></button>
    <p class="unseen" role="status">${isAwaited ? t("play-waiting") : nothing}</p>`;
}

/** Draws the start of the deal of the day, with the previous players. @param {App} app @param {Draft} draft */
function dayButton(app, draft) {
  const { asking, opened, today } = app.state;
  const start = () => beginDraft(app, draft, dealtOn(today, agreement(draft, usualNames())));
  return html`<p>
    <button type="button" class="button" id=${`day-${draft.game}`} ?disabled=${asking && opened} @click=${start}><span>${t("door-day")}</span><small>${t("door-day-about")}</small></button>
  </p>`;
}

/** Draws the first unfinished matches beside the one above, and the link to all matches if there are others. @param {App} app @param {Resumed | null} resumed */
function waitingMatches(app, resumed) {
  const { shelf } = app.state;
  if (!shelf || shelf.total <= (resumed ? 1 : 0)) return nothing;
  const waiting = shelf.matches.filter(
    ({ here, id, view }) => !here && id !== resumed?.saved?.id && view && !view.result,
  );
  const item = (/** @type {Listed} */ match) => {
    const goOn = html`<p><button type="button" class="button button-small" data-go-on @click=${() => continueMatch(app, match)}>${t("match-go-on")}</button></p>`;
    return html`<li>${matchCard(match, goOn)}</li>`;
  };
  return html`<section class="waiting" aria-labelledby="waiting-heading">
    <h2 id="waiting-heading" class=${waiting.length ? "" : "unseen"}>${t(waiting.length ? "menu-waiting" : "matches-heading")}</h2>
    ${waiting.length ? html`<ul class="match-list">${waiting.slice(0, WAITING).map(item)}</ul>` : nothing}
    <p><a class="button" id="all-matches" href="#matches">${t("menu-matches", { count: shelf.total })}</a></p>
  </section>`;
}
