/** A match as a little picture: its game, who plays, how far it is, and when it was played last. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { number, t, when } from "../../kit/i18n.js";
import { goToTable } from "../../match/begin.js";
import { avatarOf } from "../../match/components/avatar.js";
import { seatName, seatNames } from "../../match/components/words.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/worker.js").Listed} Listed */

/** Draws a match, and below it what can be done with it. @param {Listed} match @param {unknown} ways */
export function matchCard({ id, view, changed, here }, ways) {
  if (!view)
    return html`<section class="match-card" data-match=${id} data-damaged>
      <h2>${t("match-damaged")}</h2>
      <p>${t("match-damaged-about")}</p>
      ${ways}
    </section>`;
  return html`<section class="match-card" data-match=${id} data-game=${view.game} data-here=${here} data-over=${view.result !== null}>
    <span class="emblem" aria-hidden="true"></span>
    <h2>${t(`game-${view.game}`)} ${here ? html`<small>${t("match-here")}</small>` : nothing}</h2>
    <p class="match-when"><time datetime=${changed}>${when(changed)}</time></p>
    <ul class="match-seats">${view.seats.map((_, seat) => seatOf(view, seat))}</ul>
    <p class="match-stand">${stand(view)}</p>
    ${ways}
  </section>`;
}

/** @param {View} view @param {number} seat */
function seatOf(view, seat) {
  const { avatar } = view.seats[seat] ?? {};
  const isWinner = view.result?.winners.includes(seat) ?? false;
  const total = view.result?.totals[seat];
  return html`<li data-avatar=${avatar} data-winner=${isWinner}>${avatarOf(view, seat)} <span>${seatName(view, seat)}</span>${total === undefined ? nothing : html` <b>${number(total)}</b>`}</li>`;
}

/** Says how far a match is, or who has won it. @param {View} view */
function stand(view) {
  const { result } = view;
  if (!result) return gameUiOf(view.game).progress(view);
  const names = seatNames(view, result.winners);
  return t("scores-heading", { count: result.winners.length, names });
}

/** Goes on with a match of the list at the table. @param {App} app @param {Listed} match */
export async function goOnWith(app, { id, here }) {
  if (here || (await app.take(id))) goToTable(app);
}
