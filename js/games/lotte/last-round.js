/** The last round, announced: who has reached the target, with how much, and how many turns are still to come. */

import { html, nothing } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { explainButton } from "../../match/components/things.js";
import { showWhy } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../app/state.js").Frame | null} Frame */
/** @typedef {import("../../app/state.js").State["log"]} Log */
/** @typedef {Extract<import("../../protocol/lotte.js").GameEvent, { code: "finale.begun" }>} Begun */

const BEGUN = "finale.begun";

/** Draws the banner, where there is something to announce. @param {View} view @param {Frame} frame @param {Log} log */
export function lastRound(view, frame, log) {
  if (frame?.event.code === "finale.off")
    return banner("off", t("finale-over"), t("finale-over-about"));
  const event = /** @type {Begun | undefined} */ (log.findLast(({ code }) => code === BEGUN));
  if (!view.finale || !event) return nothing;
  const isNew = frame?.event.code === BEGUN;
  const turns = isNew ? t("finale-to-come", { turns: event.turns }) : turnsLeft(view, view.finale);
  const stand = (!isNew && behind(view, view.finale)) || reached(view, event);
  return banner(isNew ? "begun" : "on", t("finale-heading"), html`${stand} <b>${turns}</b>`);
}

/** What whoever plays has to make up for, if anything. @param {View} view @param {NonNullable<View["finale"]>} finale */
function behind({ seats, turn }, finale) {
  const name = seatName({ seats }, turn?.seat ?? 0);
  return finale.behind ? t("finale-behind", { name, points: number(finale.behind) }) : "";
}

/** @param {View} view @param {NonNullable<View["finale"]>} finale */
function turnsLeft(view, { turns_left, last_seat }) {
  return t("finale-turns", { turns: turns_left, name: seatName(view, last_seat) });
}

/** @param {View} view @param {Begun} event */
function reached(view, { seat, score }) {
  return t("finale-reached", { name: seatName(view, seat), score: number(score) });
}

/** @param {string} state @param {string} heading @param {unknown} about */
function banner(state, heading, about) {
  return html`<div class="finale on-dark explained" data-state=${state}>
    <h2>${heading}</h2>
    <p>${about}</p>
    ${explainButton(heading, () => showWhy([{ sentences: [], rules: rulesOf("lotte", "sign-target") }], heading))}
  </div>`;
}
