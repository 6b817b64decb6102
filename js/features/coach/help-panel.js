/** What stands beside the table for whoever wants it: the odds in short, with the way to all of them. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { adviceButton } from "./advice.js";
import { mayBeAdvised } from "./advice-request.js";
import { isHelped, ownerOf } from "./help.js";
import { caveatLine, numberWords, optionWords, showOdds } from "./odds.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Odds} Odds */
/** @typedef {import("../../protocol/shared.js").OptionOdds} OptionOdds */
/** A column of the short table: a code, and the odds of the options for an aim by their names. @typedef {{ aim: string, code: string, options: Map<string, OptionOdds> }} Column */

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

/** @param {View} view @param {Odds | null | undefined} told */
function body(view, told) {
  if (told === undefined) return html`<p class="quiet">${t("odds-waiting")}</p>`;
  return told
    ? html`${caveatLine(view, told.caveat, ".short")} ${table(view, told)}`
    : html`<p class="help-none quiet">${t("odds-none")}</p>`;
}

/** @param {View} view @param {Odds} told */
function table(view, told) {
  const columns = columnsOf(view, told);
  const options = bestFirst(told);
  return html`<table class="help-table" role="table" aria-labelledby="help-heading">
    <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col"><span class="unseen">${t("odds-way")}</span></th>${columns.map(({ code }) => html`<th role="columnheader" scope="col">${t(`odds-${view.game}-${code}`)}</th>`)}</tr></thead>
    <tbody role="rowgroup">${options.map((option) => html`<tr role="row"><th role="rowheader" scope="row">${optionWords(view, option)}</th>${columns.map((column) => cell(column, option))}</tr>`)}</tbody>
  </table>`;
}

/** Returns the options, those first that are best for any aim: there is not always room for all. @param {Odds} told */
function bestFirst({ aims: [first, ...others] }) {
  const names = [first, ...others].flatMap((each) =>
    each?.options.filter(({ best }) => best).map(nameOf),
  );
  const isBest = (/** @type {OptionOdds} */ option) => names.includes(nameOf(option));
  const options = first?.options ?? [];
  return [...options.filter(isBest), ...options.filter((option) => !isBest(option))];
}

/** Returns the columns that any option has, with the odds of the options for the aim of each. @param {View} view @param {Odds} told @returns {Column[]} */
function columnsOf({ game }, { aims }) {
  const { brief } = gameUiOf(game);
  return aims.flatMap(({ aim, options }) => {
    const byName = new Map(options.map((option) => [nameOf(option), option]));
    const codes = (brief[aim] ?? []).filter((code) =>
      options.some(({ expected }) => expected[code]),
    );
    return codes.map((code) => ({ aim, code, options: byName }));
  });
}

/** @param {Column} column @param {OptionOdds} row */
function cell({ code, options }, row) {
  const option = options.get(nameOf(row));
  const told = option?.expected[code];
  const isBest = Boolean(told && option?.best);
  return html`<td role="cell" data-best=${isBest}>${numberWords(told)}${isBest ? html` <span class="help-best" aria-hidden="true">★</span><span class="unseen">${t("odds-best-mark")}</span>` : nothing}</td>`;
}

/** @param {OptionOdds} way */
const nameOf = ({ actions }) => actions.map(({ text }) => text).join("\n");
