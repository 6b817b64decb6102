/** The end of a match: the count, the podium, the highlights, the score sheet, and a button for another match. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { gameUiOf } from "../../games/index.js";
import { drawing } from "../../kit/art/drawing.js";
import { list, number, t } from "../../kit/i18n.js";
import { leap } from "../../kit/motion/leap.js";
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
import {
  ALL,
  FINAL,
  isShow,
  isWinnerShown,
  PODIUM_PLACES,
  shownOf,
  stepsOf,
} from "../../match/end-sequence.js";
import { wonBy } from "../../match/seats.js";
import { menuPart } from "../settings/settings.js";
import { beginAgain, beginSameDeal } from "../setup/begin.js";

/** @import { App } from "../../app/app.js" */
/** @import { Shown, Step } from "../../match/end-sequence.js" */
/** @import { Highlight, Seat, View } from "../../protocol/shared.js" */

/** @typedef {NonNullable<View["result"]>} Result */
/** The part of the end that is shown now. @typedef {"count" | "podium" | "all"} Act */

/** The number of pieces that fly for a winner; every third is paper. */
const PIECES = 42;

/** Returns a number from 0 to 1; consecutive places are spread evenly. @param {number} place @param {number} by an irrational number */
const spread = (place, by) => (place * by) % 1;

/** Draws the end of a match; below it the way to skip its steps, and after them what can be done then. @param {App} app @param {View} view @param {Result} result */
export function scores(app, view, result) {
  const { story } = gameUiOf(view.game);
  // Once the winner is told, the rest is left.
  const words = t(isWinnerShown(story, app.state) ? "go-on" : "scores-show-all");
  return html`${ending(app, view, result)}
  ${isShow(app.state) ? html`<p class="show-edge"><button type="button" class="button button-small" id="show-all" @click=${() => app.table.finish()}>${words}</button></p>` : afterMatch(app, view, result)}`;
}

/** Draws the button for another match, those for looking at this one and sharing it, and the list of everything else. @param {App} app @param {View} view @param {Result} result */
function afterMatch(app, view, result) {
  const isApart = app.state.embed !== null;
  const share = async () =>
    (await loaded(app, import("./podium-picture.js"))).sharePodium(view, result);
  return html`<div class="lower-edge dock"><div class="row row-centre after-match">
    <button type="button" class="button button-main button-big" id="again" @click=${() => beginAgain(app, view)}>${t("scores-again")}<small>${t("scores-again-about")}</small></button>
    ${
      isApart
        ? nothing
        : html`<a class="button" id="review" href="#review">${t("review")}</a>
    <button type="button" class="button" id="share-podium" @click=${() => app.attempt(share)}>${t("scores-share")}</button>`
    }
    <button type="button" class="button" id="after-more" popovertarget="after-list">${t("scores-more")}</button>
  </div></div>
  <div id="after-list" class="after-list" popover role="group" aria-label=${t("scores-more")} @click=${closeList}>
    ${isApart ? saveButton(app) : moreActions(app, view, result)}
  </div>`;
}

/** Closes the list of actions once one is chosen. @param {Event} event */
function closeList({ target, currentTarget }) {
  if (target instanceof Element && target.closest("button, a"))
    /** @type {HTMLElement} */ (currentTarget).hidePopover();
}

/** Draws the actions after a match that few need: what begins another one, and what can be done with this one. @param {App} app @param {View} view @param {Result} result */
function moreActions(app, view, result) {
  const { bots, change, difficulties } = result.rematch ?? { bots: [], difficulties: [] };
  const words = {
    count: bots.filter(Boolean).length,
    difficulties: list(difficulties.map((each) => t(`difficulty-${each}`))),
  };
  const others = html`${change ? html`<button type="button" class="button" id="rematch" @click=${() => beginAgain(app, view, bots)}>${t(`scores-${change}`)}<small>${t("scores-bots", words)}</small></button>` : nothing}
    ${view.seed ? html`<button type="button" class="button" id="same-deal" @click=${() => beginSameDeal(app, view)}>${t("scores-same-deal")}</button>` : nothing} ${cardButton(app, view)}`;
  return html`${change || view.seed ? menuPart("scores-again", others) : nothing}
    ${menuPart("menu-match", html`<a class="button" id="watch-again" href="#replay">${t("replay-again")}</a> ${saveButton(app)} ${printLinks(view.game, app.state.language)}`)}`;
}

