/** What the person whose turn it is may do now. */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { callButton } from "../../match/components/go-on.js";
import { seatName } from "../../match/components/words.js";
import { bidDecision } from "./bid-board.js";
import { lotWords } from "./lots.js";
import { taking } from "./taking.js";
import { pay, paymentWords } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Turn} Turn */
/** @typedef {import("../../protocol/wolle.js").Legal} Legal */

/** Draws the decision. @param {Table} table @param {View} view */
export function decision(table, view) {
  if (view.phase === "bids") return view.seat === null ? nothing : bidDecision(table, view);
  if (view.next?.by === "chance") return view.turn ? roll(table, view, view.turn) : nothing;
  // Where the answer is still on its way, nothing can be decided.
  if (view.phase === "try")
    return view.turn && view.legal.length ? afterTry(table, view, view.turn) : nothing;
  return taking(table, view);
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function roll(table, view, turn) {
  const words = { name: seatName(view, turn.seat), target: turn.target };
  return callButton(table, t("roll-question", words), t("roll"), lotWords(turn));
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function afterTry(table, view, turn) {
  const verbs = view.legal.map(({ verb }) => verb);
  const buttons = view.legal.filter(({ verb }) => verb !== "keep");
  const isNoted = verbs.includes("miss") && turn.miss_takes.length > 0;
  return html`<div class="decision" data-answers=${buttons.length} data-noted=${isNoted} role="group" aria-labelledby="decision-heading">
    <h2 id="decision-heading" tabindex="-1" data-focus>${t(question(verbs), questionWords(view, turn))}</h2>
    ${isNoted ? html`<p class="note">${t("try-rescue-note", { count: turn.miss_takes.length })}</p>` : nothing}
    ${buttons.length ? html`<div class="row">${buttons.map((action) => button(table, turn, action))}</div>` : nothing}
  </div>`;
}

/** @param {View} view @param {Turn} turn */
function questionWords(view, { seat, short, claim, miss_takes }) {
  const words = { name: seatName(view, seat), short: short ?? 0, sheep: miss_takes.length };
  return claim ? { ...words, ...paymentWords(claim) } : words;
}

/** @param {Legal["verb"][]} verbs */
function question(verbs) {
  const end = verbs.includes("keep") ? "keep" : "miss";
  const pays = ["claim", "rescue"].filter((verb) => verbs.some((legal) => legal === verb));
  return ["try", ...pays, end, "question"].join("-");
}

/** @param {Table} table @param {Turn} turn @param {Legal} action */
function button(table, turn, action) {
  const [does, earns] = labels(turn, action.verb);
  return html`<button type="button" class=${`button ${action.verb === "claim" ? "button-main" : ""}`} data-action=${action.text} data-verb=${action.verb} ?disabled=${table.state.asking} @click=${() => table.act(action.text)}>
    <span>${does}</span> <small>${earns}</small>
  </button>`;
}

/** What a button does and what that earns. @param {Turn} turn @param {Legal["verb"]} verb @returns {[string, string]} */
function labels(turn, verb) {
  const { claim, rescue, entitled, miss_takes, miss_chips, rescue_chips } = turn;
  if (verb === "claim" && claim) return [pay(claim), t("claim-earns", { count: entitled })];
  if (verb === "rescue" && rescue) return [pay(rescue), t("rescue-earns", { chips: rescue_chips })];
  const count = miss_takes.length;
  return [t("miss"), t(count ? "miss-costs" : "miss-earns", { count, chips: miss_chips })];
}
