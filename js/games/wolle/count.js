/** The final count: every herd is opened, and its cards are laid in a row, part by part. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { seatName } from "../../match/components/words.js";
import { miniCard } from "./art/cards.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").Part} Part */
/** @typedef {import("../../protocol/wolle.js").Counted} Counted */
/** @typedef {import("../../match/ceremony.js").Shown} Shown */
/** @typedef {import("../../match/ceremony.js").Step} Step */

/** What is counted together, in this order. @type {readonly Part[]} */
const PARTS = ["plain", "returned", "black", "set_370", "set_007", "dogs", "bone", "chips"];

/** Returns the steps of the count: everybody lays down a card of the same part at the same time. @param {View} view @returns {Step[]} */
export function countSteps({ result }) {
  const counts = result?.counts ?? [];
  const steps = PARTS.flatMap((part) => {
    const most = Math.max(...counts.map((counted) => ofPart(counted, part).length));
    return Array.from({ length: most }, () => part);
  });
  return steps.map((part, index) => ({ part, beat: beatOf(part, steps[index + 1]) }));
}

/** After the last card of a part there is time to read what it came to. @param {Part} part @param {Part | undefined} next @returns {Step["beat"]} */
function beatOf(part, next) {
  if (!next) return "total";
  return part === next ? "card" : "sum";
}

/** @param {readonly Counted[]} counted @param {Part} part */
function ofPart(counted, part) {
  return counted.filter((one) => one.part === part);
}

/** Draws the herds, as far as they are counted. @param {import("../../app/state.js").State} state @param {View} view @param {Shown} shown */
export function count({ language }, view, shown) {
  const counts = view.result?.counts ?? [];
  const latest = PARTS.findLast((part) => shown(part) > 0);
  return html`<p class="herds-part" aria-hidden="true">${latest ? partName(latest) : nothing}</p>
  <ol class="herds" aria-label=${t("count-herds")} data-seats=${counts.length}>
    ${counts.map((counted, seat) => {
      const laid = PARTS.flatMap((part) => ofPart(counted, part).slice(0, shown(part)));
      return guard([view, language, laid.length], () => herd(view, seat, counted, laid));
    })}
  </ol>`;
}

/** @param {View} view @param {number} seat @param {readonly Counted[]} counted @param {readonly Counted[]} laid */
function herd(view, seat, counted, laid) {
  const sum = laid.at(-1)?.sum ?? 0;
  const parts = PARTS.filter((part) => ofPart(laid, part).length);
  return html`<li class="herd-row" data-seat=${seat}>
    <h3 class="herd-name name-tag">${avatarOf(view, seat)}<span>${seatName(view, seat)}</span></h3>
    <p class="herd-sum">${keyed(sum, html`<b>${number(sum)}</b>`)}</p>
    <ul class="herd-parts">
      ${parts.map((part) => partOf(view, seat, part, ofPart(laid, part), ofPart(counted, part).length))}
    </ul>
  </li>`;
}

/** @param {View} view @param {number} seat @param {Part} part @param {readonly Counted[]} laid @param {number} all how many steps it has */
function partOf(view, seat, part, laid, all) {
  const points = part === "returned" ? null : (view.result?.scores[seat]?.[part] ?? 0);
  const isWhole = laid.length === all;
  return html`<li class="herd-part" data-part=${part}>
    <span class="unseen">${partName(part)}</span>
    ${part === "chips" ? html`<span class="herd-chip">${drawing("wolle-chip")}</span>` : laid.flatMap(({ cards }) => cards).map(picture)}
    ${points === null || !isWhole ? nothing : html`<b class="herd-points" data-minus=${points < 0}>${number(points)}</b>`}
  </li>`;
}

/** @param {Part} part */
function partName(part) {
  return t(`scores-${part.replace("_", "-")}`);
}

/** @param {Card} card */
function picture(card) {
  return html`<span class="herd-card" role="img" aria-label=${cardName(card)}>${miniCard(card)}</span>`;
}
