/** Reference: the page of cards, the key to cards and signs, and the cheat sheet. */

import { html } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { drawing } from "../../kit/art/drawing.js";
import { number, range, t } from "../../kit/i18n.js";
import {
  explainButton,
  showExplainables,
  showRules,
  showWhy,
  whyButton,
} from "../../match/components/explain.js";
import { factsOf, rulesOf } from "../../match/game-facts.js";
import { explainableCard } from "./explain.js";
import { CARDS, cardName, cardTask } from "./words.js";

/** @import { ScoringRow } from "../../protocol/facts.js" */
/** @import { Card, View } from "../../protocol/lotte.js" */
/** @import { Sign } from "../game-ui.js" */

/** The first card of each kind. */
const FIRST_CARDS = CARDS.filter(
  ({ kind }, place) => CARDS.findIndex((card) => card.kind === kind) === place,
);

/** Returns the cards of the same kind. @param {Card} first */
const sameKind = (first) => CARDS.filter(({ kind }) => kind === first.kind);

/** Returns the name of a kind by its first card. @param {Card} first */
function kindName({ kind, name }) {
  return kind === "bonus" ? t("faces-bonus") : cardName(name);
}

/** Draws the page of cards: the faces of each kind with their numbers, and what the kind does. */
export function deck() {
  return html`<p>${t("faces-about")}</p>
    <div class="face-kinds">${FIRST_CARDS.map(deckSection)}</div>`;
}

/** @param {Card} first of its kind */
function deckSection(first) {
  const { kind } = first;
  const heading = kindName(first);
  return html`<section class="face-kind on-dark" data-kind=${kind}>
    <h2>${heading}</h2>
    <ul class="face-cards">${sameKind(first).map(face)}</ul>
    <p class="face-does">${t(`does-${kind}`)} ${whyButton(rulesOf("lotte", `sign-${kind}`), heading)}</p>
  </section>`;
}

/** @param {Card} card */
function face({ name, count }) {
  return html`<li data-card=${name}>
    <div class="card" role="img" aria-label=${cardName(name)}>${drawing(`lotte-face-${name}`)}</div>
    <p>${t("faces-count", { count })}</p>
  </li>`;
}

/** Returns the key: the kinds of card in the order of the deck, then the signs. @returns {Sign[]} */
export function signs() {
  return [
    ...FIRST_CARDS.map(({ kind, name }) => ({ id: kind, drawing: drawing(`lotte-face-${name}`) })),
    { id: "deck", drawing: drawing("lotte-back") },
    { id: "risk", drawing: drawing("lotte-risk") },
    { id: "safe", drawing: drawing("lotte-safe") },
    { id: "leader", drawing: drawing("lotte-crown") },
    { id: "target", drawing: drawing("lotte-flag") },
  ];
}

/** Draws the cheat sheet: the values of dice, and of each kind of card under the rules of the match. @param {View} view */
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
          <tr><td></td>${single.map(({ of }) => html`<th scope="col">${die("d6", of)}<span class="unseen">${of}</span></th>`)}</tr>
        </thead>
        <tbody>${diceRow("single", single)} ${diceRow("triple", triple)}</tbody>
      </table>
      ${explainButton(heading, () => showWhy(reasons, heading))}
    </div>
    <p class="explained full-roll-worth"><strong>${fullRoll}</strong> ${fullRollWords} ${explainButton(fullRoll, showFullRoll)}</p>
    <ul class="cards-worth">${FIRST_CARDS.map((first) => kindRow(view, first))}</ul>`;
}

/** @param {"single" | "triple"} kind @param {readonly ScoringRow[]} values */
function diceRow(kind, values) {
  return html`<tr>
    <th scope="row">${t(`crib-${kind}`)}</th>
    ${values.map(({ points }) => html`<td data-none=${points === 0}>${points ? number(points) : "–"}</td>`)}
  </tr>`;
}

/** @param {View} view @param {Card} first of its kind */
function kindRow(view, first) {
  const { kind, name } = first;
  const heading = kindName(first);
  return html`<li class="explained" data-kind=${kind}>
    <span class="worth-picture">${drawing(`lotte-small-${name}`)}</span>
    <p><strong>${heading}</strong> ${cardTask(view, name, reward(first))}</p>
    ${explainButton(heading, () => showExplainables(heading, [explainableCard(name)]))}
  </li>`;
}

/** Returns the points of a kind of card in words. @param {Card} first of its kind */
function reward(first) {
  const [fixed] = factsOf("lotte").scoring_table[first.kind] ?? [];
  if (fixed) return number(fixed.points);
  const points = sameKind(first).map((card) => card.points);
  return range(Math.min(...points), Math.max(...points));
}
