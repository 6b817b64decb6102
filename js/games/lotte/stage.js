/** The dice, kept clearly apart: what was rolled and lies in the tray, and what is laid aside. */

import { html, nothing } from "lit-html";
import { seatName } from "../../ui/components/words.js";
import { t } from "../../ui/i18n.js";
import { die } from "./art/dice.js";
import { shownTurn } from "./shown.js";
import { toggle } from "./tray-dice.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("./story.js").Scene} Scene */

/** Draws both lanes. @param {Store} store @param {View} view */
export function lanes(store, view) {
  const moment = /** @type {Scene | null} */ (store.state.moment);
  const shown = shownTurn(view, moment);
  if (!shown) return nothing;
  return html`<div class="lanes" data-moment=${moment?.kind ?? "none"} data-lost=${shown.lost !== null}>
    ${rolled(store, view, shown)} ${aside(shown)}
  </div>`;
}

/** @param {Store} store @param {View} view @param {Shown} shown */
function rolled(store, view, shown) {
  const { moment, telling } = store.state;
  const isAsked = !moment && !telling && !store.goesOn();
  const isChoosing = isAsked && view.phase === "keep" && view.legal.length > 0;
  const heading = isChoosing
    ? t("keep-question", { name: seatName(view, shown.seat) })
    : t("lane-rolled");
  return html`<section class="lane lane-rolled" aria-labelledby="rolled-heading">
    <h2 id="rolled-heading" tabindex="-1" ?data-focus=${isChoosing}>${heading}</h2>
    <ul class="lane-dice" data-count=${shown.dice.length}>
      ${isAsked && shown.dice.length ? shown.dice.map((_, place) => html`<li>${toggle(store, view, place)}</li>`) : lying(view, shown, moment)}
    </ul>
  </section>`;
}

/** @param {View} view @param {Shown} shown @param {Store["state"]["moment"]} moment */
function lying(view, { dice, aside, tumbling, rolls }, moment) {
  if (tumbling) return many(tumbling, t("die-tumbling"), { rolling: true });
  if (moment?.kind === "clover") return cheer("clover");
  if (!dice.length && isFull(aside) && (moment || view.phase !== "roll")) return cheer("full");
  if (!dice.length && view.phase === "roll") return many(rolls, t("die-to-roll"), {});
  if (!dice.length) return html`<li class="lane-none">${t("lane-rolled-none")}</li>`;
  return dice.map((number) => picture(number, t("die-rolled", { number }), {}));
}

/** @param {"clover" | "full"} what */
function cheer(what) {
  return html`<li class="lane-cheer" data-cheer=${what}>${t(`moment-${what}`)}</li>`;
}

/** @param {number} count @param {string} name @param {{ rolling?: boolean }} look */
function many(count, name, look) {
  return Array.from({ length: count }, () => picture(null, name, look));
}

/** @param {number | null} number @param {string} name @param {{ rolling?: boolean, kept?: boolean }} look */
function picture(number, name, look) {
  return html`<li><span class="lane-die" role="img" aria-label=${name}>${die(number, look)}</span></li>`;
}

/** There is a place for each of the six dice. */
const PLACES = [0, 1, 2, 3, 4, 5];

/** Tells whether all six lie aside. @param {number[]} aside */
function isFull(aside) {
  return aside.length === PLACES.length;
}

/** @param {Shown} shown */
function aside({ aside, justAside }) {
  return html`<section class="lane lane-aside" aria-labelledby="aside-heading" data-full=${isFull(aside)} data-just=${justAside.length > 0}>
    <h2 id="aside-heading">${t("lane-aside")}</h2>
    <ul class="lane-dice">
      ${PLACES.map((place) => asidePlace(aside[place]))}
    </ul>
  </section>`;
}

/** @param {number | undefined} number */
function asidePlace(number) {
  if (number === undefined) return html`<li class="lane-place"></li>`;
  return picture(number, t("die-aside", { number }), { kept: true });
}
