/** What a contest of bots has come to: who is ahead and how surely, what each has done, and what went wrong where. */

import { html, nothing } from "lit-html";
import { chart, estimates } from "../../kit/components/chart.js";
import { decimal, number, t } from "../../kit/i18n.js";
import { share } from "../statistics/statistics-words.js";
import { botName } from "./arena.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../engine/arena.js").Contest} Contest */
/** @typedef {import("../../engine/arena.js").Point} Point */
/** @typedef {import("../../engine/arena.js").FaultReport} FaultReport */

/** Draws it. @param {App} app @param {Contest} contest */
export function outcome(app, contest) {
  const { phase, played, plan, points, bots, faults, refusal } = contest;
  return html`<p id="arena-status" role="status" data-blocks=${points.at(-1)?.blocks ?? 0}>${status(contest)}</p>
    ${phase === "playing" || phase === "starting" ? html`<progress class="arena-progress" max=${plan.blocks} .value=${played} aria-labelledby="arena-status"></progress>` : nothing}
    ${refusal ? html`<p class="arena-refusal" id="arena-refusal" role="alert" data-code=${refusal.code}>${refusalWords(refusal)}</p>` : nothing}
    ${points.length ? [courseChart(contest, points), botsTable(bots)] : nothing}
    ${faults.length ? faultList(app, faults) : nothing}
    ${bots.filter(({ printed }) => printed).map(({ name, printed }) => html`<details class="fold"><summary>${t("contest-printed", { bot: botName(name) })}</summary><pre class="arena-printed" tabindex="0">${printed}</pre></details>`)}`;
}

/** @param {Contest} contest */
function status({ phase, points, plan }) {
  const words = { done: points.at(-1)?.blocks ?? 0, blocks: plan.blocks };
  return t(`contest-phase-${phase}`, words);
}

/** @param {import("../../engine/errors.js").CodedError} refusal */
function refusalWords({ code, params }) {
  return t(`error-${code.replaceAll(".", "-")}`, { line: 0, error: "", detail: "", ...params });
}

/** @param {Contest} contest @param {Point[]} points */
function courseChart({ plan }, points) {
  const [first = "", second = ""] = plan.bots.map(botName);
  const last = /** @type {Point} */ (points.at(-1));
  const low = share(last.low);
  const high = share(last.high);
  const known = low === share(0) && high === share(1000) ? "no" : "yes";
  const words = { first, second, value: share(last.value), low, high, known };
  const said = t(`contest-${last.clear ? "clear" : "open"}`, words);
  return chart({
    id: "arena-course",
    heading: t("contest-course", { first, second }),
    about: [said, t("contest-course.about")],
    drawing: estimates(
      points.map((point) => ({ ...point, at: point.blocks })),
      { whole: 1000, trials: plan.blocks, words: share },
    ),
    numbers: {
      head: [t("contest-deals"), t("contest-ahead"), t("contest-low"), t("contest-high")],
      lines: points
        .toReversed()
        .map(({ blocks, value, low, high }) => [
          number(blocks),
          share(value),
          share(low),
          share(high),
        ]),
    },
  });
}

/** @param {Contest["bots"]} bots */
function botsTable(bots) {
  return chart({
    id: "arena-bots",
    heading: t("contest-bots"),
    numbers: {
      head: ["player", "matches", "wins", "mean"]
        .map((name) => t(`contest-column-${name}`))
        .concat(t("contest-column-decisions"), t("contest-column-faults")),
      lines: bots.map((bot) => [
        botName(bot.name),
        number(bot.matches),
        number(bot.wins),
        decimal(bot.mean),
        number(bot.decisions),
        number(bot.faults),
      ]),
    },
  });
}

/** @param {App} app @param {readonly FaultReport[]} faults */
function faultList(app, faults) {
  return html`<section class="arena-faults" aria-labelledby="arena-faults-heading">
    <h2 id="arena-faults-heading">${t("contest-faults")}</h2>
    <p>${t("contest-faults-about")}</p>
    <ol>${faults.map(
      (fault) => html`<li data-kind=${fault.kind}>
      <p>${t(`contest-fault-${fault.kind}`, { bot: botName(fault.bot) })} ${fault.line ? t("contest-line", { line: fault.line, file: fault.file }) : nothing}</p>
      ${fault.said ? html`<p><code>${fault.said}</code></p>` : nothing}
      <p class="quiet">${t("contest-where", { block: fault.block, match: fault.match, seat: fault.seat, ply: fault.ply })} ${t("contest-played")} <code>${fault.played}</code></p>
      <p><button type="button" class="button button-small" data-position @click=${() => show(app, fault)}>${t("contest-position")}</button></p>
    </li>`,
    )}</ol>
  </section>`;
}

/** Opens the position of a fault on the page about positions. @param {App} app @param {FaultReport} fault */
async function show(app, { record }) {
  const answer = (await app.ask(record)) ?? null;
  location.hash = "position";
  app.change({ inquiry: { text: record, answer } });
}
