/** The three dice, what they come to, and what the try earns. */

import { html, nothing } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { number, range, t } from "../../kit/i18n.js";
import { explainButton } from "../../match/components/things.js";
import { showWhy } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";
import { paymentWords } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Turn} Turn */
/** @typedef {import("../../protocol/wolle.js").DieName} DieName */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */
/** @typedef {Extract<import("../../protocol/wolle.js").Legal, { verb: "keep" }>} Keep */
/** The turn, and how its dice lie: `rolling` while they tumble, `waiting` before they are rolled. @typedef {Turn & { rolling: boolean, waiting: boolean }} Shown */

/** @type {DieName[]} */
const KINDS = ["d12", "d10", "d8"];

/** Draws the tray. @param {Table} table @param {View} view */
export function tray(table, view) {
  const { frame } = table.state;
  const shown = shownTurn(view, frame);
  if (!shown) return html`<div class="tray tray-empty">${untold(view, frame)}</div>`;
  const heading = t("tray-heading", { name: seatName(view, shown.seat), bid: shown.bid });
  return html`<div class="tray on-dark" data-outcome=${shown.outcome ?? "open"} data-rolling=${shown.rolling}>
    <h2>${heading}</h2>
    <div class="dice">${KINDS.map((kind, index) => place(table, view, shown, kind, index))}</div>
    ${sums(shown, heading)} ${tries(shown)}
  </div>`;
}

/** @param {View} view @param {Table["state"]["frame"]} frame @returns {Shown | null} nothing where no dice are spoken of */
function shownTurn({ turn, phase }, frame) {
  if (!turn?.rolls || (frame && frame.event.seat !== turn.seat)) return null;
  const isCalled = !frame || frame.event.code === "dice.rolled";
  if (!frame?.rolling) return { ...turn, rolling: false, waiting: phase === "roll" && isCalled };
  const { dice } = /** @type {Extract<GameEvent, { code: "dice.rolled" }>} */ (frame.event);
  return { ...turn, dice, rolling: true, waiting: false };
}

/** Draws what stands in a tray without dice: why a seat takes cards and does not roll. @param {View} view @param {Table["state"]["frame"]} frame */
function untold({ seats, turn }, frame) {
  if (!turn || turn.rolls || frame?.event.code === "turn.skipped") return nothing;
  const name = seatName({ seats }, turn.seat);
  return html`<p>${t(turn.leftover ? "tray-leftover" : "tray-last", { name })}</p>`;
}

/** @param {Table} table @param {View} view @param {Shown} shown @param {DieName} kind @param {number} index */
function place(table, view, shown, kind, index) {
  const kept = shown.kept.includes(kind);
  const rolling = shown.rolling && !kept;
  const value = isBlank(shown, kept) ? null : (shown.dice?.[index] ?? null);
  const action = keeping(view).find((legal) => legal.die === kind);
  const drawing = die(kind, value, { kept, rolling });
  return html`<div class="die-place" data-kind=${kind} data-kept=${kept}>
    ${
      action && !table.state.frame
        ? keepButton(table, action, value ?? 0, index, drawing)
        : html`<div class="tray-die" role="img" aria-label=${dieName(kind, rolling ? null : value, kept)}>${drawing}</div>`
    }
    <p class="die-note">${noteOf(kind, value, kept)}</p>
  </div>`;
}

/** Says below a die that it is kept, or what a blank one can show. @param {DieName} kind @param {number | null} value @param {boolean} kept */
function noteOf(kind, value, kept) {
  if (kept) return t("tray-kept");
  return value === null ? range(1, Number(kind.slice(1))) : "";
}

/** Tells whether a die has nothing to show: it is about to be rolled. @param {Shown} shown @param {boolean} kept */
function isBlank({ waiting, dice }, kept) {
  return !kept && (waiting || !dice);
}

/** @param {DieName} kind @param {number | null} value @param {boolean} kept */
function dieName(kind, value, kept) {
  if (value === null) return t("die-waits", { die: kind });
  return t("die-shows", { die: kind, value, kept: kept ? "yes" : "no" });
}

/** @param {View} view */
function keeping({ legal }) {
  return legal.flatMap((action) => (action.verb === "keep" ? [action] : []));
}

/** The die itself is the button. @param {Table} table @param {Keep} action @param {number} value @param {number} index @param {unknown} drawing */
function keepButton(table, { text, die: kind }, value, index, drawing) {
  const { asking, picked } = table.state;
  const keep = () => {
    table.pick([text]);
    table.act(text);
  };
  return html`<button type="button" class="tray-die keep" data-action=${text} data-picked=${picked.includes(text)} aria-keyshortcuts=${index + 1} aria-label=${t("keep-name", { die: kind, value })} ?disabled=${asking} @click=${keep}>${drawing}</button>`;
}

/** @param {Shown} shown @param {string} heading */
function sums(shown, heading) {
  const isOpen = shown.rolling || shown.waiting || !shown.dice || shown.result === null;
  return html`<div class="sums explained">
    ${
      isOpen
        ? html`<p class="big">${number(shown.target)}</p><p class="of">${t("tray-target")}</p>`
        : html`
      <p class="sum">${sum(shown)}</p>
      <p class="big" role="img" aria-label=${t("tray-result-name", { result: shown.result ?? 0, target: shown.target })}>${number(shown.result ?? 0)}</p>
      <p class="of">${t("tray-of", { target: shown.target })} ${verdict(shown)}</p>`
    }
    ${shown.corner > 0 && !shown.outcome ? html`<p class="reserve">${t("tray-bonus", { bonus: shown.corner })}</p>` : nothing}
    ${explain(heading, "result")}
  </div>`;
}

/** @param {Shown} shown */
function sum({ dice, corner, paid }) {
  const [a = 0, b = 0, c = 0] = dice ?? [];
  const rolled =
    corner < 0
      ? t("tray-sum-malus", { a, b, c, malus: Math.abs(corner) })
      : t("tray-sum", { a, b, c });
  return paid ? t("tray-sum-paid", { sum: rolled, ...paymentWords(paid) }) : rolled;
}

/** @param {Shown} shown */
function verdict({ outcome, short }) {
  if (outcome) return html`<strong data-verdict=${outcome}>${t(`tray-${outcome}`)}</strong>`;
  return short
    ? html`<strong data-verdict="short">${t("tray-short", { short })}</strong>`
    : nothing;
}

/** @param {Shown} shown */
function tries({ tries, earns, waiting, rolling, dice }) {
  const current = tries + (waiting || rolling || !dice ? 1 : 0);
  return html`<div class="tray-tries explained"><ol class="tries" aria-label=${t("tray-tries")}>
    ${earns.map(
      (
        count,
        index,
      ) => html`<li data-over=${index + 1 < current} aria-current=${index + 1 === current ? "step" : nothing}>
        <span>${t("tray-try", { try: index + 1 })}</span> <b>${t("tray-earns", { count })}</b>
      </li>`,
    )}
  </ol>${explain(t("tray-tries"), "tries")}</div>`;
}

/** @param {string} what @param {string} topic */
function explain(what, topic) {
  return explainButton(what, () =>
    showWhy([{ sentences: [], rules: rulesOf("wolle", topic) }], what),
  );
}
