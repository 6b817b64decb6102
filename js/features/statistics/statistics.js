/** The screen of statistics: filters for the matches to count, and charts of them. */

import { html, nothing } from "lit-html";
import { gameSwitch } from "../../games/game-switch.js";
import { gameOf } from "../../games/index.js";
import { withField } from "../../kit/components/fields.js";
import { number, t } from "../../kit/i18n.js";
import { statePicture } from "../../match/components/empty-page.js";
import { chartsOf, playerName } from "./charts.js";
import { profileList } from "./profiles.js";

/** @import { App } from "../../app/app.js" */
/** @import { Statistics } from "../../protocol/shared.js" */

/**
 * @typedef {object} MatchFilter the matches that are counted
 * @property {string} game
 * @property {string | null} preset
 * @property {string} period
 * @property {string | null} player the key of a player
 */
/**
 * @typedef {object} StatisticsState
 * @property {MatchFilter} filter
 * @property {Statistics} answer
 */

/** The length of each period in days; the first has no beginning. @type {Record<string, number | null>} */
const PERIODS = { ever: null, year: 365, month: 30 };
const DAY = 86_400_000;

/** Draws the screen. @param {App} app */
export function statistics(app) {
  const game = gameOf(app.state);
  const { statistics: known } = app.state;
  const shown = known?.filter.game === game ? known : null;
  return html`<article class="page statistics" data-game=${game} data-matches=${shown?.answer.matches ?? nothing}>
    <h1 tabindex="-1">${t("statistics-heading")}</h1>
    <p class="intro">${t("statistics-about")}</p>
    ${gameSwitch("statistics", game)}
    ${shown ? body(app, shown) : nothing}
  </article>`;
}

/** @param {App} app @param {StatisticsState} state */
function body(app, { filter, answer }) {
  return html`${profileList(answer.profiles)} ${answer.all ? filters(app, filter, answer) : empty(answer.game)}
    ${answer.skipped ? html`<p class="quiet">${t("statistics-skipped", { count: answer.skipped })}</p>` : nothing}
    ${answer.matches ? chartsOf(answer) : nothing}`;
}

/** @param {string} game */
function empty(game) {
  return html`<div class="empty">
    ${statePicture("asleep")}
    <p id="statistics-none">${t("statistics-none")} ${t("statistics-none-about")}</p>
    <p><a class="button button-main" href=${`#setup/${game}`}>${t("statistics-play")}</a></p>
  </div>`;
}

/** The filters beside the game, in the order of their fields. */
const FILTERS = /** @type {const} */ (["player", "preset", "period"]);

/** @param {App} app @param {MatchFilter} filter @param {Statistics} answer */
function filters(app, filter, { game, presets, players, matches }) {
  const known = {
    player: players.map((one) => [one.key, playerName(one)]),
    preset: presets.map((one) => [one, t(`statistics-${game}-preset-${one}`)]),
    period: Object.keys(PERIODS).map((one) => [one, t(`statistics-period-${one}`)]),
  };
  const field = (/** @type {typeof FILTERS[number]} */ name) => {
    const any = name === "period" ? [] : [["", t(`statistics-${name}-any`)]];
    const choose = (/** @type {string} */ value) =>
      count(app, { ...filter, [name]: value || null });
    return filterField(name, filter[name] ?? "", [...any, ...known[name]], choose);
  };
  return html`<fieldset class="statistics-choice"><legend class="unseen">${t("statistics-choice")}</legend>
      ${FILTERS.map(field)}
    </fieldset>
    <p id="statistics-matches" role="status" data-count=${number(matches)}>${t("statistics-matches", { count: matches })}</p>`;
}

/** @param {string} name @param {string} current @param {string[][]} options each a value and its text @param {(value: string) => void} choose */
function filterField(name, current, options, choose) {
  return html`<label class="field"><span>${t(`statistics-${name}`)}</span>
    <select id=${`statistics-${name}`} @change=${withField(({ value }) => choose(value))}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === current}>${text}</option>`)}
    </select>
  </label>`;
}

/** Counts the matches of the screen's game, with the filters of before if those were of this game. @param {App} app */
export function countAgain(app) {
  const game = gameOf(app.state);
  const before = app.state.statistics?.filter;
  const { period = "ever" } = before ?? {};
  return count(app, before?.game === game ? before : { game, preset: null, period, player: null });
}

/** @param {App} app @param {MatchFilter} filter */
async function count(app, filter) {
  const { period, ...rest } = filter;
  const days = PERIODS[period];
  const since = days ? new Date(Date.now() - days * DAY).toISOString() : null;
  const answer = await app.send({ do: "statistics", ...rest, since });
  if (answer) app.change({ statistics: { filter, answer } });
}