/** @param {App} app */
function saveButton(app) {
  return html`<button type="button" class="button" id="save-record" @click=${() => downloadRecord(app)}>${t("record-download")}</button>`;
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
  const isKnown = shown("place-0") > 0;
  const isAsking = act === "podium" || shown(FINAL) > 0;
  return html`<section class="scores" data-act=${act} data-won-by=${wonBy(view)} data-known=${isKnown} aria-labelledby="scores-heading">
    ${heading(view, result, isKnown, isAsking)}
    <div class="show" data-act=${act} aria-hidden=${!isOver}>
      ${act === "count" ? count() : podium(view, result, shown, isOver)}
    </div>
    ${isOver ? html`${highlights(view, result)} ${count()} ${documents(app, view)}` : nothing}
  </section>`;
}

/** Draws the score sheet, the link to friends, and the proof of the dice. @param {App} app @param {View} view */
function documents(app, view) {
  const isApart = app.state.embed !== null;
  return html`${isApart ? nothing : comparison(app, view)}
    <details class="fold sheet-fold">
      <summary>${t("scores-caption")}</summary>
      ${gameUiOf(view.game).scores(view)}
    </details>
    ${view.joint?.here.length ? app.link.part((screen) => screen.dock(view)) : nothing}
    ${proof(view, isApart)}`;
}

/** @param {readonly Step[]} steps @param {number} endStep @returns {Act} */
function actOf(steps, endStep) {
  if (endStep === ALL) return "all";
  return steps[endStep]?.part.startsWith("place-") ? "podium" : "count";
}

