/** The end of a match: the count, the podium, the highlights, the score sheet, and the way to another match. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { list, number, t } from "../../kit/i18n.js";
import { beginAgain, beginSameDeal } from "../../match/begin.js";
import { whyButton } from "../../match/components/explain.js";
import { downloadRecord } from "../../match/components/files.js";
import {
  avatarOf,
  dealText,
  fieldWords,
  plainWords,
  seatName,
  seatNames,
} from "../../match/components/words.js";
import { ALL, PODIUM_PLACES, shownOf, stepsOf } from "../../match/end-sequence.js";
import { people } from "../../match/seats.js";

/** @import { App } from "../../app/app.js" */
/** @import { Shown, Step } from "../../match/end-sequence.js" */
/** @import { Highlight, Seat, View } from "../../protocol/shared.js" */

/** @typedef {NonNullable<View["result"]>} Result */
/** The part of the end that is shown now. @typedef {"count" | "podium" | "highlights" | "all"} Act */

/** Draws the end of a match, and what can be done then. @param {App} app @param {View} view @param {Result} result */
export function scores(app, view, result) {
  const steps = stepsOf(gameUiOf(view.game).story, view, app.state.log);
  const isOver = actOf(steps, app.state.endStep) === "all";
  return html`${ending(app, view, result)}
  <div class="dock">${actions(app, view, isOver)}</div>`;
}

/** Draws how a match ended. @param {App} app @param {View} view @param {Result} result */
export function ending(app, view, result) {
  const ui = gameUiOf(view.game);
  const steps = stepsOf(ui.story, view, app.state.log);
  const act = actOf(steps, app.state.endStep);
  const shown = shownOf(steps, app.state.endStep);
  const isCounting = act === "count";
  return html`<section class="scores" data-act=${act} data-won-by=${wonBy(view, result)} aria-labelledby="scores-heading">
    ${heading(view, result, isCounting ? "count" : shown("place-0") ? "all" : "podium")}
    <div class="show" data-act=${act} aria-hidden=${act !== "all"}>
      ${isCounting ? ui.count(app.state, view, shown) : podium(view, result, shown)}
    </div>
    ${highlights(view, result, shown)}
    ${act === "all" ? ui.count(app.state, view, shown) : nothing}
    <details class="fold">
      <summary>${t("scores-caption")}</summary>
      ${ui.scores(view)}
    </details>
    ${proof(app, view)}
    <p class="row row-centre"><button type="button" class="button" id="save-record" @click=${() => downloadRecord(app)}>${t("record-download")}</button> ${app.state.embed ? nothing : paper(app, view)}</p>
  </section>`;
}

/** @param {readonly Step[]} steps @param {number} endStep @returns {Act} */
function actOf(steps, endStep) {
  if (endStep === ALL) return "all";
  const part = steps[endStep]?.part ?? "";
  if (part === "highlight") return "highlights";
  return part.startsWith("place-") ? "podium" : "count";
}

/** Returns who has won: a person here, a bot over people, or one bot of several. @param {View} view @param {Result} result */
function wonBy(view, { winners }) {
  const players = people(view);
  if (!players.length) return "none";
  return winners.some((seat) => players.includes(seat)) ? "person" : "bot";
}

/**
 * Draws the winners; before the podium shows them, for screen readers only.
 * @param {View} view
 * @param {Result} result
 * @param {Act} act
 */
function heading(view, result, act) {
  const { winners, totals } = result;
  const by = wonBy(view, result);
  const isKnown = act === "all";
  const told = totals.map((total, seat) =>
    t("scores-told", { name: seatName(view, seat), points: number(total) }),
  );
  return html`<div class="scores-head">
    <h2 id="scores-heading" class=${isKnown ? "" : "unseen"} tabindex="-1" data-focus aria-describedby="scores-told">${t("scores-heading", { count: winners.length, names: seatNames(view, winners) })}</h2>
    <p id="scores-told" class="unseen">${list(told)}</p>
    ${isKnown ? nothing : html`<p class="show-heading" aria-hidden="true">${t(act === "count" ? `count-${view.game}` : "scores-podium")}</p>`}
    ${isKnown && by !== "none" ? html`<p class="cheer">${by === "person" ? t("scores-cheer") : rematch(view, result)}</p>` : nothing}
    ${isKnown ? gameUiOf(view.game).ending(view) : nothing}
  </div>`;
}

/** Offers people whom a bot has beaten a rematch, with a word on its luck. @param {View} view @param {Result} result */
function rematch(view, { winners, luck }) {
  return t("scores-rematch", { names: seatNames(view, winners), luck: luck ?? "usual" });
}

/** @param {App} app @param {View} view @param {boolean} isOver true once everything is shown */
function actions(app, view, isOver) {
  return html`<div class="row row-centre after-match">
    <button type="button" class="button button-main button-big" id="again" @click=${() => beginAgain(app, view)}>${t("scores-again")}<small>${t("scores-again-about")}</small></button>
    <a class="button" id="watch-again" href="#replay" ?hidden=${!isOver || app.state.embed !== null}>${t("replay-again")}</a>
    <a class="button" id="review" href="#review" ?hidden=${!isOver || app.state.embed !== null}>${t("review")}</a>
    ${
      isOver && view.seed && app.state.embed === null
        ? html`<button type="button" class="button" id="same-deal" @click=${() => beginSameDeal(app, view)}>${t("scores-same-deal")}</button>`
        : html`<button type="button" class="button" id="show-all" ?hidden=${isOver} @click=${() => app.table.finish()}>${t("scores-show-all")}</button>`
    }
  </div>`;
}

