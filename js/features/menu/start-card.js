/** The door to a game: a match with the players of last time in one tap, and the way to choose others. */

import { html, nothing } from "lit-html";
import { calendarDay, list, t } from "../../kit/i18n.js";
import { usualNames } from "../../match/components/words.js";
import { dealtToday, today } from "../../match/deal.js";
import { agreement, chairNames, draftOf, offerOf } from "../../match/drafts.js";
import { lessonDoors } from "../lesson/lesson.js";
import { beginDraft } from "../setup/setup.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/drafts.js").Draft} Draft */

/** Draws the door of a game. @param {App} app @param {string} game */
export function door(app, game) {
  const { min, max } = offerOf(game);
  const draft = draftOf(app.state, game);
  const isKnown = game in { ...app.state.settings.setUps, ...app.state.drafts };
  return html`<section class="door" data-game=${game} aria-labelledby=${`door-heading-${game}`}>
    <span class="emblem" aria-hidden="true"></span>
    <h2 id=${`door-heading-${game}`}>${t(`game-${game}`)}</h2>
    <p>${t(`game-${game}.lead`)}</p>
    <div class="door-ways">
      ${playButton(app, draft, isKnown)} ${isKnown ? dayButton(app, draft) : lessonDoors(app, draft, `lesson-${game}`)}
    </div>
    <p class="door-more"><a class="door-choose" id=${`door-${game}`} href=${`#setup/${game}`}>${t("door-choose")}</a> <small>${t("menu-seats", { least: min, most: max })}</small></p>
  </section>`;
}

/** @param {App} app @param {Draft} draft @param {boolean} isKnown */
function playButton(app, draft, isKnown) {
  const { asking, opened, beginning } = app.state;
  const isAwaited = beginning === draft.game;
  const words = isAwaited ? t("play-waiting") : isKnown ? namesIn(draft) : usualWords(draft);
  return html`<button type="button" class="button button-main button-big" id=${`play-${draft.game}`} aria-busy=${isAwaited} ?disabled=${asking && opened} @click=${() => beginDraft(app, draft)}><span>${t("play-now")}</span><small>${words}</small></button>
    <p class="unseen" role="status">${isAwaited ? t("play-waiting") : nothing}</p>`;
}

/** Draws the way into the deal of the day, with the players of last time. @param {App} app @param {Draft} draft */
function dayButton(app, draft) {
  const { asking, opened } = app.state;
  const start = () => beginDraft(app, draft, dealtToday(agreement(draft, usualNames())));
  return html`<p>
    <button type="button" class="button" id=${`day-${draft.game}`} ?disabled=${asking && opened} @click=${start}><span>${t("door-day")}</span><small>${t("door-day-about", { date: calendarDay(today()) })}</small></button>
  </p>`;
}

/** @param {Draft} draft */
const namesIn = ({ chairs }) => list(chairNames(chairs, usualNames()));

/** @param {Draft} draft */
const usualWords = ({ chairs }) =>
  t("play-usual", { bots: chairs.filter(({ bot }) => bot !== null).length });
