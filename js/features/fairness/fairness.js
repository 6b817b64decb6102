/** The screen about fair dice: an explanation, a check of any record, and the rolls on this device. */

import { html, nothing } from "lit-html";
import { games } from "../../games/index.js";
import { fileButton } from "../../kit/components/fields.js";
import { t } from "../../kit/i18n.js";
import { chosenText } from "../../match/components/files.js";
import { dealText } from "../../match/components/words.js";
import { recordOf } from "../share/text-links.js";
import { dieChart } from "../statistics/charts.js";

/** @import { App } from "../../app/app.js" */
/** @import { Statistics, Verified } from "../../protocol/shared.js" */

/**
 * @typedef {object} FairnessState
 * @property {{ text: string, answer: Verified | null } | null} check the text that was checked last, and the verdict if it was a record
 * @property {readonly Statistics[]} rolls the statistics of each game with all rolls
 */

const PARAGRAPHS = ["seed", "draws", "seal", "end", "known", "memory"];

/** Draws the screen. @param {App} app */
export function fairness(app) {
  const { check, rolls } = app.state.fairness;
  const answer = check?.answer;
  return html`<article class="page fairness">
    <h1 tabindex="-1">${t("fairness-heading")}</h1>
    <ol class="fairness-how">${PARAGRAPHS.map((name) => html`<li>${t(`fairness-${name}`)}</li>`)}</ol>
    <h2>${t("fairness-check-heading")}</h2>
    <p class="intro">${t("fairness-check-about")}</p>
    <label class="field"><span>${t("position-record")}</span>
      <textarea id="fairness-record" rows="6" spellcheck="false" autocomplete="off" .value=${check?.text ?? ""}></textarea>
    </label>
    ${checkButtons(app)}
    <div class="verdict" role="status" data-verdict=${answer?.verdict ?? nothing}>${answer ? verdict(answer) : nothing}</div>
    ${rollCharts(rolls)}
  </article>`;
}

/** Draws the ways to check a record: the text in the field, a file, or the finished match on the table. @param {App} app */
function checkButtons(app) {
  const typed = () =>
    /** @type {HTMLTextAreaElement} */ (document.getElementById("fairness-record")).value;
  const open = async (/** @type {Event} */ event) => checkText(app, await chosenText(app, event));
  return html`<p class="row">
    <button type="button" class="button button-main" id="fairness-check" @click=${() => checkText(app, typed())}>${t("fairness-check")}</button>
    ${fileButton("fairness-file", ".txt,.volle,text/plain", open, t("fairness-file"))}
    ${app.state.view?.result ? html`<button type="button" class="button" id="fairness-mine" @click=${async () => checkText(app, await app.record())}>${t("fairness-mine")}</button>` : nothing}
  </p>`;
}

/** @param {Verified} answer */
function verdict({ verdict, line, expected, deal, over }) {
  const words = { line: line ?? 0, expected: expected ?? "", over: over ? "yes" : "no" };
  return html`<p><strong>${t(`verdict-${verdict}`, words)}</strong></p>
    ${deal ? html`<p>${dealText(deal)}</p>` : nothing}`;
}

/** Checks a record or the record in a link; a refused text stays in the field. @param {App} app @param {string | undefined} text */
async function checkText(app, text) {
  if (text === undefined) return;
  change(app, { check: { text, answer: null } });
  await app.attempt(async () => {
    const record = await recordOf(app, text);
    const answer = (record === null ? null : await app.send({ do: "verify", record })) ?? null;
    change(app, { check: { text, answer } });
  });
}

/** @param {readonly Statistics[]} rolls */
function rollCharts(rolls) {
  const rolled = rolls.filter(({ dice }) => dice.length);
  return html`<section class="fairness-rolls" aria-labelledby="rolls-heading">
    <h2 id="rolls-heading">${t("fairness-rolls-heading")}</h2>
    <p>${t(rolled.length ? "fairness-rolls-about" : "fairness-rolls-none")}</p>
    ${rolled.map(({ game, dice }) => html`<p><strong>${t(`game-${game}`)}</strong></p>${dice.map((die) => dieChart(die))}`)}
  </section>`;
}

/** Counts the rolls in all matches of each game. @param {App} app */
export async function countRolls(app) {
  const all = { preset: null, since: null, player: null };
  const answers = await Promise.all(
    games.map((game) => app.send({ do: "statistics", game, ...all })),
  );
  change(app, { rolls: answers.filter((answer) => answer !== undefined) });
}

/** @param {App} app @param {Partial<FairnessState>} news */
function change(app, news) {
  app.change({ fairness: { ...app.state.fairness, ...news } });
}
