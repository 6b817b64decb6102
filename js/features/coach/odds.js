/** The odds of the current position: a dialog with a table for each aim. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { chart } from "../../kit/components/chart.js";
import { decimal, percent, t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { oddsOf } from "../../match/questions.js";
import { showAnswer } from "./answer-dialog.js";
import { ownerOf } from "./help.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Odds} Odds */
/** @typedef {import("../../protocol/shared.js").AimOdds} AimOdds */
/** @typedef {import("../../protocol/shared.js").OptionOdds} OptionOdds */
/** @typedef {import("../../protocol/shared.js").Expectation} Expectation */

/** Draws the button that asks for the odds of a match that is not over. @param {App} app @param {View} view @param {() => void} before */
export function oddsButton(app, view, before) {
  const show = () => {
    before();
    showOdds(app, view, () => oddsOf(app));
  };
  return html`<button type="button" class="button" id="odds" aria-haspopup="dialog" @click=${show}>${t("odds")}</button>`;
}

/** Shows the odds as soon as they arrive. @param {App} app @param {View} view @param {() => Promise<Odds | null>} ask */
export function showOdds(app, view, ask) {
  return showAnswer(app, {
    heading: t("odds"),
    name: "odds",
    waiting: t("advice-waiting"),
    ask,
    draw: (odds, redraw) => html`${keepChoice(app, view, redraw)}
      ${odds ? told(view, odds) : html`<p>${t("odds-none")}</p>`}`,
  });
}

/** Draws the choice whether they stand beside the table whenever somebody decides. @param {App} app @param {View} view @param {() => void} redraw */
function keepChoice({ help }, view, redraw) {
  const owner = ownerOf(view);
  if (owner === null || view.lesson) return nothing;
  const isKept = () => help.isWanted(owner);
  const turn = () => {
    help.want(owner, !isKept());
    redraw();
  };
  return html`<label class="choice">
    <input type="checkbox" id="odds-keep" .checked=${isKept()} @change=${turn}>
    <span>${owner ? t("odds-keep-for", { name: owner }) : t("odds-keep")}</span>
  </label>`;
}

/** @param {View} view @param {Odds} odds */
function told(view, { seat, aims, remarks, caveat }) {
  return html`<p>${t("odds-of", { name: seatName(view, seat) })}</p>
    ${caveatLine(view, caveat)}
    ${aims.map((odds) => table(view, odds))}
    <h3>${t("odds-assumed")}</h3>
    <ul>${remarks.map((code) => html`<li>${t(`odds-${view.game}-${code}`)}</li>`)}</ul>`;
}

/** Draws what has to be known before the numbers are read, if anything. @param {View} view @param {Odds["caveat"]} caveat @param {"" | ".short"} [form] */
export function caveatLine({ game }, caveat, form = "") {
  if (caveat === null) return nothing;
  return html`<p class="odds-caveat">${t(`odds-${game}-${caveat}${form}`)}</p>`;
}

/** @param {View} view @param {AimOdds} odds */
function table(view, { aim, options }) {
  const codes = [...new Set(options.flatMap(({ expected }) => Object.keys(expected)))];
  return chart({
    id: `odds-${aim}`,
    heading: t(`odds-${view.game}-aim-${aim}`),
    numbers: {
      head: [t("odds-way"), ...codes.map((code) => t(`odds-${view.game}-${code}`))],
      lines: options.map((option) => [
        markedWords(view, option),
        ...codes.map((code) => numberWords(option.expected[code])),
      ]),
    },
  });
}

/** Returns the words for an option, marked where it is the best. @param {View} view @param {OptionOdds} option */
function markedWords(view, option) {
  const words = optionWords(view, option);
  return option.best ? t("odds-best", { way: words }) : words;
}

/** Returns the words for an option. @param {View} view @param {Pick<OptionOdds, "actions">} option */
export function optionWords(view, { actions }) {
  if (!actions.length) return t("odds-next");
  const { move } = gameUiOf(view.game);
  const words = actions.map((one) => move(view, one) ?? t(`move-${view.game}-${one.verb}`));
  return words.join(" · ");
}

/** Says a chance in percent, and all else with one digit; a dash where it is not told. @param {Expectation | undefined} one */
export function numberWords(one) {
  if (!one) return "–";
  return one.unit === "chance" ? percent(one.value) : decimal(one.value);
}
