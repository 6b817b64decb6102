/** What scores, in short: dice, and each kind of card by the rules that are played. */

import { html } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { drawing } from "../../kit/art/drawing.js";
import { number, range, t } from "../../kit/i18n.js";
import { explainButton, showThings } from "../../match/components/things.js";
import { showWhy } from "../../match/components/why.js";
import { factsOf, rulesOf } from "../../match/game-facts.js";
import { firsts } from "./signs.js";
import { cardThing } from "./things.js";
import { ask, cardName } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Card} Card */

/** Draws the crib. @param {View} view */
export function crib(view) {
  const { scoring_table: table } = factsOf("lotte");
  const { single = [], triple = [] } = table;
  return html`<div class="explained">
      <table class="dice-worth">
        <thead>
          <tr><td></td>${single.map(({ of }) => html`<th scope="col">${die("d6", of)}<span class="unseen">${of}</span></th>`)}</tr>
        </thead>
        <tbody>${row("single", single)} ${row("triple", triple)}</tbody>
      </table>
      ${explainButton(t("crib-lotte"), showDice)}
    </div>
    <p class="explained full-roll-worth"><strong>${t("rules-lotte-full-roll")}</strong> ${t("crib-full-roll")} ${explainButton(t("rules-lotte-full-roll"), showFullRoll)}</p>
    <ul class="cards-worth">${firsts().map((card) => cardRow(view, card))}</ul>`;
}

/** @param {"single" | "triple"} kind @param {readonly import("../../protocol/facts.js").ScoringRow[]} worths */
function row(kind, worths) {
  return html`<tr>
    <th scope="row">${t(`crib-${kind}`)}</th>
    ${worths.map(({ points }) => html`<td data-none=${points === 0}>${points ? number(points) : "–"}</td>`)}
  </tr>`;
}

function showDice() {
  return showWhy(
    ["single", "triple"].map((kind) => ({
      sentences: [t(`crib-${kind}`)],
      rules: rulesOf("lotte", kind),
    })),
    t("crib-lotte"),
  );
}

function showFullRoll() {
  const reason = { sentences: [t("crib-full-roll")], rules: rulesOf("lotte", "full-roll") };
  return showWhy([reason], t("rules-lotte-full-roll"));
}

/** @param {View} view @param {Card} card */
function cardRow(view, { kind, name }) {
  const heading = kind === "bonus" ? t("faces-bonus") : cardName(name);
  return html`<li class="explained" data-kind=${kind}>
    <span class="worth-picture">${drawing(`lotte-small-${name}`)}</span>
    <p><strong>${heading}</strong> ${ask(view, name, reward(kind))}</p>
    ${explainButton(heading, () => showThings(heading, [cardThing(name)]))}
  </li>`;
}

/** Says what a kind of card brings. @param {Card["kind"]} kind */
function reward(kind) {
  const { cards, scoring_table: table } = factsOf("lotte");
  const [fixed] = table[kind] ?? [];
  if (fixed) return number(fixed.points);
  const points = /** @type {readonly Card[]} */ (cards)
    .filter((card) => card.kind === kind)
    .map((card) => card.points);
  return range(Math.min(...points), Math.max(...points));
}
