/** The odds of the current position: in a dialog with a table for each aim, and in short beside the table. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { gameUiOf } from "../../games/index.js";
import { pictogram } from "../../kit/art/drawing.js";
import { chart, shareBar } from "../../kit/components/chart.js";
import { checkbox } from "../../kit/components/fields.js";
import { decimal, percent, t } from "../../kit/i18n.js";
import { mayBeAdvised, showAdvice } from "./advice.js";
import { optionWords, showAnswer, whoseLine } from "./answer-dialog.js";
import { isHelped, ownerOf } from "./help.js";

/** @import { App } from "../../app/app.js" */
/** @import { AimOdds, Expectation, Odds, OptionOdds, View } from "../../protocol/shared.js" */

/** Draws the button that requests the odds of a match that is not over. @param {App} app @param {View} view @param {() => void} before @param {unknown} [tip] shown with them */
export function oddsButton(app, view, before, tip) {
  const show = () => {
    before();
    showOdds(app, view, undefined, tip);
  };
  return html`<button type="button" class="button" id="odds" aria-haspopup="dialog" @click=${show}>${pictogram("odds")} <span>${t("odds")}</span></button>`;
}

/** The milliseconds after which a press is a long one. */
const LONG_PRESS = 500;

/** Draws the button in the dock that shows advice, with the odds one tap further or by a long press; not where help is off, or a guide or a page speaks. @param {App} app @param {View} view */
export function hintButton(app, view) {
  const { embed, scene } = app.state;
  if (embed || scene || view.lesson || !view.help || !mayBeAdvised(app.table, view)) return nothing;
  const tip = html`<p class="by-finger quiet">${t("odds-by-finger")}</p>`;
  const show = () => showAdvice(app, view, (close) => oddsButton(app, view, () => close(""), tip));
  const showAtOnce = (/** @type {Event} */ event) => {
    event.preventDefault();
    // Some browsers open the context menu after a long press, too.
    if (!document.querySelector("dialog[open]")) showOdds(app, view);
  };
  return html`<button type="button" class="button hint" id="hint" aria-haspopup="dialog" aria-label=${t("advice")} title=${t("advice")} @click=${show} @contextmenu=${showAtOnce} @pointerdown=${contextMenuByFinger}>${pictogram("hint")}</button>`;
}

/** Requests the context menu once a finger has rested on the button, because not every browser does; the release is no tap then. @param {PointerEvent} press */
function contextMenuByFinger({ pointerId, pointerType, currentTarget }) {
  const button = /** @type {Element} */ (currentTarget);
  if (pointerType === "mouse") return;
  button.setPointerCapture(pointerId);
  setTimeout(() => {
    if (!button.hasPointerCapture(pointerId)) return;
    button.dispatchEvent(new Event("contextmenu", { cancelable: true }));
    const stop = (/** @type {Event} */ tap) => tap.stopPropagation();
    addEventListener("click", stop, true);
    const allow = () => setTimeout(() => removeEventListener("click", stop, true));
    button.addEventListener("lostpointercapture", allow, { once: true });
  }, LONG_PRESS);
}

/** Shows the odds when they arrive. @param {App} app @param {View} view @param {Odds} [known] @param {unknown} [tip] */
function showOdds(app, view, known, tip = nothing) {
  const ask = async () =>
    known ?? (await app.inquire({ do: "odds", as: app.state.view?.seat ?? null })).odds;
  return showAnswer(app, "odds", {
    ask,
    draw: (odds, redraw) => html`${panelSwitch(app, view, redraw)} ${tip}
      ${odds ? oddsText(view, odds) : html`<p>${t("odds-none")}</p>`}`,
  });
}

/** Draws the switch of the odds beside the table. @param {App} app @param {View} view @param {() => void} redraw */
function panelSwitch({ help }, view, redraw) {
  const owner = ownerOf(view);
  if (owner === null || view.lesson) return nothing;
  const turn = (/** @type {boolean} */ isWanted) => {
    help.want(owner, isWanted);
    redraw();
  };
  const words = owner ? t("odds-keep-for", { name: owner }) : t("odds-keep");
  return checkbox("odds-keep", help.isWanted(owner), turn, words);
}