/** @param {App} app @param {View} view */
function proof({ state }, { seal, seed, deal }) {
  const known = deal ? html`<p class="deal-known">${dealText(deal)}</p>` : nothing;
  if (!seal || !seed) return html`<p class="quiet">${t("scores-no-seal")}</p>${known}`;
  return html`<details class="fold">
    <summary>${t("scores-fair")}</summary>
    <p>${t("scores-fair-help")}</p>
    ${state.embed === null ? html`<p><a id="fairness-way" href="#fairness">${t("fairness-way")}</a></p>` : nothing}
    <dl>
      <dt>${t("scores-seal")}</dt><dd><code id="seal">${seal}</code></dd>
      <dt>${t("scores-seed")}</dt><dd><code id="seed">${seed}</code></dd>
    </dl>
  </details>
  ${known}`;
}

/** The pieces of wool and paper that fly for a winner. */
const CONFETTI = Array.from({ length: 24 });

/** Draws the podium as far as it is shown, and a list of the other places. @param {View} view @param {Result} result @param {Shown} shown */
export function podium(view, result, shown) {
  const { ranking, totals } = result;
  const others = ranking.slice(PODIUM_PLACES);
  return html`<ol class="podium" data-steps=${Math.min(ranking.length, PODIUM_PLACES)}>
      ${ranking.slice(0, PODIUM_PLACES).map((seats, place) => podiumStep(view, result, seats, place, shown(`place-${place}`) > 0))}
    </ol>
    ${
      others.length
        ? html`<ol class="podium-others" start=${PODIUM_PLACES + 1}>
          ${others.map((seats) => html`<li value=${PODIUM_PLACES + 1 + others.indexOf(seats)}><span>${seatNames(view, seats)}</span> <b>${number(totals[seats[0] ?? 0] ?? 0)}</b></li>`)}
        </ol>`
        : nothing
    }`;
}

/**
 * @param {View} view
 * @param {Result} result
 * @param {readonly Seat[]} seats that share the place
 * @param {number} place from 0
 * @param {boolean} isShown
 */
function podiumStep(view, { totals, winners }, seats, place, isShown) {
  const [seat = 0] = seats;
  return html`<li class="podium-step" data-place=${place + 1} data-shown=${isShown} data-shared=${seats.length}>
    <ul class="podium-seats">
      ${seats.map((one) => html`<li class="podium-seat" data-seat=${one} data-winner=${winners.includes(one)}><span class="podium-figure">${avatarOf(view, one)}</span><span class="podium-name">${seatName(view, one)}</span></li>`)}
    </ul>
    <p class="podium-block"><b class="podium-place">${number(place + 1)}</b> <span class="podium-points">${t("scores-points", { points: totals[seat] ?? 0 })}</span></p>
    ${place === 0 && isShown ? html`<span class="confetti" aria-hidden="true">${CONFETTI.map(() => html`<i></i>`)}</span>` : nothing}
  </li>`;
}

/** Draws the highlights as far as they are shown, a card for each. @param {View} view @param {NonNullable<View["result"]>} result @param {Shown} shown */
export function highlights(view, { highlights: all }, shown) {
  const told = all.slice(0, shown("highlight"));
  if (!told.length) return nothing;
  return html`<section class="highlights" aria-labelledby="highlights-heading">
    <h3 id="highlights-heading">${t("highlights-heading")}</h3>
    <ul>${told.map((one) => highlightCard(view, one))}</ul>
  </section>`;
}

/** @param {View} view @param {Highlight} highlight */
function highlightCard(view, highlight) {
  const id = `highlight-${view.game}-${highlight.code}`;
  const told = gameUiOf(view.game).eventWords(view, {
    ...highlight,
    ply: view.ply,
    turn: null,
  });
  const words = { ...plainWords(highlight), ...fieldWords(view, highlight), ...told };
  const title = t(`${id}.title`);
  return html`<li class="highlight" data-code=${highlight.code}>
    <h4>${title}</h4>
    <p class="highlight-figure">${t(`${id}.figure`, words)}</p>
    <p class="highlight-about">${t(id, words)}</p>
    <p class="highlight-names">${seatNames(view, highlight.seats)}</p>
    ${whyButton([highlight.rule], title)}
  </li>`;
}

/** Draws the button that prints the scores, and the link to an empty score sheet. @param {App} app @param {View} view */
export function paper({ state }, { game }) {
  return html`<button type="button" class="button" id="print-scores" @click=${printScores}>${t("scores-print")}</button>
    <a href=${`rules/${game}/${state.language}/scores/`} target="_blank">${t("score-sheet")} <small>${t("link-online")}</small></a>`;
}

/** Not every browser prints closed disclosures. */
function printScores() {
  for (const fold of document.querySelectorAll(".fold:has(.sheet)"))
    fold.toggleAttribute("open", true);
  print();
}
