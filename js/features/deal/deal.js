/** The deal of the day with its calendar, a friend's deal, and the comparison of both matches. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { eventSentence } from "../../games/sentence.js";
import { list, number, signedPercent, t } from "../../kit/i18n.js";
import { avatarOf, dealText, seatName, usualNames } from "../../match/components/words.js";
import { agreement, draftOf } from "../../match/drafts.js";
import { namesOf, readSeat } from "../../match/seats.js";
import { begin } from "../setup/begin.js";
import { fromFragment } from "../share/record-link.js";
import { dealOfToday } from "./today.js";

/** @import { App } from "../../app/app.js" */
/** @import { FriendsDeal } from "../../match/settings.js" */
/** @import { Calendar, Challenge, CompareAnswer, ComparedPlayer, ComparedRound, Comparison, RoundPart, View } from "../../protocol/shared.js" */

/**
 * @typedef {object} DealState
 * @property {Calendar | null} calendar the days whose deal was played
 * @property {readonly FriendsDeal[]} friends the deals of friends that the calendar was asked about
 * @property {Challenge | null} challenge the deal of the match in the address
 * @property {Pick<CompareAnswer, "done" | "plies">} progress of the coach
 * @property {Comparison | null} comparison of the match in the address with the one played here
 */

/** @type {DealState} */
const NO_DEAL = {
  calendar: null,
  friends: [],
  challenge: null,
  progress: { done: 0, plies: 0 },
  comparison: null,
};

/** Returns the screen. @param {App} app */
export function screenOf(app) {
  return {
    open: (/** @type {() => boolean} */ isHere) => open(app, isHere),
    draw: () => app.state.daily && draw(app, app.state.daily),
  };
}

/** Opens the calendar, or the match in the address: a challenge until its deal is played here, then the comparison. @param {App} app @param {() => boolean} isHere */
async function open(app, isHere) {
  const [fragment] = app.state.path;
  app.change({ daily: null });
  if (!fragment) return openToday(app, isHere);
  const record = await fromFragment(fragment);
  const challenge = await app.inquire({ do: "challenge", record });
  if (!isHere()) return;
  change(app, { challenge });
  const { seal, name, played } = challenge;
  if (!played) return remember(app, { seal, name, fragment });
  for await (const { comparison, ...progress } of comparisons(app, [played, record])) {
    if (!isHere()) return;
    change(app, { progress, ...(comparison && { comparison }) });
  }
}

/** Opens the calendar, with the friends' matches of its last days. @param {App} app @param {() => boolean} isHere */
async function openToday(app, isHere) {
  const { today, settings } = app.state;
  const { friends } = settings;
  const records = await Promise.all(
    friends.map(({ fragment }) => fromFragment(fragment).catch(() => "")),
  );
  const calendar = await app.inquire({ do: "calendar", today, friends: records });
  if (isHere()) change(app, { calendar, friends });
}

/** The number of friends' deals that are remembered. */
const REMEMBERED = 8;

/** Remembers the deal of a friend. @param {App} app @param {FriendsDeal} deal */
function remember(app, deal) {
  const others = app.state.settings.friends.filter(({ fragment }) => fragment !== deal.fragment);
  app.choose({ friends: [deal, ...others].slice(0, REMEMBERED) });
}

/** Compares matches, the one played here first, again and again until the coach has covered every move. @param {App} app @param {string[]} records */
export async function* comparisons(app, records) {
  for (let isDone = false; !isDone; ) {
    const answer = await app.inquire({ do: "compare", records });
    isDone = answer.done === answer.plies;
    yield answer;
  }
}

/** @param {App} app @param {Partial<DealState>} news */
const change = (app, news) => app.change({ daily: { ...(app.state.daily ?? NO_DEAL), ...news } });

/** Draws the screen. @param {App} app @param {DealState} state */
function draw(app, { calendar, friends, challenge, comparison, progress }) {
  if (challenge && comparison) return versus(challenge, comparison, progress);
  if (challenge && !challenge.played) return invitation(app, challenge);
  return dealOfToday(app, calendar, friends);
}

/** Draws a friend's deal that was not played here, with nothing about the end of the friend's match. @param {App} app @param {Challenge} challenge */
function invitation(app, challenge) {
  const { game, name, date, verdict } = challenge;
  return html`<article class="page deal" data-game=${game} data-verdict=${verdict}>
    <h1 tabindex="-1">${t("duel-heading", { name })}</h1>
    <p class="deal-kind"><b>${t(`game-${game}`)}</b> · ${list(
      namesOf(
        challenge.seats.map((text, seat) => ({
          ...readSeat(text, seat),
          avatar: challenge.avatars[seat] ?? 0,
        })),
        usualNames().bots,
      ),
    )}</p>
    <p class="intro">${t("duel-about")}</p>
    <p>${t(verdict === "fair" ? "duel-fair" : "duel-unfair")}</p>
    ${date ? html`<p class="quiet">${dealText(date)}</p>` : nothing}
    <p class="row"><button type="button" class="button button-main button-big" id="duel-play" @click=${() => accept(app, challenge)}>${t("duel-play")}</button></p>
  </article>`;
}