/** @param {View} view @param {Odds} odds */
function oddsText(view, { seat, aims, remarks, caveat }) {
  return html`${whoseLine(view, seat)}
    ${caveatLine(view, caveat)}
    ${aims.map((odds) => aimTable(view, odds))}
    <h3>${t("odds-assumed")}</h3>
    <ul>${remarks.map((code) => html`<li>${t(`odds-${view.game}-${code}`)}</li>`)}</ul>`;
}

/** Draws a caveat about the numbers, if there is one. @param {View} view @param {Odds["caveat"]} caveat @param {"" | ".short"} [form] */
function caveatLine({ game }, caveat, form = "") {
  if (caveat === null) return nothing;
  return html`<p class="odds-caveat">${t(`odds-${game}-${caveat}${form}`)}</p>`;
}

/** Draws the odds for an aim, without columns of zeros, such as those of past tries. @param {View} view @param {AimOdds} odds */
function aimTable(view, { aim, options }) {
  const [main = "", ...others] = new Set(options.flatMap(({ expected }) => Object.keys(expected)));
  const isUsed = (/** @type {string} */ code) => options.some((each) => each.expected[code]?.value);
  const codes = [main, ...others.filter(isUsed)];
  const line = (/** @type {OptionOdds} */ option) => {
    const way = optionWords(view, option);
    const numbers = codes.map((code) => cell(option.expected[code]));
    return [option.best ? t("odds-best", { way }) : way, ...numbers];
  };
  return chart({
    id: `odds-${aim}`,
    heading: t(`odds-${view.game}-aim-${aim}`),
    numbers: {
      head: [t("odds-way"), ...codes.map((code) => t(`odds-${view.game}-${code}`))],
      lines: options.map(line),
    },
  });
}

/** Draws a chance in percent, with a bar, and other values with one decimal; a missing one as a dash. @param {Expectation | undefined} one */
function cell(one) {
  if (!one) return "–";
  const { unit, value } = one;
  return unit === "chance" ? html`${percent(value)}${shareBar(value)}` : decimal(value);
}

/** Draws the odds beside the table, if they are switched on. @param {App} app @param {View} view */
export function help(app, view) {
  const { state } = app;
  if (!isHelped(state, view)) return nothing;
  const odds = state.odds?.view === view ? state.odds.answer : undefined;
  const owner = ownerOf(view);
  return html`<section class="help" id="help" aria-labelledby="help-heading" data-ply=${odds === undefined ? nothing : view.ply}>
    <div class="help-head">
      <h2 id="help-heading">${t("odds")}</h2>
      ${odds ? html`<button type="button" class="why" id="odds-all" aria-haspopup="dialog" @click=${() => showOdds(app, view, odds)}>${t("odds-all")}</button>` : nothing}
      ${owner === null ? nothing : html`<button type="button" class="panel-close" id="help-close" aria-label=${t("odds-put-away")} @click=${() => app.help.want(owner, false)}>${pictogram("close")}</button>`}
    </div>
    <div class="help-body" role="group" aria-labelledby="help-heading" tabindex="0" ${ref(watch)}>${panelBody(state, view, odds)}</div>
  </section>`;
}

/** @param {App["state"]} state @param {View} view @param {Odds | null | undefined} odds */
function panelBody(state, view, odds) {
  if (odds === undefined) return html`<p class="quiet">${t("odds-waiting")}</p>`;
  if (odds === null) return html`<p class="help-none quiet">${t("odds-none")}</p>`;
  const columns = columnsOf(view, odds);
  const chosen = gameUiOf(view.game).chosenAction(state, view);
  const rows = bestFirst(odds).map(([place, option]) => ({
    ...{ place, option },
    isChosen: chosen !== undefined && option.actions[0]?.text === chosen,
  }));
  const first = rows.find(({ isChosen }) => isChosen);
  // Before the first tap, the best options are in sight.
  const isPicked = state.picked.length > 0;
  return html`${caveatLine(view, odds.caveat, ".short")}
  <table class="help-table" role="table" aria-labelledby="help-heading" data-picked=${isPicked} ${ref(watch)}>
    <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${aimWords(view, odds)}</th>${columns.map(({ code }) => html`<th role="columnheader" scope="col">${t(`odds-${view.game}-${code}`)}</th>`)}</tr></thead>
    <tbody role="rowgroup">${rows.map((row) => html`<tr role="row" data-chosen=${row.isChosen} ${ref(isPicked && row === first ? follow : undefined)}><th role="rowheader" scope="row">${optionWords(view, row.option)}</th>${columns.map((column) => briefCell(column, row.place))}</tr>`)}</tbody>
  </table>`;
}

