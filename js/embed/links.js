/** What the menu of a frame offers beside the settings: another match, this one for somewhere else, and the pages of the app. */

import { html, nothing } from "lit-html";
import { recordButton } from "../features/settings/settings-menu.js";
import { toFragment } from "../features/share/record-link.js";
import { gameOf } from "../games/index.js";
import { copyText } from "../kit/components/copy.js";
import { t } from "../kit/i18n.js";
import { beginAgain } from "../match/begin.js";
import { mayReplace } from "./replace.js";

/** @typedef {import("../app/app.js").App} App */
/** @typedef {import("../protocol/shared.js").View} View */

/** Returns the address of the app in the language of the frame, or of one of its pages. @param {App} app @param {string} [page] */
export function wholeGame({ state }, page = "") {
  return `./?lang=${state.language}${page && `#${page}`}`;
}

/** Draws what the menu offers. @param {App} app @param {import("../kit/components/dialog.js").Close} close */
export function links(app, close) {
  const { view } = app.state;
  const game = gameOf(app.state);
  return html`<div class="menu-links">
      ${view ? ofMatch(app, view, close) : nothing} ${recordButton(app)}
      ${page(wholeGame(app, `rules/${game}`), t("menu-rules"))} ${page(wholeGame(app, `deck/${game}`), t("menu-deck"))}
    </div>
    <p class="quiet">${t("embedded-kept")}</p>`;
}

/** @param {App} app @param {View} view @param {import("../kit/components/dialog.js").Close} close */
function ofMatch(app, view, close) {
  const again = async () => {
    close("");
    if (await mayReplace(app)) await beginAgain(app, view);
  };
  return html`<button type="button" class="button" id="copy-link" @click=${() => copyLink(app)}>${t("embedded-link")}</button>
    <button type="button" class="button" id="begin-again" @click=${again}>${t("scores-again")}</button>`;
}

/** @param {string} address @param {string} words */
function page(address, words) {
  return html`<a class="button" href=${address} target="_blank" rel="noopener"><span>${words} <span aria-hidden="true">↗</span></span></a>`;
}

/** Returns the visitor an address with the match in it, as it stands; nothing secret is in it. @param {App} app */
async function copyLink(app) {
  const record = await app.record();
  if (record === undefined) return;
  const address = new URL(location.pathname, location.href);
  address.hash = await toFragment(record);
  await copyText(t("embedded-link"), address.href);
}
