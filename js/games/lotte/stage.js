/** The stage: the ring with the dice rolled and the balloon of the points at risk, and its rail with the dice set aside. */

import { html, nothing } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { number, t } from "../../kit/i18n.js";
import { explainButton, showRefusal } from "../../match/components/explain.js";
import { seatName } from "../../match/components/words.js";
import { landedEvent, objectsOf } from "../../match/story.js";
import { showPoints } from "./explain.js";
import { chooseDice, chosenDice, tapped } from "./selection.js";
import { riskHeading } from "./words.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { DiceRolled, Turn, TurnLost, TurnScored, View } from "../../protocol/lotte.js" */

/** Draws the ring with its rail. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame } = table.state;
  const { turn } = isSettingAside(frame) ? objectsOf(frame, view) : view;
  if (!turn) return nothing;
  const code = frame?.event.code;
  return html`<div class="lanes" data-frame=${code ?? "none"} data-lost=${code === "turn.lost"}>
    ${tray(table, view, turn)} ${view.turn ? points(view, view.turn, frame) : nothing} ${asideLane(view, turn, frame)}
  </div>`;
}

/** Returns true if dice move from the tray to those that are set aside. @param {Frame | null} frame */
function isSettingAside(frame) {
  return frame?.now === "moving" && frame.event.code === "dice.aside";
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function tray(table, view, turn) {
  const { frame } = table.state;
  const isAsked = table.isAsked();
  const isChoosing = isAsked && view.phase === "keep" && view.legal.length > 0;
  const heading = isChoosing
    ? t("keep-question", { name: seatName(view, turn.seat) })
    : t("lane-rolled");
  const count = frame?.rolling ? 0 : turn.dice.length;
  const keys = diceKeys(turn.dice, turn.set_aside);
  return html`<section class="lane lane-rolled on-dark" data-motion-field aria-labelledby="rolled-heading">
    <h2 id="rolled-heading" class=${isChoosing ? nothing : "unseen"} tabindex="-1" ?data-focus=${isChoosing}>${heading}</h2>
    <ul class="lane-dice" data-count=${count} aria-hidden=${isSettingAside(frame) ? "true" : nothing}>
      ${isAsked && count ? keys.map((key, place) => html`<li>${dieButton(table, view, turn, place, key)}</li>`) : restingDice(view, turn, frame, keys)}
    </ul>
  </section>`;
}

/**
 * Returns a key for each die, by which motion finds it in its next place; dice of one number are interchangeable.
 * @param {readonly number[]} dice
 * @param {readonly number[]} [others] that have keys already
 */
function diceKeys(dice, others = []) {
  return dice.map((number, place) => {
    const alike = [...others, ...dice.slice(0, place)].filter((other) => other === number);
    return `die:${number}:${alike.length}`;
  });
}

/** Draws a die of the tray as a button: a tap chooses it or lets it go, or shows why it must not be set aside. @param {Table} table @param {View} view @param {Turn} turn @param {number} place @param {string} key */
function dieButton(table, view, turn, place, key) {
  const number = turn.dice[place] ?? 0;
  const isChoice = view.legal.some((legal) => legal.verb === "keep" && legal.dice.includes(number));
  const chosen = chosenDice(table.state, turn);
  const tap = () => {
    const positions = isChoice && tapped(turn, chosen, place);
    if (positions) chooseDice(table, positions);
    else showReason(table, turn, place);
  };
  const id = isChoice ? "die-choose" : view.next?.by === "chance" ? "die-lies" : "die-why";
  return html`<button type="button" class="die-toggle" data-motion=${key} id=${`die-${place}`} data-number=${number} data-off=${isChoice ? nothing : "true"} aria-pressed=${isChoice ? chosen.includes(place) : nothing} aria-keyshortcuts=${place + 1} aria-label=${t(id, { number })} ?disabled=${isChoice && table.state.asking} @click=${tap}>
    ${die("d6", number, {})}
  </button>`;
}

/** Shows the engine's reason why the dice of this number must not all be set aside. @param {Table} table @param {Turn} turn @param {number} place */
async function showReason(table, { alike }, place) {
  const refusal = await table.whyNot(alike[place] ?? "");
  if (refusal) showRefusal(refusal);
}

/** Draws the dice of the tray while no choice is due. @param {View} view @param {Turn} turn @param {Frame | null} frame @param {readonly string[]} keys */
function restingDice(view, turn, frame, keys) {
  const { dice } = turn;
  if (frame?.rolling) {
    const rolled = /** @type {DiceRolled} */ (frame.event);
    return rolled.dice.map((number) => picture(number, t("die-tumbling"), { rolling: true }));
  }
  if (frame?.event.code === "game.won") return cheer("clover");
  if (dice.length || isSettingAside(frame))
    return dice.map((number, place) =>
      picture(number, t("die-rolled", { number }), {}, keys[place]),
    );
  if (isFull(turn) && (frame || view.phase !== "roll"))
    return cheer(turn.card === "straight" ? "straight" : "full");
  if (view.phase !== "roll") return html`<li class="unseen">${t("lane-rolled-none")}</li>`;
  return Array.from({ length: turn.rolls }, () => picture(null, t("die-to-roll"), {}));
}

/** Returns true if all dice are set aside. @param {Turn} turn */
function isFull({ set_aside, places }) {
  return set_aside.length === places;
}

/** @param {"clover" | "full" | "straight"} what */
function cheer(what) {
  return html`<li class="lane-cheer" data-cheer=${what}>${t(`moment-${what}`)}</li>`;
}

/** @param {number | null} number @param {string} name @param {{ rolling?: boolean, kept?: boolean }} look @param {string} [key] that identifies the die in motion */
function picture(number, name, look, key) {
  return html`<li><span class="lane-die" data-motion=${key ?? nothing} role="img" aria-label=${name}>${die("d6", number, look)}</span></li>`;
}

/** Draws the dice set aside; all are taken up again when all are rolled. @param {View} view @param {Turn} turn @param {Frame | null} frame */
function asideLane(view, turn, frame) {
  const isTakenUp = turn.fresh && (frame ? frame.rolling : view.phase === "roll");
  const keys = diceKeys(turn.set_aside);
  const places = Array.from({ length: turn.places }, (_, place) => {
    const number = isTakenUp ? undefined : turn.set_aside[place];
    if (number === undefined) return html`<li class="lane-place"></li>`;
    return picture(number, t("die-aside", { number }), { kept: true }, keys[place]);
  });
  return html`<section class="lane lane-aside on-dark" aria-labelledby="aside-heading" data-full=${isFull(turn) && !isTakenUp}>
    <h2 id="aside-heading">${t("lane-aside")}</h2>
    <ul class="lane-dice" data-uncovered aria-hidden=${isSettingAside(frame) ? "true" : nothing}>${places}</ul>
  </section>`;
}

/** An event that changes points. @typedef {TurnLost | TurnScored} Change */

/** The outcomes of these events, as the style sheets call them. @type {Record<Change["code"], string>} */
const OUTCOMES = { "turn.lost": "lost", "turn.scored": "written" };

/** The points from which on the balloon does not swell further. */
const FULL = 4000;

/** Draws the balloon: the points at risk, which swell it. The points written down stand at the seat. @param {View} view @param {Turn} turn @param {Frame | null} frame */
function points(view, turn, frame) {
  const event = landedEvent(frame);
  const change = event && event.code in OUTCOMES ? /** @type {Change} */ (event) : null;
  const isNothing = change?.code === "turn.lost" && !change.points;
  const score = view.seats[turn.seat]?.score ?? 0;
  const heading = riskHeading(turn);
  // A reward flies from the card of the turn.
  const isGiven = frame?.event.code === "reward.given";
  const { points: coming } = (isGiven && objectsOf(frame, view).turn) || turn;
  return html`<dl class="points explained" data-outcome=${isNothing ? "nothing" : change ? OUTCOMES[change.code] : "open"}>
    <div class="risk" .style=${`--swell: ${Math.min(1, turn.points / FULL)}`}>
      <dt>${heading} <span class="unseen">${t("risk-about")}</span></dt>
      <dd><span class="points-number" translate="no" data-motion-place="risk" data-motion=${`risk:${turn.seat}`} data-motion-from="reward" data-motion-tally=${coming}>${number(turn.points)}</span> ${riskChange(change)}
        ${explainButton(heading, () => showPoints(turn, score))}</dd>
    </div>
  </dl>`;
}

/** @param {Change | null} change */
function riskChange(change) {
  if (!change || change.code === "turn.scored") return nothing;
  const { points } = change;
  return html`<strong>${t("moment-lost", { points, pointsWords: number(points) })}</strong>`;
}
