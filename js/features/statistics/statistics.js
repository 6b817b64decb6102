/** The page of statistics: which matches are looked at, and charts of what they come to. */

import { html, nothing } from "lit-html";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf } from "../../games/index.js";
import { number, t } from "../../kit/i18n.js";
import { chartsOf } from "./statistics-charts.js";
import { playerName } from "./statistics-words.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").Statistics} Statistics */
/** @typedef {import("../../app/state.js").StatisticsChoice} Choice */
/** One of the things that can be chosen from a list. @typedef {{ value: string, words: string }} Offer */

/** How many days back each period goes; the first has no beginning. @type {Record<string, number | null>} */
const PERIODS = { ever: null, year: 365, month: 30 };
const [EVER = ""] = Object.keys(PERIODS);
const DAY = 86_400_000;

/** Draws the page. @param {App} app */
export function statistics(app) {
  const game = gameOf(app.state);
  const looked = app.state.statistics;
  const answer = looked?.choice.game === game ? looked.answer : null;
  return html`<article class="page statistics" data-game=${game} data-matches=${answer?.matches ?? nothing}>
    <h1 tabindex="-1">${t("statistics-heading")}</h1>
    <p class="intro">${t("statistics-about")}</p>
    ${gameSwitch("statistics", game)}
    ${looked && answer ? shown(app, looked.choice, answer) : nothing}
  </article>`;
}

/** @param {App} app @param {Choice} choice @param {Statistics} answer */
function shown(app, choice, answer) {
  return html`${answer.all ? choices(app, choice, answer) : empty(answer.game)}
    ${answer.skipped ? html`<p class="quiet">${t("statistics-skipped", { count: answer.skipped })}</p>` : nothing}
    ${answer.matches ? chartsOf(answer) : nothing}`;
}

/** @param {string} game */
function empty(game) {
  return html`<p id="statistics-none">${t("statistics-none")} ${t("statistics-none-about")}</p>
    <p><a class="button button-main" href=${`#setup/${game}`}>${t("statistics-play")}</a></p>`;
}

/** @param {App} app @param {Choice} choice @param {Statistics} answer */
function choices(app, choice, { game, presets, players, matches }) {
  const anybody = { value: "", words: t("statistics-player-any") };
  const any = { value: "", words: t("statistics-preset-any") };
  const agreed = presets.map((preset) => ({
    value: preset,
    words: t(`statistics-${game}-preset-${preset}`),
  }));
  const known = players.map((player) => ({ value: player.key, words: playerName(player) }));
  const periods = Object.keys(PERIODS).map((period) => ({
    value: period,
    words: t(`statistics-period-${period}`),
  }));
  return html`<fieldset class="statistics-choice"><legend class="unseen">${t("statistics-choice")}</legend>
      ${list("player", choice.player ?? "", [anybody, ...known], (player) => look(app, { ...choice, player: player || null }))}
      ${list("preset", choice.preset ?? "", [any, ...agreed], (preset) => look(app, { ...choice, preset: preset || null }))}
      ${list("period", choice.period, periods, (period) => look(app, { ...choice, period }))}
    </fieldset>
    <p id="statistics-matches" role="status" data-count=${number(matches)}>${t("statistics-matches", { count: matches })}</p>`;
}

/** @param {string} name @param {string} current @param {Offer[]} offers @param {(value: string) => void} choose */
function list(name, current, offers, choose) {
  const change = (/** @type {Event} */ { target }) =>
    choose(/** @type {HTMLSelectElement} */ (target).value);
  return html`<label class="field"><span>${t(`statistics-${name}`)}</span>
    <select id=${`statistics-${name}`} @change=${change}>
      ${offers.map(({ value, words }) => html`<option value=${value} .selected=${value === current}>${words}</option>`)}
    </select>
  </label>`;
}

/** Looks at the matches of the game of the page: as they were looked at before, if that was the same game. @param {App} app */
export function lookAgain(app) {
  const game = gameOf(app.state);
  const before = app.state.statistics?.choice;
  const period = before?.period ?? EVER;
  return look(app, before?.game === game ? before : { game, preset: null, period, player: null });
}

/** Returns the moment at which a period began, or null if it never did. @param {string} period */
function beginOf(period) {
  const begin = new Date(Date.now() - (PERIODS[period] ?? Number.NaN) * DAY);
  return Number.isNaN(begin.valueOf()) ? null : begin.toISOString();
}

/** @param {App} app @param {Choice} choice */
async function look(app, choice) {
  const { period, ...rest } = choice;
  const answer = await app.statistics({ ...rest, since: beginOf(period) });
  if (answer) app.change({ statistics: { choice, answer } });
}
