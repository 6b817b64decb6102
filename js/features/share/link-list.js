/** The dialog with the links of a text. Loaded when a text has several. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { seatNames } from "../../match/components/words.js";

/** @import { FoundView, View } from "../../protocol/shared.js" */

/** Resolves to the index of the chosen link, or to -1. @param {readonly FoundView[]} links @param {boolean} rest true if others are not whole */
export async function ask(links, rest) {
  const answer = await showDialog(
    t("found-heading"),
    (close) => html`<ul class="link-list">${links.map(
      ({ kind, view }, index) => html`<li>
        <button type="button" class="button" data-found=${index} @click=${() => close(String(index))}>
          <span>${t(`found-${kind}`)}</span>
          ${view ? html`<small>${aboutMatch(view)}</small>` : nothing}
        </button>
      </li>`,
    )}</ul>
    ${rest ? html`<p class="quiet" data-rest>${t("found-rest")}</p>` : nothing}
    ${closeRow(close)}`,
  );
  return answer === "" ? -1 : Number(answer);
}

/** Returns the game, the players and the state of a match in one line. @param {View} view */
function aboutMatch(view) {
  const { game, seats, result } = view;
  const names = seatNames(view, [...seats.keys()]);
  const state = result
    ? t("scores-heading", { count: result.winners.length, names: seatNames(view, result.winners) })
    : gameUiOf(game).progress(view);
  return [t(`game-${game}`), names, state].filter(Boolean).join(" · ");
}