/** Begins a match with the deal of a challenge, in the seat of the friend. @param {App} app @param {Challenge} challenge */
function accept(app, { game, seat, seats, avatars, options, help, deal, seed }) {
  const { seats: usual } = agreement(draftOf(app.state, game), usualNames());
  const own = usual.find((text) => readSeat(text, 0).bot === null);
  const isFree = own !== undefined && !seats.includes(own);
  const named = isFree ? seats.map((text, each) => (each === seat ? own : text)) : seats;
  return begin(app, game, { seats: named, avatars, options, help, deal, seed });
}

/** @param {Challenge} challenge @param {Comparison} comparison @param {DealState["progress"]} progress */
function versus({ game, name, verdict }, { players, ahead, rounds }, { done, plies }) {
  const who = ahead === null ? "even" : ahead === 0 ? "you" : "friend";
  return html`<article class="page deal" data-game=${game} data-verdict=${verdict} data-ahead=${who} aria-busy=${done < plies}>
    <h1 tabindex="-1">${t("duel-versus", { name })}</h1>
    ${verdict === "fair" ? nothing : html`<p role="alert">${t("duel-unfair")}</p>`}
    <p class="intro" id="ahead">${t(`duel-ahead-${who}`, { name })}</p>
    ${done < plies ? html`<p class="review-progress"><label for="duel-done">${t("duel-waiting", { done: number(done), plies: number(plies) })}</label> <progress id="duel-done" max=${plies} .value=${done}></progress></p>` : nothing}
    ${wholeMatches(game, players)}
    <p>${t("duel-alike-about")}</p>
    ${rounds.map((each) => round(players, each))}
  </article>`;
}

/** Draws both matches as a whole, side by side. @param {string} game @param {readonly ComparedPlayer[]} players */
function wholeMatches(game, players) {
  const named = players.find(({ feat }) => feat)?.feat?.name;
  return html`<table class="duel">
    <thead><tr><td></td>${players.map((player, index) => html`<th scope="col">${avatarOf(player.view, player.seat)} ${index ? seatName(player.view, player.seat) : t("duel-you")}</th>`)}</tr></thead>
    <tbody>
      ${line("duel-points", players, ({ points }) => number(points))}
      ${line("duel-place", players, placeText)}
      ${named ? line(`statistics-${game}-record-${named}`, players, ({ feat }) => (feat ? number(feat.value) : "–")) : nothing}
      ${line("duel-luck", players, ({ luck }) => changeText(luck))}
      ${line("duel-choices", players, ({ cost }) => changeText(cost))}
    </tbody>
  </table>`;
}

/** @param {string} heading its message @param {readonly ComparedPlayer[]} players @param {(player: ComparedPlayer, index: number) => unknown} content */
function line(heading, players, content) {
  return html`<tr data-line=${heading}><th scope="row">${t(heading)}</th>${players.map((player, index) => html`<td>${content(player, index)}</td>`)}</tr>`;
}

/** Returns the place of a player among all. @param {Pick<ComparedPlayer, "place" | "view">} player */
function placeText({ place, view }) {
  return t("duel-place-of", { place: number(place), count: number(view.seats.length) });
}

/** Formats a change of the chance to win; it is unknown until the coach is done. @param {number | null} change */
export const changeText = (change) => (change === null ? "…" : signedPercent(change));

/** Draws a round, folded: the outcomes in its heading, then every event of both players. @param {readonly ComparedPlayer[]} players @param {ComparedRound} compared */
function round(players, { number: place, alike, parts }) {
  const row = (
    /** @type {string} */ heading,
    /** @type {(part: RoundPart, player: ComparedPlayer) => unknown} */ content,
  ) =>
    line(heading, players, (player, index) => {
      const part = parts[index];
      return part ? content(part, player) : t("duel-round-none");
    });
  return html`<details class="fold" data-round=${place} data-alike=${alike}>
    <summary>${t("duel-round", { round: number(place) })} <small>${t(alike ? "duel-round-alike" : "duel-round-apart")}</small> <span class="duel-outcomes">${parts.map((part, index) => html`<b>${part && players[index] ? outcomes(players[index].view, part) : "–"}</b>`)}</span></summary>
    <table class="duel">
      <tbody>
        ${row("duel-moves", ({ events }, { view }) => html`<ul>${events.map((event) => html`<li>${eventSentence(view, event)}</li>`)}</ul>`)}
        ${row("duel-luck", ({ luck }) => changeText(luck))}
        ${row("duel-choices", ({ cost }) => changeText(cost))}
      </tbody>
    </table>
  </details>`;
}

/** Returns the outcomes of a player's turns in a round. @param {View} view @param {RoundPart} part */
function outcomes(view, { events }) {
  const { log } = gameUiOf(view.game);
  return list(events.flatMap((event) => log.outcome(view, event)?.words ?? []));
}
