/** The two buttons of a table on which nobody has to choose: one hurries it on, the other calls for chance. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { people } from "../viewer.js";
import { chooseButton } from "./chance.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../protocol/shared.js").View} View */

/**
 * Draws the button for a table that goes on by itself: it leads to what somebody here decides next, or by one step where
 * the table waits for taps.
 * @param {Table} table
 * @param {View} view
 */
export function goOnButton(table, view) {
  const skips = playsAlone(table);
  // Since it was drawn, the table may have gone on.
  const goOn = () => {
    const { playing, asking } = table.state;
    if (playsAlone(table)) table.skipToDecision();
    else if (playing) table.skip();
    // Where an answer is awaited, the table goes on with it.
    else if (!asking) table.play();
  };
  const isOwn = people(view).includes(table.state.frame?.event.seat ?? NaN);
  const words = skips && !isOwn ? t("skip-ahead", { people: people(view).length }) : t("go-on");
  return html`<div class="decision decision-waiting" data-own=${isOwn}>
    <div class="row">
      <button type="button" class="button" id="go-on" data-focus @click=${goOn}><span>${words} <span aria-hidden="true">${skips && !isOwn ? "▸▸" : "▸"}</span></span></button>
    </div>
  </div>`;
}

/** Tells whether the table goes on by itself. @param {Table} table */
const playsAlone = ({ state }) => state.playing && state.settings.pace !== "tap";

/**
 * Draws the button with which a person lets chance play: dice are rolled, a card is turned over. Where that is offered,
 * there is one beside it with which they are chosen.
 * @param {Table} table
 * @param {string} heading
 * @param {string | import("../../games/game-ui.js").Drawing} words
 * @param {import("./chance.js").LotWords} lots
 */
export function callButton(table, heading, words, lots) {
  const call = () => !table.state.asking && table.step();
  return html`<div class="decision">
    <h2 id="call-heading">${heading}</h2>
    <div class="row">
      <button type="button" class="button button-main button-big" id="call" data-focus aria-describedby="call-heading" ?disabled=${table.state.asking} @click=${call}>${words}</button>
      ${chooseButton(table, lots)}
    </div>
  </div>`;
}
