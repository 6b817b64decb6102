/** What the menu of a frame offers beside the settings: another match, this one for somewhere else, and the pages of the app. */

import { html, nothing } from "lit-html";
import { gameOf } from "../games/index.js";
import { beginAgain } from "../ui/components/begin.js";
import { copyText } from "../ui/components/copy.js";
import { t } from "../ui/i18n.js";
import { toFragment } from "./record-link.js";

/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../protocol/shared.js").View} View */

/** Gives the address of the app, or of one of its pages. @param {string} [page] */
export function wholeGame(page = "") {
  return page ? `./#${page}` : "./";
}

/** Draws what the menu offers. @param {Store} store @param {import("../ui/components/dialog.js").Close} close */
export function links(store, close) {
  const { view } = store.state;
  const game = gameOf(store.state);
  return html`${view ? ofMatch(store, view, close) : nothing}
    ${page(`rules/${game}`, t("menu-rules"))} ${page(`deck/${game}`, t("menu-deck"))}
    <p class="embedded-kept">${t("embedded-kept")}</p>`;
}

/** @param {Store} store @param {View} view @param {import("../ui/components/dialog.js").Close} close */
function ofMatch(store, view, close) {
  const again = () => {
    close("");
    beginAgain(store, view);
  };
  return html`<button type="button" class="button" id="copy-link" @click=${() => copyLink(store)}>${t("embedded-link")}</button>
    <button type="button" class="button" id="begin-again" @click=${again}>${t("scores-again")}</button>`;
}

/** @param {string} address @param {string} words */
function page(address, words) {
  return html`<a class="button" href=${wholeGame(address)} target="_blank" rel="noopener"><span>${words} <span aria-hidden="true">↗</span></span></a>`;
}

/** Gives the visitor an address with the match in it, as it stands; nothing secret is in it. @param {Store} store */
async function copyLink(store) {
  const record = await store.record();
  if (record === undefined) return;
  const address = new URL(location.pathname, location.href);
  address.hash = await toFragment(record);
  await copyText(t("embedded-link"), address.href);
}
