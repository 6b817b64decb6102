/** The card of the turn, big, with its name, what it asks for, and how far that has been reached. It is turned over where it lies. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { list, number, t } from "../../kit/i18n.js";
import { explainButton } from "../../match/components/things.js";
import { objectsOf } from "../../match/frame.js";
import { showCard } from "./things.js";
import { ask, cardName, kindOf } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */

/** Draws the card and its words, which follow it. @param {View} view @param {Turn} turn @param {import("../../match/frame.js").Frame | null} frame */
export function turnCard(view, turn, frame) {
  const { card } = turn;
  const turns = view.seats[turn.seat]?.turns;
  const drawn = objectsOf(frame, view).turn ?? turn;
  return html`<div class="turn-card on-dark explained" data-card=${card ?? "none"} data-kind=${card ? kindOf(card) : "none"}>
    <div class="turn-card-picture" data-motion=${drawn.card ? `card:${turn.seat}:${turns}:${drawn.cards}` : nothing} data-motion-turn="card" role="img" aria-label=${card ? cardName(card) : t("face-back")}>${drawn.card ? drawing(`lotte-card-${drawn.card}`) : drawing("lotte-back")}</div>
    <div class="turn-card-words">
      ${card ? html`<p class="turn-card-number">${t("card-of-turn", { number: turn.cards })}</p>` : nothing}
      <h2>${card ? cardName(card) : t("turn-card-empty")}</h2>
      <p class="turn-card-ask">${card ? ask(view, card, number(turn.reward ?? 0)) : t("ask-nothing")}</p>
      ${progress(turn)}
    </div>
    ${explainButton(card ? cardName(card) : t("face-back"), () => showCard(view, card))}
  </div>`;
}

/** @param {Turn} turn */
function progress(turn) {
  if (turn.straight.length) return straight(turn);
  return turn.full_rolls_needed > 1 ? fullRolls(turn) : nothing;
}

/** @param {Turn} turn */
function straight({ straight, missing }) {
  return html`<ol class="lamps" aria-label=${t("missing-heading")}>
      ${straight.map((each) => lamp(each, !missing.includes(each)))}
    </ol>
    <p class="lamps-words">${missing.length ? t("missing-left", { numbers: list(missing.map(String)) }) : t("missing-none")}</p>`;
}

/** @param {number} number @param {boolean} isThere */
function lamp(number, isThere) {
  const state = isThere ? "there" : "missing";
  return html`<li class="lamp" data-state=${state}><span role="img" aria-label=${t("missing-number", { number, state })}>${number}</span></li>`;
}

/** @param {Turn} turn */
function fullRolls({ full_rolls, full_rolls_needed }) {
  return html`<p class="lamps-words" data-made=${full_rolls}>${t("full-rolls-of", { made: full_rolls, needed: full_rolls_needed })}</p>`;
}
