/** The page of the deal of the day: today's deal, the streak, the last results, and the calendar. */

import { html, nothing } from "lit-html";
import { games } from "../../games/index.js";
import { pictogram, symbol } from "../../kit/art/drawing.js";
import { dayInWords, list, month, number, shortWeekday, t, weekday } from "../../kit/i18n.js";
import { statePicture } from "../../match/components/empty-page.js";
import { avatarOf, seatName, usualNames } from "../../match/components/words.js";
import { agreement, dealtOn, draftOf } from "../../match/drafts.js";
import { readSeat } from "../../match/seats.js";
import { beginDraft } from "../setup/setup.js";

/** @import { App } from "../../app/app.js" */
/** @import { FriendsDeal } from "../../match/settings.js" */
/** @import { Calendar, CalendarDay, DayMatch, FriendsMatch } from "../../protocol/shared.js" */

/** Draws the page; the calendar may still be on its way. @param {App} app @param {Calendar | null} calendar @param {readonly FriendsDeal[]} friends */
export function dealOfToday(app, calendar, friends) {
  const { today } = app.state;
  const [yesterday, now] = calendar?.weeks.flat().slice(-2) ?? [];
  const played = now?.matches.map(({ game }) => game) ?? [];
  return html`<article class="page deal deal-day">
    <div class="day-sheet">
      ${leaf(today)}
      <div class="day-words">
        <h1 tabindex="-1">${t("door-day")}</h1>
        <p id="day-about">${t("daily-about")}</p>
      </div>
    </div>
    <div class="day-games">${calendar ? playButtons(app, played) : nothing}</div>
    ${
      calendar
        ? html`<div class="day-results">
      ${streak(calendar, now)}
      ${results("daily-today", now, calendar.friends, friends)}
      ${results("daily-yesterday", yesterday, calendar.friends, friends)}
    </div>
    ${months(calendar.weeks, today)}
    <details class="fold day-more"><summary>${t("daily-more")}</summary><p id="daily-clock">${t("daily-clock")}</p></details>`
        : nothing
    }
  </article>`;
}

/** Returns the number of a day in its month. @param {string} date as in 2026-11-22 */
const dayNumber = (date) => number(Number(date.slice(-2)));

/** Draws the day as the leaf of a calendar, over which a sheep looks. @param {string} date */
function leaf(date) {
  return html`<div class="day-leaf">
    ${statePicture("peeking")}
    <time datetime=${date}><span>${weekday(date)}</span> <b>${dayNumber(date)}</b> <span>${month(date)}</span></time>
  </div>`;
}

/** Draws the scene of each game with its button; the main one begins a deal that is still to be played. @param {App} app @param {readonly string[]} played the games */
function playButtons(app, played) {
  const open = games.filter((game) => !played.includes(game));
  const main = open.find((game) => game === app.state.settings.game) ?? open[0];
  return games.map((game) => {
    const draft = draftOf(app.state, game);
    const agreed = dealtOn(app.state.today, agreement(draft, usualNames()));
    const id = open.includes(game) ? "daily-play" : "daily-again";
    return html`<p class="day-game" data-game=${game}><span class="emblem" aria-hidden="true"></span>
      <button type="button" class="button ${game === main ? "button-main" : ""}" id=${`today-${game}`} @click=${() => beginDraft(app, draft, agreed)}>${t(id, { game: t(`game-${game}`) })}</button></p>`;
  });
}

/** The most sheep that are drawn for a streak. */
const HERD = 14;

/** Draws a sheep for each day of the streak, and the outline of the next one while today is not played. @param {Calendar} calendar @param {CalendarDay | undefined} now */
function streak({ streak: days, longest }, now) {
  const isPlayed = Boolean(now?.matches.length);
  const next = days ? "daily-streak-next" : "daily-streak-none";
  const walkers = Array.from({ length: Math.min(days, HERD) }, (_, index) => walker(index));
  return html`<section class="day-streak" id="streak" data-days=${days}>
    <p class="day-herd" aria-hidden="true">${walkers}${isPlayed ? nothing : walker(days, true)}</p>
    ${days ? html`<p class="deal-streak">${t("daily-streak", { count: days })}</p>` : nothing}
    <p>${t(isPlayed ? "daily-tomorrow" : next, { count: days + 1 })} ${longest > days ? html`<span class="quiet">${t("daily-longest", { count: longest })}</span>` : nothing}</p>
  </section>`;
}

/** The number of coloured blankets. */
const BLANKETS = 10;

/** Draws a sheep that walks. @param {number} index from 0 @param {boolean} [isNext] true for an outline */
function walker(index, isNext = false) {
  return html`<svg data-avatar=${(index % BLANKETS) + 1} data-next=${isNext} viewBox="-30 -46 64 50" focusable="false">${symbol("walker")}</svg>`;
}

