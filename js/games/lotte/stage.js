/** The stage: the dice in the tray, and apart from them the dice set aside. */

import { html, nothing } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { t } from "../../kit/i18n.js";
import { showRefusal } from "../../match/components/explain.js";
import { seatName } from "../../match/components/words.js";
import { objectsOf } from "../../match/story.js";
import { chooseDice, chosenDice, tapped } from "./selection.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { DiceRolled, Turn, View } from "../../protocol/lotte.js" */

/** Draws both lanes. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame } = table.state;
  const { turn } = isSettingAside(frame) ? objectsOf(frame, view) : view;
  if (!turn) return nothing;
  const code = frame?.event.code;
  return html`<div class="lanes" data-frame=${code ?? "none"} data-lost=${code === "turn.lost"}>
    ${tray(table, view, turn)} ${asideLane(view, turn, frame)}
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
  return html`<section class="lane lane-rolled on-dark" aria-labelledby="rolled-heading">
    <h2 id="rolled-heading" tabindex="-1" ?data-focus=${isChoosing}>${heading}</h2>
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
  if (isFull(turn) && (frame || view.phase !== "roll")) return cheer("full");
  if (view.phase !== "roll") return html`<li class="lane-none">${t("lane-rolled-none")}</li>`;
  return Array.from({ length: turn.rolls }, () => picture(null, t("die-to-roll"), {}));
}

/** Returns true if all dice are set aside. @param {Turn} turn */
function isFull({ set_aside, places }) {
  return set_aside.length === places;
}

/** @param {"clover" | "full"} what */
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
  return html`<section class="lane lane-aside on-dark" aria-labelledby="aside-heading" data-full=${isFull(turn) && !isTakenUp} data-just=${frame?.event.code === "dice.aside"}>
    <h2 id="aside-heading">${t("lane-aside")}</h2>
    <ul class="lane-dice" aria-hidden=${isSettingAside(frame) ? "true" : nothing}>${places}</ul>
  </section>`;
}
