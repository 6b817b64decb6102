/** The door of a frame: the game, who would sit there, and one button, so that nothing begins by itself, and nothing heavy is loaded before. In place of a scene that has not come there is another try. */

import { html } from "lit-html";
import { t } from "../kit/i18n.js";
import { errorWords, seatNames } from "../match/components/words.js";
import { readSeat } from "../match/seats.js";

/** @typedef {import("./controller.js").EmbedController} EmbedController */

/** Draws the door. @param {EmbedController} controller */
export function door(controller) {
  const { game, isComing } = controller.embed;
  return html`<div class="embed-page" data-game=${game}>
    <section class="door" aria-labelledby="door-heading">
      <span class="emblem" aria-hidden="true"></span>
      <h1 id="door-heading" tabindex="-1">${t(`game-${game}`)}</h1>
      <p>${t(`game-${game}.lead`)}</p>
      <p class="embedded-seats">${t("embedded-seats", { names: namesOf(controller.seats) })}</p>
      <p><button type="button" class="button button-main button-big" id="play" data-focus ?disabled=${isComing} @click=${() => controller.begin()}>${t("embedded-play")}</button></p>
    </section>
    <p class="quiet">${t("embedded-kept")}</p>
  </div>`;
}

/** Draws what a frame shows in place of a scene that could not be loaded. @param {import("../engine/errors.js").CodedError} error @param {() => void} retry */
export function noScene(error, retry) {
  return html`<div class="embed-page">
    <section class="door">
      <p role="alert">${errorWords(error)}</p>
      <p><button type="button" class="button button-main" data-retry @click=${retry}>${t("start-again")}</button></p>
    </section>
  </div>`;
}

/** @param {readonly string[]} seats as a record has them */
function namesOf(seats) {
  return seatNames({ seats: seats.map(readSeat) }, [...seats.keys()]);
}
