/** The slim line above the table of a frame: the game, how far the match is, and what can be done at any time. */

import { html, nothing } from "lit-html";
import { gameOf } from "../faces.js";
import { t } from "../i18n.js";
import { facts, menuButton, skipLink, takeBack } from "../screens/bar.js";
import { showSettings } from "../screens/settings-menu.js";
import { links, wholeGame } from "./links.js";

/** @typedef {import("../store.js").Store} Store */

/** Draws the line. @param {Store} store @param {import("./wish.js").Wish} wish */
export function bar(store, wish) {
  const { screen, view } = store.state;
  const atTable = screen === "table" && view;
  return html`
    ${skipLink()}
    <span class="brand">${t(`game-${atTable ? gameOf(store.state) : wish.game}`)}</span>
    ${atTable ? facts(view) : nothing}
    <nav class="bar-links">
      ${atTable ? takeBack(store, view) : nothing}
      ${menuButton(() => showSettings(store, (close) => links(store, close)))}
      <a class="bar-button" id="whole-game" href=${wholeGame()} target="_blank" rel="noopener" aria-label=${t("embedded-whole")}>
        <span class="bar-word">${t("embedded-whole")}</span> <span aria-hidden="true">↗</span>
      </a>
    </nav>
  `;
}
