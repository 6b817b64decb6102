/** What stands beside the table for whoever wants it: the odds in short, with the way to all of them. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { mayBeAdvised } from "../../state/advice.js";
import { isHelped, ownerOf } from "../../state/help.js";
import { t } from "../i18n.js";
import { adviceButton } from "./advice.js";
import { caveatLine, numberWords, showOdds, wayWords } from "./odds.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Outlook} Outlook */
/** @typedef {import("../../protocol/shared.js").Way} Way */
/** A column of the short table: what it tells, of the ways by which aim. @typedef {{ aim: string, code: string, ways: Map<string, Way> }} Column */

/** Draws it, or nothing where nobody wants it. @param {App} app @param {View} view */
export function help(app, view) {
  const { state } = app;
  if (!isHelped(state, view)) return nothing;
  const told = state.odds?.view === view ? state.odds.told : undefined;
  return html`<section class="help" id="help" aria-labelledby="help-heading" data-ply=${told === undefined ? nothing : view.ply}>
    <div class="help-head">
      <h2 id="help-heading">${t("odds")}</h2>
      ${told ? html`<button type="button" class="why" id="odds-all" aria-haspopup="dialog" @click=${() => showOdds(app, view, async () => told)}>${t("odds-all")}</button>` : nothing}
      ${mayBeAdvised(app.table, view) ? adviceButton(app, view, "why") : nothing}
      ${closeButton(app, view)}
    </div>
    <div class="help-body" role="group" aria-labelledby="help-heading" tabindex="0">${body(view, told)}</div>
  </section>`;
}

/** @param {App} app @param {View} view */
function closeButton(app, view) {
  const owner = ownerOf(view);
  if (owner === null) return nothing;
  return html`<button type="button" class="panel-close" id="help-close" aria-label=${t("odds-put-away")} @click=${() => app.help.want(owner, false)}><span aria-hidden="true">✕</span></button>`;
}

/** @param {View} view @param {Outlook | null | undefined} told */
function body(view, told) {
  if (told === undefined) return html`<p class="quiet">${t("odds-waiting")}</p>`;
  return told
    ? html`${caveatLine(view, told.caveat, ".short")} ${table(view, told)}`
    : html`<p class="help-none quiet">${t("odds-none")}</p>`;
}

/** @param {View} view @param {Outlook} told */
function table(view, told) {
  const columns = columnsOf(view, told);
  const ways = bestFirst(told);
  return html`<table class="help-table" role="table" aria-labelledby="help-heading">
    <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col"><span class="unseen">${t("odds-way")}</span></th>${columns.map(({ code }) => html`<th role="columnheader" scope="col">${t(`odds-${view.game}-${code}`)}</th>`)}</tr></thead>
    <tbody role="rowgroup">${ways.map((way) => html`<tr role="row"><th role="rowheader" scope="row">${wayWords(view, way)}</th>${columns.map((column) => cell(column, way))}</tr>`)}</tbody>
  </table>`;
}

/** Returns the ways on, those first that are best by any aim: there is not always room for all. @param {Outlook} told */
function bestFirst({ plans: [plan, ...others] }) {
  const best = [plan, ...others].flatMap((each) =>
    each?.ways.filter((way) => way.best).map(nameOf),
  );
  const isBest = (/** @type {Way} */ way) => best.includes(nameOf(way));
  const ways = plan?.ways ?? [];
  return [...ways.filter(isBest), ...ways.filter((way) => !isBest(way))];
}

/** Returns the columns that any way has, with what each aim tells of the same ways. @param {View} view @param {Outlook} told @returns {Column[]} */
function columnsOf({ game }, { plans }) {
  const { brief } = gameUiOf(game);
  return plans.flatMap(({ aim, ways }) => {
    const byName = new Map(ways.map((way) => [nameOf(way), way]));
    const codes = (brief[aim] ?? []).filter((code) => ways.some(({ expected }) => expected[code]));
    return codes.map((code) => ({ aim, code, ways: byName }));
  });
}

/** @param {Column} column @param {Way} row */
function cell({ code, ways }, row) {
  const way = ways.get(nameOf(row));
  const told = way?.expected[code];
  const isBest = Boolean(told && way?.best);
  return html`<td role="cell" data-best=${isBest}>${numberWords(told)}${isBest ? html` <span class="help-best" aria-hidden="true">★</span><span class="unseen">${t("odds-best-mark")}</span>` : nothing}</td>`;
}

/** @param {Way} way */
const nameOf = ({ actions }) => actions.map(({ text }) => text).join("\n");
