/** The seats: a panel for each, with its name, and inside it what the game shows of the seat. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { showThings } from "../../match/components/things.js";
import { seatName } from "../../match/components/words.js";

/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").SeatView} SeatView */
/** @typedef {import("../../app/state.js").State} State */

/** Draws all seats. @param {State} state @param {View} view */
export function seats(state, view) {
  const acting = actingSeats(state, view);
  return html`<section class="seats" aria-label=${t("seats-heading")}>
    <ul>
      ${repeat(
        view.seats,
        (_, index) => index,
        (seat, index) => panel(state, view, seat, index, acting.includes(index)),
      )}
    </ul>
  </section>`;
}

/** @param {State} state @param {View} view @returns {readonly number[]} */
function actingSeats({ frame }, { next, to_act }) {
  if (frame) return frame.event.seat === undefined ? [] : [frame.event.seat];
  if (next?.by !== "chance") return to_act;
  return next.seat === null ? [] : [next.seat];
}

/** @param {State} state @param {View} view @param {SeatView} seat @param {number} index @param {boolean} acts */
function panel(state, view, { bot, avatar }, index, acts) {
  const winner = view.result?.winners.includes(index) ?? false;
  return html`<li class="seat" data-seat=${index} data-avatar=${avatar} data-acts=${acts} data-winner=${winner} aria-current=${acts ? "true" : nothing}>
    <h2 class="seat-name name-tag">${avatarOf(view, index)} <span>${seatButton(view, index)}${bot ? html` <small>${t("seat-bot-tag")}</small>` : nothing}</span></h2>
    ${gameUiOf(view.game).seat(state, view, index)}
  </li>`;
}

/** The name of a seat; a tap anywhere on its panel tells what lies there. @param {View} view @param {number} index */
function seatButton(view, index) {
  const name = seatName(view, index);
  const show = () => showThings(name, gameUiOf(view.game).seatThings(view, index));
  return html`<button type="button" class="seat-about" aria-haspopup="dialog" @click=${show}>${name}</button>`;
}
