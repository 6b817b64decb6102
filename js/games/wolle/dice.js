/** The tray: the three dice, their sum, and a gate for each try with what it earns. */

import { html, nothing } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { number, range, t } from "../../kit/i18n.js";
import { explainButton, showRules } from "../../match/components/explain.js";
import { seatName } from "../../match/components/words.js";
import { herd } from "./art/herd.js";
import { paymentWords } from "./words.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { DiceRolled, DieName, Keep, Turn, View } from "../../protocol/wolle.js" */

/** The turn, and the state of its dice: `rolling` while they tumble, `waiting` before they are rolled. @typedef {Turn & { rolling: boolean, waiting: boolean }} Shown */

/** The dice, in the order of their values. @type {readonly DieName[]} */
export const DICE = ["d12", "d10", "d8"];

/** Draws the tray. @param {Table} table @param {View} view */
export function tray(table, view) {
  const { frame } = table.state;
  const shown = shownTurn(view, frame);
  if (!shown) return html`<div class="tray tray-empty">${noDice(view, table.state)}</div>`;
  const heading = t("tray-heading", { name: seatName(view, shown.seat), bid: shown.bid });
  return html`<div class="tray on-dark" data-motion-field data-outcome=${shown.outcome ?? "open"} data-rolling=${shown.rolling}>
    <h2>${heading}</h2>
    <div class="dice" data-uncovered>${DICE.map((kind, index) => place(table, view, shown, kind, index))}</div>
    ${sums(shown, heading)} ${gauge(shown)} ${tries(shown)}
  </div>`;
}

/** Returns the turn whose dice are shown, or null. @param {View} view @param {Frame | null} frame @returns {Shown | null} */
function shownTurn({ turn, phase }, frame) {
  if (!turn?.rolls || (frame && frame.event.seat !== turn.seat)) return null;
  const isCalled = !frame || frame.event.code === "dice.rolled";
  if (!frame?.rolling) return { ...turn, rolling: false, waiting: phase === "roll" && isCalled };
  const { dice } = /** @type {DiceRolled} */ (frame.event);
  return { ...turn, dice, rolling: true, waiting: false };
}

/** Explains a tray without dice: why a seat takes cards and does not roll, unless the sentence of the event says it. @param {View} view @param {Table["state"]} state */
function noDice({ seats, turn }, { headline }) {
  if (!turn || turn.rolls || headline?.code === "cards.taken") return nothing;
  const name = seatName({ seats }, turn.seat);
  return html`<p>${t(turn.leftover ? "tray-leftover" : "tray-last", { name })}</p>`;
}

/** Draws a die and the note below it; a die that can be kept is a button. @param {Table} table @param {View} view @param {Shown} shown @param {DieName} kind @param {number} index */
function place(table, view, shown, kind, index) {
  const kept = shown.kept.includes(kind);
  const rolling = shown.rolling && !kept;
  const isBlank = !kept && (shown.waiting || !shown.dice);
  const value = isBlank ? null : (shown.dice?.[index] ?? null);
  const keeping = view.legal.find((legal) => legal.verb === "keep" && legal.die === kind);
  const drawing = die(kind, value, { kept, rolling });
  const note = value === null ? range(1, Number(kind.slice(1))) : "";
  return html`<div class="die-place" data-kind=${kind} data-kept=${kept}>
    ${
      keeping && !table.state.frame
        ? keepButton(table, /** @type {Keep} */ (keeping), value ?? 0, index, drawing)
        : html`<div class="tray-die" role="img" aria-label=${dieName(kind, rolling ? null : value, kept)}>${drawing}</div>`
    }
    <p class="die-note">${kept ? t("tray-kept") : note}</p>
  </div>`;
}

/** Returns the accessible name of a die. @param {DieName} die @param {number | null} value @param {boolean} isKept */
export function dieName(die, value, isKept) {
  if (value === null) return t("die-waits", { die });
  return t("die-shows", { die, value, kept: isKept ? "yes" : "no" });
}

/** @param {Table} table @param {Keep} action @param {number} value @param {number} index @param {unknown} drawing */
function keepButton(table, { text, die: kind }, value, index, drawing) {
  const { asking, picked } = table.state;
  const keep = () => {
    table.pick([text]);
    table.act(text);
  };
  return html`<button type="button" class="tray-die keep" data-action=${text} data-picked=${picked.includes(text)} aria-keyshortcuts=${index + 1} aria-label=${t("keep-name", { die: kind, value })} ?disabled=${asking} @click=${keep}>${drawing}</button>`;
}

/** Returns true if there is no result yet. @param {Shown} shown */
const isOpen = ({ rolling, waiting, dice, result }) =>
  rolling || waiting || !dice || result === null;

/** Draws how much of the bid is reached. @param {Shown} shown */
function gauge(shown) {
  const value = isOpen(shown) ? 0 : (shown.result ?? 0);
  return html`<progress class="gauge" max=${shown.target} value=${value} aria-hidden="true"></progress>`;
}

/** @param {Shown} shown @param {string} heading */
function sums(shown, heading) {
  const { corner, outcome, result, target } = shown;
  return html`<div class="sums explained" data-uncovered>
    ${
      isOpen(shown)
        ? html`<p class="big" translate="no">${number(target)}</p><p class="of">${t("tray-target")}</p>`
        : html`
      <p class="sum">${sum(shown)}</p>
      <p class="big" translate="no" role="img" aria-label=${t("tray-result-name", { result: result ?? 0, target })}>${number(result ?? 0)}</p>
      <p class="of">${t("tray-of", { target })} ${verdict(shown)}</p>`
    }
    ${corner > 0 && !outcome ? html`<p class="reserve">${t("tray-bonus", { bonus: corner })}</p>` : nothing}
    ${explainButton(heading, () => showRules("wolle", "result", heading))}
  </div>`;
}

/** @param {Shown} shown */
function sum({ dice, corner, paid }) {
  const [a = 0, b = 0, c = 0] = dice ?? [];
  const malus = Math.max(0, -corner);
  const rolled = t(malus ? "tray-sum-malus" : "tray-sum", { a, b, c, malus });
  return paid ? t("tray-sum-paid", { sum: rolled, ...paymentWords(paid) }) : rolled;
}

/** @param {Shown} shown */
function verdict({ outcome, paid, short }) {
  // A payment for a bid that is missed keeps black sheep away.
  const known = outcome === "missed" && paid ? "rescued" : outcome;
  if (known) return html`<strong data-verdict=${known}>${t(`tray-${known}`)}</strong>`;
  if (!short) return nothing;
  return html`<strong data-verdict="short">${t("tray-short", { short })}</strong>`;
}

/** @param {Shown} shown */
function tries({ tries, earns, waiting, rolling, dice }) {
  const current = tries + (waiting || rolling || !dice ? 1 : 0);
  const heading = t("tray-tries");
  return html`<div class="tray-tries explained"><ol class="tries" aria-label=${heading}>
    ${earns.map((count, index) => {
      const step = index + 1;
      return html`<li data-over=${step < current} aria-current=${step === current ? "step" : nothing}>
        <span>${t("tray-try", { try: step })}</span> <b>${t("tray-earns", { count })}</b> ${count ? herd(count) : nothing}
      </li>`;
    })}
  </ol>${explainButton(heading, () => showRules("wolle", "tries", heading))}</div>`;
}
