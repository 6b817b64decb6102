/** The page of a frame: its bar, its menu, the start card before a match, and faults of its address. */

import { html, nothing } from "lit-html";
import { facts, menuButton, skipLink, tableControls } from "../app/bar.js";
import { entry, recordButton, settingsButton, showMenu } from "../features/settings/settings.js";
import { beginAgain } from "../features/setup/begin.js";
import { toFragment } from "../features/share/record-link.js";
import { gameOf } from "../games/index.js";
import { pictogram } from "../kit/art/drawing.js";
import { copyButton } from "../kit/components/copy.js";
import { t } from "../kit/i18n.js";
import { whyButton } from "../match/components/explain.js";
import { errorWords, seatNames } from "../match/components/words.js";
import { isShow } from "../match/end-sequence.js";
import { readSeat } from "../match/seats.js";
import { mayReplace } from "./controller.js";

/** @import { App } from "../app/app.js" */
/** @import { CodedError } from "../engine/errors.js" */
/** @import { Close } from "../kit/components/dialog.js" */
/** @import { View } from "../protocol/shared.js" */
/** @import { EmbedController } from "./controller.js" */

/** Draws the bar above the table: the game, the progress of the match, and the controls that are always there. @param {App} app @param {string} game of the frame */
export function bar(app, game) {
  const { screen, view, scene } = app.state;
  const atTable = screen === "table" && view;
  const whole = t("embedded-whole");
  return html`
    ${skipLink()}
    <span class="brand">${t(`game-${atTable ? gameOf(app.state) : game}`)}</span>
    ${atTable && !scene && !isShow(app.state) ? facts(view) : nothing}
    <nav class="bar-links">
      ${atTable ? tableControls(app, view) : nothing}
      ${menuButton(() => showMenu(app, menu))}
      <a class="bar-button" id="whole-game" href=${appAddress(app)} target="_blank" rel="noopener" aria-label=${whole}>
        <span class="bar-word">${whole}</span> ${pictogram("out")}
      </a>
    </nav>
  `;
}

/** Returns the address of the app, or of one of its pages, in the language of the frame. @param {App} app @param {string} [page] */
function appAddress({ state }, page = "") {
  return `./?lang=${state.language}${page && `#${page}`}`;
}

/** Draws the menu: another match, the record of this one, pages of the app, and the settings. @param {App} app @param {Close} close */
function menu(app, close) {
  const { view } = app.state;
  const game = gameOf(app.state);
  return html`<div class="menu-links">
      ${view ? matchButtons(app, view, close) : nothing} ${recordButton(app)}
      ${appLink(app, `rules/${game}`, entry("rules", t("menu-rules")))} ${appLink(app, `deck/${game}`, entry("deck", t("menu-deck")))}
      ${settingsButton(app, close)}
    </div>
    <p class="quiet">${t("embedded-kept")}</p>`;
}

/** @param {App} app @param {View} view @param {Close} close */
function matchButtons(app, view, close) {
  const again = async () => {
    close("");
    if (await mayReplace(app)) await beginAgain(app, view);
  };
  return html`${copyButton("copy-link", entry("link", t("share-link")), () => ownLink(app))}
    <button type="button" class="button" id="begin-again" @click=${again}>${entry("again", t("scores-again"))}</button>`;
}

/** @param {App} app @param {string} page @param {unknown} words */
function appLink(app, page, words) {
  return html`<a class="button" href=${appAddress(app, page)} target="_blank" rel="noopener">${words} ${pictogram("out")}</a>`;
}

/** Resolves to the address of this frame with the public record of the match, if there is one. @param {App} app */
async function ownLink(app) {
  const record = await app.record();
  if (record === undefined) return undefined;
  const address = new URL(location.pathname, location.href);
  address.hash = await toFragment(record);
  return address.href;
}

/** Draws the start card: the game, its players, and one button. Nothing begins by itself, and Python is not loaded before a press. @param {EmbedController} controller */
export function startCard(controller) {
  const { game, isComing } = controller.embed;
  const seats = controller.seats.map(readSeat);
  const names = seatNames({ seats }, [...seats.keys()]);
  return html`<div class="embed-page" data-game=${game}>
    <section class="embed-card" aria-labelledby="start-heading">
      <span class="emblem" aria-hidden="true"></span>
      <h1 id="start-heading" tabindex="-1">${t(`game-${game}`)}</h1>
      <p>${t(`game-${game}.lead`)}</p>
      <p class="embedded-seats">${t("embedded-seats", { names })}</p>
      <p><button type="button" class="button button-main button-big" id="play" data-focus ?disabled=${isComing} @click=${() => controller.begin()}>${t("embedded-play")}</button></p>
    </section>
    <p class="quiet">${t("embedded-kept")}</p>
  </div>`;
}

/** Draws the reason why a scene could not be loaded, and a button for another try. @param {CodedError} error @param {() => void} retry */
export function missingScene(error, retry) {
  return html`<div class="embed-page">
    <section class="embed-card">
      <p role="alert">${errorWords(error)}</p>
      <p><button type="button" class="button button-main" data-retry @click=${retry}>${t("start-again")}</button></p>
    </section>
  </div>`;
}

/** Draws a message for each fault of the address. @param {EmbedController} controller */
export function faults(controller) {
  return controller.embed.faults.map((fault) => {
    const { part, reason } = fault;
    const words = t("embedded-fault", { part, why: errorWords(reason) });
    return html`<div class="notice notice-bad" role="alert" data-part=${part} data-code=${reason.code}>
      <p>${words}</p>
      ${reason.rule ? whyButton([reason.rule], words) : ""}
      <button type="button" class="button button-small" aria-label=${t("notice-close")} @click=${() => controller.dismiss(fault)}>${t("close")}</button>
    </div>`;
  });
}
