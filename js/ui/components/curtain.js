/** The curtain between two people at one device: while it is drawn, nothing secret is in the page. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { seatName } from "./words.js";

/** @typedef {import("../../state/table.js").Table} Table */

/** Draws the curtain, with the name of whoever chooses next. @param {Table} table @param {import("../../protocol/shared.js").View} view */
export function curtain(table, view) {
  const seat = view.next?.seat ?? 0;
  const name = seatName(view, seat);
  return html`<div class="curtain" role="group" aria-labelledby="curtain-heading" data-seat=${seat}>
    <h2 id="curtain-heading" tabindex="-1" data-focus>${t("curtain-heading", { name })}</h2>
    <p>${t("curtain-help")}</p>
    <button type="button" class="button button-main button-big" id="open-curtain" @click=${() => table.openCurtain(seat)}>${t("curtain-open", { name })}</button>
  </div>`;
}