/** Keeps the chosen option in sight when a part of the panel appears or changes its size. @param {Element | undefined} part */
function watch(part) {
  if (part) new ResizeObserver(() => showChosen(part)).observe(part);
}

/** Shows a line that has just been chosen, once all lines are drawn. @param {Element | undefined} line */
function follow(line) {
  if (line) queueMicrotask(() => showChosen(line));
}

/** Scrolls the panel, not the page, until the chosen lines are in sight and the first line below the heading is whole. @param {Element} part of the panel */
function showChosen(part) {
  const body = part.closest(".help-body");
  if (!body) return;
  const boxesOf = (/** @type {string} */ name) =>
    [...body.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  const [first, ...others] = boxesOf("[data-picked=true] tr[data-chosen=true]");
  if (!first) return;
  // The heading sticks to the upper edge.
  const { top, bottom: end } = body.getBoundingClientRect();
  const start = top + (boxesOf("thead")[0]?.height ?? 0);
  const ways = boxesOf("tbody tr").map((line) => line.top - start);
  const isWhole = body.scrollTop === 0 || ways.some((way) => Math.abs(way) < 1);
  const isInSight = first.top > start - 1 && (others.at(-1) ?? first).bottom < end + 1;
  if (isWhole && isInSight) return;
  const most = body.scrollHeight - body.clientHeight - body.scrollTop;
  const limit = Math.min(first.top - start, most);
  body.scrollTop += Math.max(...ways.filter((way) => way <= limit));
}

/** Returns what the best option is best for, as the heading of the options; where there are several aims, their columns say so. @param {View} view @param {Odds} odds */
function aimWords({ game }, { aims: [first, ...others] }) {
  if (!first || others.length) return html`<span class="unseen">${t("odds-way")}</span>`;
  return t(`odds-${game}-aim-${first.aim}`);
}

/** Returns the options with their places, the best for any aim first, because there may be no room for all. @param {Odds} odds */
function bestFirst({ aims }) {
  const rows = [...(aims[0]?.options ?? []).entries()];
  const isBest = (/** @type {[number, OptionOdds]} */ [place]) =>
    aims.some(({ options }) => options[place]?.best);
  return [...rows.filter(isBest), ...rows.filter((row) => !isBest(row))];
}

/** A column of numbers: their code, the options for the aim, and true if it says how near they come to that. @typedef {{ code: string, options: readonly OptionOdds[], isAim: boolean }} Column */

/** Returns the columns in which any option has a value. @param {View} view @param {Odds} odds @returns {Column[]} */
function columnsOf({ game }, { aims }) {
  const { brief } = gameUiOf(game);
  return aims.flatMap(({ aim, options }) => {
    const codes = brief[aim] ?? [];
    return codes
      .filter((code) => options.some(({ expected }) => expected[code]))
      .map((code) => ({ code, options, isAim: code === codes.at(-1) }));
  });
}

/** @param {Column} column @param {number} place of the option */
function briefCell({ code, options, isAim }, place) {
  const option = options[place];
  const value = option?.expected[code];
  const isBest = Boolean(isAim && value && option?.best);
  return html`<td role="cell" data-best=${isBest}>${cell(value)}${isBest ? html` <span class="help-best">${pictogram("star")}</span><span class="unseen">${t("odds-best-mark")}</span>` : nothing}</td>`;
}