/** Draws the results of a day; nothing for a day without any. @param {string} heading @param {CalendarDay | undefined} day @param {readonly FriendsMatch[]} friends @param {readonly FriendsDeal[]} deals */
function results(heading, day, friends, deals) {
  const same = friends.filter(({ date }) => date === day?.date);
  if (!day || !(day.matches.length || same.length)) return nothing;
  const played = day.matches.map(({ game }) => game);
  const of = (/** @type {string} */ game) =>
    same
      .filter((each) => each.game === game)
      .map((each) => friendsResult(each, deals[each.number]));
  return html`<section class="day-result" data-results=${day.date} aria-labelledby=${heading}>
    <h2 id=${heading}>${t(heading)}</h2>
    ${day.matches.map((match) => html`<h3>${t(`game-${match.game}`)}</h3> ${players(match)} ${of(match.game)}`)}
    ${games.filter((game) => !played.includes(game)).map(of)}
  </section>`;
}

/** @param {DayMatch} match */
const seated = ({ seats, avatars }) => ({
  seats: seats.map((text, seat) => ({ ...readSeat(text, seat), avatar: avatars[seat] ?? 0 })),
});

/** Draws the players of a match with their points. @param {DayMatch} match */
function players(match) {
  const table = seated(match);
  const player = (/** @type {number} */ points, /** @type {number} */ seat) =>
    html`<li data-winner=${match.winners.includes(seat)}>${avatarOf(table, seat)} <span translate="no">${seatName(table, seat)}</span> <b translate="no">${number(points)}</b></li>`;
  return html`<ul class="match-seats">${match.points.map(player)}</ul>`;
}

/** Draws a friend's result, or, before the deal was played here, the way to it. @param {FriendsMatch} match @param {FriendsDeal | undefined} deal */
function friendsResult({ game, name, avatar, points }, deal) {
  if (!deal) return nothing;
  const isPlayed = points !== null;
  const table = { seats: [{ name, bot: null, avatar }] };
  return html`<p class="day-friend" data-friend=${game}>
    ${avatarOf(table, 0)} <span>${isPlayed ? html`<span translate="no">${name}</span> <b translate="no">${number(points)}</b>` : t("daily-friend", { name, game: t(`game-${game}`) })}</span>
    <a class="button button-small" href=${`#deal/${deal.fragment}`}>${isPlayed ? t("duel-compare", { name }) : t("duel-play")}</a>
  </p>`;
}

/** Draws the weeks from Monday on, in a group of rows for each month. @param {Calendar["weeks"]} weeks @param {string} today */
function months(weeks, today) {
  const [first = []] = weeks;
  const names = [...new Set(weeks.flat().map(({ date }) => date.slice(0, -3)))];
  return html`<table class="calendar" aria-label=${t("daily-calendar")}>
    <thead><tr>${first.map(({ date }) => html`<th scope="col" abbr=${weekday(date)}>${shortWeekday(date)}</th>`)}</tr></thead>
    ${names.map(
      (name) => html`<tbody>
        <tr><th scope="rowgroup" colspan=${first.length}>${month(`${name}-01`)}</th></tr>
        ${weeks.filter((week) => week.some(({ date }) => date.startsWith(name))).map((week) => html`<tr>${first.map((_, column) => cell(week[column], name, today))}</tr>`)}
      </tbody>`,
    )}
  </table>`;
}

/** Draws a day; it is empty in another month, and after today. @param {CalendarDay | undefined} day @param {string} name of the month @param {string} today */
function cell(day, name, today) {
  if (!day?.date.startsWith(name)) return html`<td data-empty></td>`;
  const { date, matches } = day;
  const isWon = matches.some(({ winners, person }) => person !== null && winners.includes(person));
  const results = list(matches.map(resultText));
  const words = { date: dayInWords(date), results };
  return html`<td data-date=${date} data-played=${matches.length} data-won=${isWon} aria-current=${date === today ? "date" : nothing}>
    <span aria-hidden="true"><b>${dayNumber(date)}${isWon ? pictogram("star") : nothing}</b>${matches.map((match) => html`<small>${ownPoints(match)}</small>`)}</span><span class="unseen">${t(matches.length ? "daily-done" : "daily-open", words)}</span>
  </td>`;
}

/** Returns the points of the person; "" if only bots played. @param {DayMatch} match */
function ownPoints({ person, points }) {
  const own = person === null ? undefined : points[person];
  return own === undefined ? "" : number(own);
}

/** Returns the result of the person in words. @param {DayMatch} match */
function resultText({ game, person, points, winners }) {
  const name = t(`game-${game}`);
  const own = person === null ? undefined : points[person];
  if (own === undefined || person === null) return name;
  const words = t("scores-points", { points: own, pointsWords: number(own) });
  const won = winners.includes(person) ? "yes" : "no";
  return t("daily-result", { game: name, points: words, won });
}
