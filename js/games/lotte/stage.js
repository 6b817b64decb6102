/** The dice, kept clearly apart: what was rolled and lies in the tray, and what is laid aside. */

import { html, nothing } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { objectsOf } from "../../match/frame.js";
import { diceKeys } from "./dice.js";
import { trayDie } from "./tray-dice.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../match/frame.js").Frame | null} Frame */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").GameEvent} GameEvent */

/** Draws both lanes. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame } = table.state;
  const { turn } = isLaying(frame) ? objectsOf(frame, view) : view;
  if (!turn) return nothing;
  const code = frame?.event.code;
  return html`<div class="lanes" data-frame=${code ?? "none"} data-lost=${code === "turn.lost"}>
    ${tray(table, view, turn)} ${aside(view, turn, frame)}
  </div>`;
}

/** Returns true if dice move from the tray to those that are set aside. @param {Frame} frame */
function isLaying(frame) {
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
  return html`<section class="lane lane-rolled on-dark" aria-labelledby="rolled-heading">
    <h2 id="rolled-heading" tabindex="-1" ?data-focus=${isChoosing}>${heading}</h2>
    <ul class="lane-dice" data-count=${count} aria-hidden=${isLaying(frame) ? "true" : nothing}>
      ${isAsked && count ? turn.dice.map((_, place) => html`<li>${trayDie(table, view, turn, place)}</li>`) : lying(view, turn, frame)}
    </ul>
  </section>`;
}

/** @param {View} view @param {Turn} turn @param {Frame} frame */
function lying(view, turn, frame) {
  if (frame?.rolling)
    return rolledIn(frame).map((number) => picture(number, t("die-tumbling"), { rolling: true }));
  if (frame?.event.code === "game.won") return cheer("clover");
  if (!turn.dice.length && !isLaying(frame)) return empty(view, turn, frame);
  const keys = diceKeys(turn.dice, turn.set_aside);
  return turn.dice.map((number, place) =>
    picture(number, t("die-rolled", { number }), {}, keys[place]),
  );
}

/** @param {View} view @param {Turn} turn @param {Frame} frame */
function empty(view, turn, frame) {
  if (isFull(turn) && (frame || view.phase !== "roll")) return cheer("full");
  if (view.phase === "roll") return blank(turn.rolls);
  return html`<li class="lane-none">${t("lane-rolled-none")}</li>`;
}

/** @param {NonNullable<Frame>} frame */
function rolledIn({ event }) {
  return /** @type {Extract<GameEvent, { code: "dice.rolled" }>} */ (event).dice;
}

/** Tells whether all dice lie aside. @param {Turn} turn */
function isFull({ set_aside, places }) {
  return set_aside.length === places;
}

/** @param {"clover" | "full"} what */
function cheer(what) {
  return html`<li class="lane-cheer" data-cheer=${what}>${t(`moment-${what}`)}</li>`;
}

/** @param {number} count of dice that are about to be rolled */
function blank(count) {
  return Array.from({ length: count }, () => picture(null, t("die-to-roll"), {}));
}

/** @param {number | null} number @param {string} name @param {{ rolling?: boolean, kept?: boolean }} look @param {string} [key] by which it is known again */
function picture(number, name, look, key) {
  return html`<li><span class="lane-die" data-motion=${key ?? nothing} role="img" aria-label=${name}>${die("d6", number, look)}</span></li>`;
}

/** The dice laid aside; all are taken up again when all are rolled. @param {View} view @param {Turn} turn @param {Frame} frame */
function aside(view, turn, frame) {
  const isTakenUp = turn.fresh && (frame ? frame.rolling : view.phase === "roll");
  const isNew = frame?.event.code === "dice.aside";
  const keys = diceKeys(turn.set_aside);
  return html`<section class="lane lane-aside on-dark" aria-labelledby="aside-heading" data-full=${isFull(turn) && !isTakenUp} data-just=${isNew}>
    <h2 id="aside-heading">${t("lane-aside")}</h2>
    <ul class="lane-dice" aria-hidden=${isLaying(frame) ? "true" : nothing}>
      ${Array.from({ length: turn.places }, (_, place) =>
        asidePlace(isTakenUp ? undefined : turn.set_aside[place], keys[place]),
      )}
    </ul>
  </section>`;
}

/** @param {number | undefined} number @param {string | undefined} key */
function asidePlace(number, key) {
  if (number === undefined) return html`<li class="lane-place"></li>`;
  return picture(number, t("die-aside", { number }), { kept: true }, key);
}
