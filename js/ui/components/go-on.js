/** The two buttons of a table on which nobody has to choose: one hurries it on, the other calls for chance. */

import { html } from "lit-html";
import { t } from "../i18n.js";

/** @typedef {import("../../state/table.js").Table} Table */

/** Draws the button that goes on at once where the table goes on by itself. @param {Table} table */
export function goOnButton(table) {
  const goOn = () => {
    const { playing, asking } = table.state;
    if (playing) table.skip();
    // Where an answer is awaited, the table goes on with it.
    else if (!asking) table.play();
  };
  return html`<div class="decision decision-waiting">
    <div class="row">
      <button type="button" class="button" id="go-on" data-focus @click=${goOn}><span>${t("go-on")} <span aria-hidden="true">▸</span></span></button>
    </div>
  </div>`;
}

/**
 * Draws the button with which a person lets chance play: dice are rolled, a card is turned over.
 * @param {Table} table
 * @param {string} heading
 * @param {string | import("../../games/game-ui.js").Drawing} words
 */
export function callButton(table, heading, words) {
  return html`<div class="decision">
    <h2 id="call-heading">${heading}</h2>
    <div class="row">
      <button type="button" class="button button-main button-big" id="call" data-focus aria-describedby="call-heading" ?disabled=${table.state.asking} @click=${() => table.step()}>${words}</button>
    </div>
  </div>`;
}
