/** The last round, announced: who has reached the target, with how much, and how many turns are still to come. */

import { html, nothing } from "lit-html";
import { seatName } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").LotteEvent} LotteEvent */
/** @typedef {import("./story.js").Scene} Scene */

/** Draws the banner, where there is something to announce. @param {View} view @param {Scene | null} moment @param {LotteEvent[]} log */
export function finale(view, moment, log) {
  if (moment?.kind === "off") return banner("off", t("finale-over"), t("finale-over-about"));
  if (moment?.kind === "finale")
    return banner("begun", t("finale-heading"), begun(view, moment.event));
  const event = log.findLast(({ code }) => code === "finale.begun");
  if (!view.finale || !event) return nothing;
  const name = seatName(view, view.turn?.seat ?? 0);
  const turns = t("finale-turns", { turns: view.finale.turns_left, name });
  return banner("on", t("finale-heading"), html`${reached(view, event)} <b>${turns}</b>`);
}

/** @param {View} view @param {LotteEvent} event */
function begun(view, event) {
  return html`${reached(view, event)} <b>${t("finale-to-come", { turns: event.turns ?? 0 })}</b>`;
}

/** @param {View} view @param {LotteEvent} event */
function reached(view, { seat = 0, score = 0 }) {
  return t("finale-reached", { name: seatName(view, seat), score: number(score) });
}

/** @param {string} state @param {string} heading @param {unknown} about */
function banner(state, heading, about) {
  return html`<div class="finale" data-state=${state}>
    <h2>${heading}</h2>
    <p>${about}</p>
  </div>`;
}
