/** The slim line above the table of a frame: the game, how far the match is, and what can be done at any time. */

import { html, nothing } from "lit-html";
import { facts, menuButton, skipLink, takeBack } from "../app/bar.js";
import { paceControl } from "../features/settings/pace.js";
import { showSettings } from "../features/settings/settings-menu.js";
import { soundButton } from "../features/settings/sound.js";
import { gameOf } from "../games/index.js";
import { panelButtons } from "../kit/components/panel.js";
import { t } from "../kit/i18n.js";
import { links, wholeGame } from "./links.js";

/** @typedef {import("../app/app.js").App} App */

/** Draws the line. @param {App} app @param {string} game that the frame is for */
export function bar(app, game) {
  const { screen, view, scene } = app.state;
  const atTable = screen === "table" && view;
  return html`
    ${skipLink()}
    <span class="brand">${t(`game-${atTable ? gameOf(app.state) : game}`)}</span>
    ${atTable && !scene ? facts(view) : nothing}
    <nav class="bar-links">
      ${atTable ? html`${panelButtons(view.game)} ${paceControl(app)} ${soundButton(app)} ${takeBack(app, view)}` : nothing}
      ${menuButton(() => showSettings(app, links))}
      <a class="bar-button" id="whole-game" href=${wholeGame(app)} target="_blank" rel="noopener" aria-label=${t("embedded-whole")}>
        <span class="bar-word">${t("embedded-whole")}</span> <span aria-hidden="true">↗</span>
      </a>
    </nav>
  `;
}
