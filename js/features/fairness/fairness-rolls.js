/** All rolls of this device: how often each number has come, and how often it should. */

import { html } from "lit-html";
import { games } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { dieChart } from "../statistics/statistics-counts.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws a chart for each kind of dice. @param {App} app */
export function rolls({ state }) {
  const rolled = state.rolls.filter(({ dice }) => dice.length);
  return html`<section class="fairness-rolls" aria-labelledby="rolls-heading">
    <h2 id="rolls-heading">${t("fairness-rolls-heading")}</h2>
    <p>${t(rolled.length ? "fairness-rolls-about" : "fairness-rolls-none")}</p>
    ${rolled.map(({ game, dice }) => html`<p><strong>${t(`game-${game}`)}</strong></p>${dice.map((die) => dieChart(die))}`)}
  </section>`;
}

/** Counts the rolls of all matches of each game. @param {App} app */
export async function countRolls(app) {
  const all = { preset: null, since: null, player: null };
  const answers = await Promise.all(games.map((game) => app.statistics({ game, ...all })));
  app.change({ rolls: answers.filter((answer) => answer !== undefined) });
}
