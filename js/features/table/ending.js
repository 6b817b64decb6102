/** The end of a match: the count, the podium, the highlights, the score sheet, and a button for another match. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { list, number, t } from "../../kit/i18n.js";
import { explainButton, showWhy } from "../../match/components/explain.js";
import { downloadRecord } from "../../match/components/files.js";
import { loaded } from "../../match/components/on-demand.js";
import {
  avatarOf,
  dealText,
  fieldWords,
  seatName,
  seatNames,
  winnerRemark,
} from "../../match/components/words.js";
import { ALL, isShow, PODIUM_PLACES, shownOf, stepsOf } from "../../match/end-sequence.js";
import { people } from "../../match/seats.js";
import { beginAgain, beginSameDeal } from "../setup/begin.js";

/** @import { App } from "../../app/app.js" */
/** @import { Shown, Step } from "../../match/end-sequence.js" */
/** @import { Highlight, Seat, View } from "../../protocol/shared.js" */

/** @typedef {NonNullable<View["result"]>} Result */
/** The part of the end that is shown now. @typedef {"count" | "podium" | "highlights" | "all"} Act */

/** The pieces of wool and paper that fly for a winner. */
const CONFETTI = Array.from({ length: 24 });

/** Draws the end of a match; below it the way to skip its steps, and after them what can be done then. @param {App} app @param {View} view @param {Result} result */
export function scores(app, view, result) {
  return html`${ending(app, view, result)}
  ${isShow(app.state) ? html`<p class="show-edge"><button type="button" class="button button-small" id="show-all" @click=${() => app.table.finish()}>${t("scores-show-all")}</button></p>` : afterMatch(app, view)}`;
}

/** Draws the buttons for another match and for looking at this one again. @param {App} app @param {View} view */
function afterMatch(app, view) {
  const isApart = app.state.embed !== null;
  return html`<div class="lower-edge dock"><div class="row row-centre after-match">
    <button type="button" class="button button-main button-big" id="again" @click=${() => beginAgain(app, view)}>${t("scores-again")}<small>${t("scores-again-about")}</small></button>
    ${
      isApart
        ? nothing
        : html`<a class="button" id="watch-again" href="#replay">${t("replay-again")}</a>
    <a class="button" id="review" href="#review">${t("review")}</a>
    ${view.seed ? html`<button type="button" class="button" id="same-deal" @click=${() => beginSameDeal(app, view)}>${t("scores-same-deal")}</button>` : nothing}`
    }
  </div></div>`;
}

/** Draws how a match ended: as far as it is shown, then everything about it. @param {App} app @param {View} view @param {Result} result */
export function ending(app, view, result) {
  const { log, endStep } = app.state;
  const ui = gameUiOf(view.game);
  const steps = stepsOf(ui.story, view, log);
  const act = actOf(steps, endStep);
  const shown = shownOf(steps, endStep);
  const count = () => ui.count(app.state, view, shown);
  const isOver = act === "all";
  return html`<section class="scores" data-act=${act} data-won-by=${wonBy(view, result)} aria-labelledby="scores-heading">
    ${heading(view, result, act === "count", shown("place-0") > 0)}
    <div class="show" data-act=${act} aria-hidden=${!isOver}>
      ${act === "count" ? count() : podium(view, result, shown)}
    </div>
    ${isOver ? nextSteps(app, view, result) : nothing}
    ${act === "count" ? nothing : highlights(view, result, shown, isOver)}
    ${isOver ? html`${count()} ${documents(app, view)}` : nothing}
  </section>`;
}

