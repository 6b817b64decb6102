/** The seats: everything that everybody may know of each. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { miniCard } from "../art/card.js";
import { bone, chip, dogHead, peg } from "../art/pieces.js";
import { number, t } from "../i18n.js";
import { closeRow, showDialog } from "./dialog.js";
import { cardName, seatName } from "./words.js";

/** @typedef {import("../contract.js").View} View */
/** @typedef {import("../contract.js").SeatView} SeatView */
/** @typedef {import("../state.js").State} State */

/** Draws all seats. @param {State} state @param {View} view */
export function seats(state, view) {
  const acting = actingSeats(state, view);
  return html`<section class="seats" aria-label=${t("seats-heading")}>
    <ul>
      ${repeat(
        view.seats,
        (_, index) => index,
        (seat, index) => panel(view, seat, index, acting.includes(index)),
      )}
    </ul>
  </section>`;
}

/** @param {State} state @param {View} view @returns {number[]} */
function actingSeats({ moment }, view) {
  const { seat } = moment?.event ?? {};
  if (seat !== undefined) return [seat];
  return view.turn ? [view.turn.seat] : view.to_act;
}

/** @param {View} view @param {SeatView} seat @param {number} index @param {boolean} acts */
function panel(view, seat, index, acts) {
  const name = seatName(view, index);
  const winner = view.result?.winners.includes(index) ?? false;
  return html`<li class="seat" data-seat=${index} data-acts=${acts} data-winner=${winner} aria-current=${acts ? "true" : nothing}>
    <div class="seat-top" role="img" aria-label=${seat.top ? t("seat-top", { card: cardName(seat.top) }) : t("seat-no-top")}>
      ${seat.top ? miniCard(seat.top) : html`<span class="no-top"></span>`}
    </div>
    <div class="seat-words">
      <h2 class="seat-name">${name}${seat.bot ? html` <small>${t("seat-bot-tag")}</small>` : nothing}</h2>
      ${goods(seat)} ${herd(seat, name)}
    </div>
    ${bid(view, seat)}
  </li>`;
}

/** @param {SeatView} seat */
function goods({ chips, dogs, has_bone }) {
  return html`<p class="goods">
    <span class="chips" role="img" aria-label=${t("seat-chips", { count: chips })}>${chip()}<b>${number(chips)}</b></span>
    ${dogs.length ? html`<span class="dogs" role="img" aria-label=${t("seat-dogs", { count: dogs.length })}>${dogs.map(({ id }) => dogHead(id))}</span>` : nothing}
    ${has_bone ? html`<span class="bone" role="img" aria-label=${t("seat-bone")}>${bone()}</span>` : nothing}
  </p>`;
}

/** @param {SeatView} seat @param {string} name */
function herd({ sheep_number, herd_count, herd }, name) {
  return html`<p class="herd">
    ${sheep_number === null ? nothing : html`<span role="img" aria-label=${t("seat-sheep-number-name", { number: sheep_number })}>${t("seat-sheep-number", { number: sheep_number })}</span> · `}
    ${t("seat-herd", { count: herd_count })}
    ${herd?.length ? html`<button type="button" class="link" aria-label=${t("seat-own-herd")} @click=${() => showHerd(name, herd)}>${t("seat-own-herd-look")}</button>` : nothing}
  </p>`;
}

/** @param {string} name @param {import("../contract.js").Card[]} herd */
function showHerd(name, herd) {
  return showDialog(
    t("seat-own-herd-heading", { name }),
    (close) => html`<ol class="deck-cards">
      ${herd.map((card) => html`<li role="img" aria-label=${cardName(card)}>${miniCard(card)}</li>`)}
    </ol>${closeRow(close)}`,
  );
}

/** @param {View} view @param {SeatView} seat */
function bid(view, seat) {
  if (view.order.length && seat.bid !== null) return revealed(seat);
  if (view.phase !== "bids") return html`<p class="seat-bid"></p>`;
  return html`<p class="seat-bid" data-has-bid=${seat.has_bid} role="img" aria-label=${t(seat.has_bid ? "seat-has-bid" : "seat-no-bid")}>
    ${seat.has_bid ? peg() : html`<span class="dots">…</span>`}
  </p>`;
}

/** @param {SeatView} seat */
function revealed({ bid, place }) {
  return html`<p class="seat-bid">
    <b aria-label=${t("seat-bid", { bid: bid ?? "" })} role="img">${bid}</b>
    ${place ? html`<small role="img" aria-label=${t("seat-place-name", { place })}>${t("seat-place", { place })}</small>` : nothing}
  </p>`;
}
