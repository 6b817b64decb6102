/** The slim line above the table of a frame: the game, how far the match is, and what can be done at any time. */

import { html, nothing } from "lit-html";
import { gameOf } from "../games/index.js";
import { t } from "../ui/i18n.js";
import { facts, menuButton, skipLink, takeBack } from "../ui/screens/bar.js";
import { showSettings } from "../ui/screens/settings-menu.js";
import { links, wholeGame } from "./links.js";

/** @typedef {import("../state/store.js").Store} Store */

/** Draws the line. @param {Store} store @param {import("./match-request.js").Wish} wish */
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