/** Draws the score sheet, the proof of the dice, and what can be sent, stored and printed. @param {App} app @param {View} view */
function documents(app, view) {
  const { embed, language } = app.state;
  const isApart = embed !== null;
  return html`<details class="fold sheet-fold">
      <summary>${t("scores-caption")}</summary>
      ${gameUiOf(view.game).scores(view)}
    </details>
    ${view.joint?.here.length ? app.link.part((screen) => screen.dock(view)) : nothing}
    ${proof(view, isApart)}
    <p class="row row-centre">${isApart ? nothing : friends(app, view)} <button type="button" class="button" id="save-record" @click=${() => downloadRecord(app)}>${t("record-download")}</button> ${isApart ? nothing : printLinks(view.game, language)}</p>`;
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

/** Draws the winners; before the podium shows them, for screen readers only. @param {View} view @param {Result} result @param {boolean} isCounting @param {boolean} isKnown true once the podium shows the winners */
function heading(view, result, isCounting, isKnown) {
  const { winners, totals, luck } = result;
  const names = seatNames(view, winners);
  const points = totals.map((total, seat) =>
    t("scores-told", { name: seatName(view, seat), points: number(total) }),
  );
  const cheers = {
    person: () => t("scores-cheer"),
    bot: () => t("scores-rematch", { names, luck: luck ?? "usual" }),
    none: () => "",
  };
  const cheer = cheers[wonBy(view, result)]();
  const remark = winnerRemark(view, winners);
  return html`<div class="scores-head">
    <h2 id="scores-heading" class=${isKnown ? "" : "unseen"} tabindex="-1" data-focus aria-describedby="scores-told">${t("scores-heading", { count: winners.length, names })}</h2>
    <p id="scores-told" class="unseen">${list(points)}</p>
    ${isKnown ? nothing : html`<p class="show-heading" aria-hidden="true">${t(isCounting ? `count-${view.game}` : "scores-podium")}</p>`}
    ${isKnown && cheer ? html`<p class="cheer">${cheer}</p>` : nothing}
    ${isKnown && remark ? html`<p class="remark">${remark}</p>` : nothing}
    ${isKnown ? gameUiOf(view.game).ending?.(view) : nothing}
  </div>`;
}

/** Draws the buttons below the podium: a match against other bots, if the engine offers one, and the picture to share. @param {App} app @param {View} view @param {Result} result */
function nextSteps(app, view, result) {
  const { bots, change, difficulties } = result.rematch ?? { bots: [], difficulties: [] };
  const words = {
    count: bots.filter(Boolean).length,
    difficulties: list(difficulties.map((each) => t(`difficulty-${each}`))),
  };
  const share = async () =>
    (await loaded(app, import("./podium-picture.js"))).sharePodium(view, result);
  return html`<p class="row row-centre">
    ${change ? html`<button type="button" class="button" id="rematch" @click=${() => beginAgain(app, view, bots)}>${t(`scores-${change}`)}<small>${t("scores-bots", words)}</small></button>` : nothing}
    ${app.state.embed ? nothing : html`<button type="button" class="button" id="share-podium" @click=${() => app.attempt(share)}>${t("scores-share")}</button>`}
  </p>`;
}

/** Draws the seed of the dice and its commitment, or that there is none. @param {View} view @param {boolean} isApart true in a frame */
function proof({ seal, seed, deal }, isApart) {
  const known = deal ? html`<p class="deal-known">${dealText(deal)}</p>` : nothing;
  if (!seal || !seed) return html`<p class="quiet">${t("scores-no-seal")}</p>${known}`;
  return html`<details class="fold">
    <summary>${t("scores-fair")}</summary>
    <p>${t("scores-fair-help")}</p>
    ${isApart ? nothing : html`<p><a id="fairness-way" href="#fairness">${t("fairness-way")}</a></p>`}
    <dl>
      <dt>${t("scores-seal")}</dt><dd><code id="seal">${seal}</code></dd>
      <dt>${t("scores-seed")}</dt><dd><code id="seed">${seed}</code></dd>
    </dl>
  </details>
  ${known}`;
}

/** Draws the podium as far as it is shown, and a list of the other places. @param {View} view @param {Result} result @param {Shown} shown */
function podium(view, { ranking, totals, winners }, shown) {
  const best = ranking.slice(0, PODIUM_PLACES);
  const others = ranking.slice(PODIUM_PLACES);
  const totalOf = (/** @type {readonly Seat[]} */ [seat = 0]) => totals[seat] ?? 0;
  const step = (/** @type {readonly Seat[]} */ seats, /** @type {number} */ place) => {
    const isShown = shown(`place-${place}`) > 0;
    return html`<li class="podium-step" data-place=${place + 1} data-shown=${isShown} data-shared=${seats.length}>
      <ul class="podium-seats">
        ${seats.map((seat) => html`<li class="podium-seat" data-seat=${seat} data-winner=${winners.includes(seat)}><span class="podium-figure">${avatarOf(view, seat)}</span><span class="podium-name" translate="no">${seatName(view, seat)}</span></li>`)}
      </ul>
      <p class="podium-block"><b class="podium-place" translate="no">${number(place + 1)}</b> <span class="podium-points">${t("scores-points", { points: totalOf(seats), pointsWords: number(totalOf(seats)) })}</span></p>
      ${place === 0 && isShown ? html`<span class="confetti" aria-hidden="true">${CONFETTI.map(() => html`<i></i>`)}</span>` : nothing}
    </li>`;
  };
  const line = (/** @type {readonly Seat[]} */ seats, /** @type {number} */ index) =>
    html`<li value=${PODIUM_PLACES + 1 + index}><span translate="no">${seatNames(view, seats)}</span> <b translate="no">${number(totalOf(seats))}</b></li>`;
  return html`<ol class="podium" data-steps=${best.length}>${best.map(step)}</ol>
    ${others.length ? html`<ol class="podium-others" start=${PODIUM_PLACES + 1}>${others.map(line)}</ol>` : nothing}`;
}

/** Draws the highlights as far as they are shown, in a place for each; a tap explains them once all is shown. @param {View} view @param {Result} result @param {Shown} shown @param {boolean} isOver */
function highlights(view, { highlights: all }, shown, isOver) {
  if (!all.length) return nothing;
  const card = (/** @type {Highlight} */ highlight, /** @type {number} */ index) => {
    const { code, seats, rule } = highlight;
    const id = `highlight-${view.game}-${code}`;
    const event = { ...highlight, ply: view.ply, turn: null };
    const own = gameUiOf(view.game).eventWords(view, event);
    const words = { ...fieldWords(view, highlight), ...own };
    const title = t(`${id}.title`);
    const why = () => showWhy([{ sentences: [title], rules: [rule] }]);
    return html`<li class="highlight explained" data-code=${code} data-shown=${index < shown("highlight")}>
      <h4>${title}</h4>
      <p class="highlight-figure">${t(`${id}.figure`, words)}</p>
      <p class="highlight-about">${t(id, words)}</p>
      <p class="highlight-names">${seatNames(view, seats)}</p>
      ${isOver ? explainButton(title, why) : nothing}
    </li>`;
  };
  return html`<section class="highlights" aria-labelledby="highlights-heading">
    <h3 id="highlights-heading">${t("highlights-heading")}</h3>
    <ul data-count=${all.length}>${all.map(card)}</ul>
  </section>`;
}

/** Draws the button for the card to share, and the link to the comparison with a friend who has played this deal. @param {App} app @param {View} view */
function friends(app, { seats, seal, seed }) {
  if (!seed || seats.every(({ bot }) => bot !== null)) return nothing;
  const friend = app.state.settings.friends.find((one) => one.seal === seal);
  const show = async () => (await loaded(app, import("../deal/result-card.js"))).showCard(app);
  return html`${friend ? html`<a class="button button-main" id="compare" href=${`#deal/${friend.fragment}`}>${t("duel-compare", { name: friend.name })}</a>` : nothing}
    <button type="button" class="button" id="result-card" @click=${() => app.attempt(show)}>${t("card")}</button>`;
}

/** Draws the button that prints the scores, and the link to an empty score sheet. @param {string} game @param {string} language */
function printLinks(game, language) {
  const printScores = () => {
    // Not every browser prints closed disclosures.
    for (const details of document.querySelectorAll(".fold:has(.sheet)"))
      details.toggleAttribute("open", true);
    print();
  };
  return html`<button type="button" class="button" id="print-scores" @click=${printScores}>${t("scores-print")}</button>
    <a href=${`rules/${game}/${language}/scores/`} target="_blank">${t("score-sheet")} <small>${t("link-online")}</small></a>`;
}
