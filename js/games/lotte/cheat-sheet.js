/** The cheat sheet: the values of dice, and of each kind of card under the rules of the match. */

import { html } from "lit-html";
import { number, range, t } from "../../kit/i18n.js";
import { explainButton, showRules, showThings, showWhy } from "../../match/components/explain.js";
import { factsOf, rulesOf } from "../../match/game-facts.js";
import { miniCard } from "./art/cards.js";
import { die } from "./art/dice.js";
import { firstCards, kindName } from "./deck.js";
import { cardThing } from "./explain.js";
import { CARDS, cardTask } from "./words.js";

/** @import { ScoringRow } from "../../protocol/facts.js" */
/** @import { Card, View } from "../../protocol/lotte.js" */

/** Draws the cheat sheet. @param {View} view */
export function cheatSheet(view) {
  const { single = [], triple = [] } = factsOf("lotte").scoring_table;
  const heading = t("crib-lotte");
  const fullRoll = t("rules-lotte-full-roll");
  const fullRollWords = t("crib-full-roll");
  const reasons = ["single", "triple"].map((kind) => ({
    sentences: [t(`crib-${kind}`)],
    rules: rulesOf("lotte", kind),
  }));
  const showFullRoll = () => showRules("lotte", "full-roll", fullRoll, [fullRollWords]);
  return html`<div class="explained">
      <table class="dice-worth">
        <thead>
          <tr><td></td>${single.map(({ of }) => html`<th scope="col">${die(of)}<span class="unseen">${of}</span></th>`)}</tr>
        </thead>
        <tbody>${row("single", single)} ${row("triple", triple)}</tbody>
      </table>
      ${explainButton(heading, () => showWhy(reasons, heading))}
    </div>
    <p class="explained full-roll-worth"><strong>${fullRoll}</strong> ${fullRollWords} ${explainButton(fullRoll, showFullRoll)}</p>
    <ul class="cards-worth">${firstCards().map((card) => cardRow(view, card))}</ul>`;
}

/** @param {"single" | "triple"} kind @param {readonly ScoringRow[]} values */
function row(kind, values) {
  return html`<tr>
    <th scope="row">${t(`crib-${kind}`)}</th>
    ${values.map(({ points }) => html`<td data-none=${points === 0}>${points ? number(points) : "–"}</td>`)}
  </tr>`;
}

/** @param {View} view @param {Card} card the first of its kind */
function cardRow(view, card) {
  const { kind, name } = card;
  const heading = kindName(card);
  return html`<li class="explained" data-kind=${kind}>
    <span class="worth-picture">${miniCard(name)}</span>
    <p><strong>${heading}</strong> ${cardTask(view, name, reward(kind))}</p>
    ${explainButton(heading, () => showThings(heading, [cardThing(name)]))}
  </li>`;
}

/** Returns the points of a kind of card in words. @param {Card["kind"]} kind */
function reward(kind) {
  const [fixed] = factsOf("lotte").scoring_table[kind] ?? [];
  if (fixed) return number(fixed.points);
  const points = CARDS.filter((card) => card.kind === kind).map((card) => card.points);
  return range(Math.min(...points), Math.max(...points));
}