/** Draws the winners; before the podium shows them, for screen readers only. @param {View} view @param {Result} result @param {boolean} isKnown true once the podium shows the winners @param {boolean} isAsking true while they are about to be known */
function heading(view, result, isKnown, isAsking) {
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
  const cheer = cheers[wonBy(view)]();
  const remark = winnerRemark(view, winners);
  return html`<div class="scores-head">
    <h2 id="scores-heading" class=${isKnown ? "" : "unseen"} tabindex="-1" data-focus aria-describedby="scores-told">${t("scores-heading", { count: winners.length, names })}</h2>
    <p id="scores-told" class="unseen">${list(points)}</p>
    ${isKnown ? nothing : html`<p class="show-heading" aria-hidden="true">${t(isAsking ? "scores-podium" : `count-${view.game}`)}</p>`}
    ${isKnown && cheer ? html`<p class="cheer">${cheer}</p>` : nothing}
    ${isKnown && remark ? html`<p class="remark">${remark}</p>` : nothing}
    ${isKnown ? gameUiOf(view.game).ending?.(view) : nothing}
  </div>`;
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

/** Draws the podium as far as it is shown: the seats without a place on it wait before it, and are listed in the end. @param {View} view @param {Result} result @param {Shown} shown @param {boolean} isOver */
function podium(view, { ranking, totals, winners }, shown, isOver) {
  const best = ranking.slice(0, PODIUM_PLACES);
  const others = ranking.slice(PODIUM_PLACES);
  const totalOf = (/** @type {readonly Seat[]} */ [seat = 0]) => totals[seat] ?? 0;
  const isUp = (/** @type {number} */ place) => shown(`place-${place}`) > 0;
  const figure = (/** @type {Seat} */ seat) =>
    html`<span class="podium-figure" data-seat=${seat} ${ref(isOver ? undefined : leapUp)}>${avatarOf(view, seat)}</span><span class="podium-name" translate="no">${seatName(view, seat)}</span>`;
  const step = (/** @type {readonly Seat[]} */ seats, /** @type {number} */ place) => {
    const points = { points: totalOf(seats), pointsWords: number(totalOf(seats)) };
    return html`<li class="podium-step" data-place=${place + 1} data-shown=${isUp(place)} data-shared=${seats.length}>
      <ul class="podium-seats">
        ${seats.map((seat) => html`<li class="podium-seat" data-winner=${winners.includes(seat)}>${isUp(place) ? figure(seat) : nothing}</li>`)}
      </ul>
      <p class="podium-block"><b class="podium-place" translate="no">${number(place + 1)}</b> <span class="podium-points">${t("scores-points", points)}</span></p>
    </li>`;
  };
  const line = (/** @type {readonly Seat[]} */ seats, /** @type {number} */ index) =>
    html`<li value=${PODIUM_PLACES + 1 + index}><span translate="no">${seatNames(view, seats)}</span> <b translate="no">${number(totalOf(seats))}</b></li>`;
  const waiting = (/** @type {unknown} */ _, /** @type {Seat} */ seat) => {
    const place = ranking.findIndex((seats) => seats.includes(seat));
    return html`<li data-waiting=${seat} data-left=${place < PODIUM_PLACES && isUp(place)}>${avatarOf(view, seat)}</li>`;
  };
  return html`<ol class="podium" data-steps=${best.length}>${best.map(step)}</ol>
    ${isUp(0) ? confetti(view, best[0] ?? []) : nothing}
    ${isOver ? nothing : html`<ul class="podium-waiting" data-seats=${view.seats.length}>${view.seats.map(waiting)}</ul>`}
    ${isOver && others.length ? html`<ol class="podium-others" start=${PODIUM_PLACES + 1}>${others.map(line)}</ol>` : nothing}`;
}

/** The figures that have leapt onto their steps. @type {WeakSet<Element>} */
const leapt = new WeakSet();

/** Makes a sheep leap from where it has waited onto its step, once it is drawn there: several elements share the function, so it is called for each drawing. @param {Element | undefined} figure */
function leapUp(figure) {
  if (!(figure instanceof HTMLElement) || leapt.has(figure)) return;
  leapt.add(figure);
  queueMicrotask(() => {
    const place = document.querySelector(`[data-waiting="${figure.dataset["seat"]}"]`);
    if (place) leap(figure, place);
  });
}

/** Draws what flies for the winners: a thing of the game, and paper in the colour of the first of them. @param {View} view @param {readonly Seat[]} seats */
function confetti(view, [seat = 0]) {
  const piece = (/** @type {unknown} */ _, /** @type {number} */ place) => {
    const way = [
      `--x: ${spread(place, 0.755) * 2 - 1}`,
      `--y: ${spread(place, 0.57)}`,
      `--turn: ${spread(place, 0.414) * 2 - 1}`,
      `--size: ${0.7 + 0.6 * spread(place, 0.302)}`,
    ];
    const isPaper = place % 3 === 2;
    return html`<i data-paper=${isPaper} .style=${way.join(";")}>${isPaper ? nothing : drawing(gameUiOf(view.game).confetti)}</i>`;
  };
  return html`<span class="confetti" data-avatar=${view.seats[seat]?.avatar} aria-hidden="true">${Array.from({ length: PIECES }, piece)}</span>`;
}

/** Draws the highlights, each with a button that explains it. @param {View} view @param {Result} result */
function highlights(view, { highlights: all }) {
  if (!all.length) return nothing;
  const card = (/** @type {Highlight} */ highlight) => {
    const { code, seats, rule } = highlight;
    const id = `highlight-${view.game}-${code}`;
    const event = { ...highlight, ply: view.ply, turn: null };
    const own = gameUiOf(view.game).eventWords(view, event);
    const words = { ...fieldWords(view, highlight), ...own };
    const title = t(`${id}.title`);
    const why = () => showWhy([{ sentences: [title], rules: [rule] }]);
    return html`<li class="highlight explained" data-code=${code}>
      <h4>${title}</h4>
      <p class="highlight-figure">${t(`${id}.figure`, words)}</p>
      <p class="highlight-about">${t(id, words)}</p>
      <p class="highlight-names">${seatNames(view, seats)}</p>
      ${explainButton(title, why)}
    </li>`;
  };
  return html`<section class="highlights" aria-labelledby="highlights-heading">
    <h3 id="highlights-heading">${t("highlights-heading")}</h3>
    <ul data-count=${all.length}>${all.map(card)}</ul>
  </section>`;
}

/** Draws the link to the comparison with a friend who has played this deal. @param {App} app @param {View} view */
function comparison({ state }, { seats, seal, seed }) {
  const friend = state.settings.friends.find((one) => one.seal === seal);
  if (!friend || !seed || seats.every(({ bot }) => bot !== null)) return nothing;
  return html`<p class="row row-centre"><a class="button" id="compare" href=${`#deal/${friend.fragment}`}>${t("duel-compare", { name: friend.name })}</a></p>`;
}

/** Draws the button for the card to share, if a person has played with known dice. @param {App} app @param {View} view */
function cardButton(app, { seats, seed }) {
  if (!seed || seats.every(({ bot }) => bot !== null)) return nothing;
  const show = async () => (await loaded(app, import("../deal/result-card.js"))).showCard(app);
  return html`<button type="button" class="button" id="result-card" @click=${() => app.attempt(show)}>${t("card")}</button>`;
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
    <a class="button" href=${`rules/${game}/${language}/scores/`} target="_blank">${t("score-sheet")} <small>${t("link-online")}</small></a>`;
}
