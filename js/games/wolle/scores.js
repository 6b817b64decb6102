/** The end of a match: the count of the herds, card by card, and the score sheet. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { drawing, pictogram } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { FINAL, finalists } from "../../match/end-sequence.js";
import { rulesOf } from "../../match/game-facts.js";
import { miniCard } from "./art/cards.js";
import { cardName } from "./words.js";

/** @import { Shown, Step } from "../../match/end-sequence.js" */
/** @import { Card, Counted, Part, Score, View } from "../../protocol/wolle.js" */

/** The parts of the count, in its order: the plain sheep, which decide most matches, come last. @type {readonly Part[]} */
const COUNTED = ["chips", "bone", "dogs", "set_007", "set_370", "black", "returned", "plain"];

/** The parts of a score, in the order of the sheet. @type {readonly Exclude<keyof Score, "returned">[]} */
const SCORED = ["plain", "black", "set_370", "set_007", "dogs", "bone", "chips", "total"];

/** @param {Part | "total"} part */
const idOf = (part) => part.replace("_", "-");

/** @param {Part | "total"} part */
const partName = (part) => t(`scores-${idOf(part)}`);

/** @param {readonly Counted[]} counted @param {Part} part */
const ofPart = (counted, part) => counted.filter((one) => one.part === part);

/** Returns the part of the steps in which a seat lays down its cards of a part: the plain sheep of the finalists are counted after all others. @param {View} view @param {number} seat @param {Part} part */
function stepPart({ result }, seat, part) {
  return part === "plain" && result && finalists(result).includes(seat) ? FINAL : part;
}

/** Returns the steps of the count: in each, every seat lays down a card of the same part. @param {View} view @returns {Step[]} */
export function countSteps(view) {
  const counts = view.result?.counts ?? [];
  const steps = [...COUNTED, FINAL].flatMap((part) => {
    const laid = counts.map((counted, seat) =>
      counted.filter((one) => stepPart(view, seat, one.part) === part),
    );
    return Array.from({ length: Math.max(...laid.map(({ length }) => length)) }, () => part);
  });
  return steps.map((part, index) => {
    const next = steps[index + 1];
    // After the last card of a part, its sum is read.
    return { part, beat: !next ? "total" : next === part ? "card" : "sum" };
  });
}

/** Draws the herds, as far as they are counted. @param {{ language: string }} state @param {View} view @param {Shown} shown */
export function count({ language }, view, shown) {
  const counts = view.result?.counts ?? [];
  const now = shown(FINAL) ? "plain" : COUNTED.findLast((part) => shown(part) > 0);
  const isFinal = shown(FINAL) > 0;
  return html`<p class="herds-part" aria-hidden="true">${now ? partName(now) : nothing}</p>
  <ol class="herds" aria-label=${t("count-herds")} data-seats=${counts.length}>
    ${counts.map((counted, seat) => {
      const laid = COUNTED.flatMap((part) =>
        ofPart(counted, part).slice(0, shown(stepPart(view, seat, part))),
      );
      return guard([view, language, laid.length, now, isFinal], () =>
        herd(view, seat, counted, laid, now),
      );
    })}
  </ol>`;
}

/** Draws a herd. @param {View} view @param {number} seat @param {readonly Counted[]} counted @param {readonly Counted[]} laid @param {Part | undefined} now the part that is being counted */
function herd(view, seat, counted, laid, now) {
  const sum = laid.at(-1)?.sum ?? 0;
  const parts = COUNTED.filter((part) => ofPart(counted, part).length);
  return html`<li class="herd-row" data-seat=${seat}>
    <h3 class="herd-name name-tag" data-shared=${`seat-${seat}`}>${avatarOf(view, seat)}<span>${seatName(view, seat)}</span></h3>
    <p class="herd-sum">${keyed(sum, html`<b translate="no">${number(sum)}</b>`)}</p>
    <ul class="herd-parts">
      ${parts.map((part) => herdPart(view, seat, part, ofPart(counted, part), ofPart(laid, part).length, part === now))}
    </ul>
  </li>`;
}

/** @param {View} view @param {number} seat @param {Part} part @param {readonly Counted[]} counted its steps @param {number} laid the number of steps that are shown @param {boolean} isNow true while the part is being counted */
function herdPart(view, seat, part, counted, laid, isNow) {
  const points = part === "returned" ? null : (view.result?.scores[seat]?.[part] ?? 0);
  const isLaid = (/** @type {number} */ step) => step < laid;
  const card = (/** @type {Card} */ each, /** @type {number} */ step) =>
    html`<span class="herd-card" data-laid=${isLaid(step)} role="img" aria-label=${cardName(each)}>${miniCard(each)}</span>`;
  return html`<li class="herd-part" data-part=${part} data-now=${isNow} data-begun=${laid > 0} .style=${`--cards: ${counted.flatMap(({ cards }) => cards).length}`}>
    <span class="unseen">${partName(part)}</span>
    ${part === "chips" ? html`<span class="herd-chip" data-laid=${isLaid(0)}>${drawing("wolle-chip")}</span>` : counted.map(({ cards }, step) => cards.map((each) => card(each, step)))}
    ${points === null ? nothing : html`<b class="herd-points" data-laid=${laid === counted.length} translate="no" data-minus=${points < 0}>${number(points)}</b>`}
  </li>`;
}

/** Returns the line headings of an empty score sheet. */
export function scoreLines() {
  return SCORED.map(partName);
}

/** Draws the score sheet of a finished match. @param {View} view */
export function scores(view) {
  const { scores: all = [], winners = [] } = view.result ?? {};
  return html`<table class="sheet">
    <caption class="unseen">${t("scores-caption")}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${t("scores-part")}</span></th>
        ${all.map((_, seat) => head(view, seat, winners.includes(seat)))}
      </tr>
    </thead>
    <tbody>
      ${SCORED.map((part) => row(part, partName(part), pointsOf(all, part)))}
      ${all.some(({ returned }) => returned.length) ? returnedRow(all) : nothing}
    </tbody>
  </table>`;
}

/** @param {View} view @param {number} seat @param {boolean} hasWon */
function head(view, seat, hasWon) {
  return html`<th scope="col" data-winner=${hasWon}>
    <span class="sheet-name" translate="no">${seatName(view, seat)}</span>${hasWon ? html` <span class="crown" role="img" aria-label=${t("scores-winner")}>${pictogram("star")}</span>` : nothing}
  </th>`;
}

/** @param {readonly Score[]} all @param {typeof SCORED[number]} part */
const pointsOf = (all, part) => all.map((score) => number(score[part]));

/** @param {Part | "total"} part @param {string} about for the button that shows the rules @param {readonly unknown[]} cells */
function row(part, about, cells) {
  return html`<tr data-part=${part}>
    <th scope="row"><span class="part"><span>${partName(part)}</span> ${whyButton(rulesOf("wolle", `score-${idOf(part)}`), about)}</span></th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

/** @param {readonly Score[]} all */
function returnedRow(all) {
  const card = (/** @type {Score["returned"][number]} */ { points: size }) =>
    html`<span class="returned">${t("scores-returned-card", { size })}</span> `;
  const cells = all.map(({ returned }) => returned.map(card));
  return row("returned", t("scores-returned-note"), cells);
}
