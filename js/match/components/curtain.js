/** The curtain between two people at one device: while it is drawn, nothing secret is in the page. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { avatarOf } from "./avatar.js";
import { seatName } from "./words.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the curtain, with the name of whoever chooses next. @param {View} view */
export function curtain(view) {
  const seat = view.next?.seat ?? 0;
  const name = seatName(view, seat);
  return html`<div class="curtain on-dark" data-seat=${seat}>
    ${avatarOf(view, seat)}
    <h2 id="curtain-heading" tabindex="-1" data-focus>${t("curtain-heading", { name })}</h2>
    <p>${t("curtain-help")}</p>
  </div>`;
}

/** Draws the button that opens the curtain. @param {Table} table @param {View} view */
export function curtainButton(table, view) {
  const seat = view.next?.seat ?? 0;
  return html`<div class="decision" role="group" aria-labelledby="curtain-heading">
    <div class="row">
      <button type="button" class="button button-main button-big" id="open-curtain" @click=${() => table.openCurtain(seat)}>${t("curtain-open", { name: seatName(view, seat) })}</button>
    </div>
  </div>`;
}
