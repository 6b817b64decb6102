/** What the page says of times without a network, and of new versions. */

import { html, nothing } from "lit-html";
import { takeUpdate } from "../../offline/registration.js";
import { t } from "../i18n.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../state/state.js").State} State */

/** Says in the menu that the game can be played without a network; keeps its place free until that is true. @param {State} state */
export function offlineBadge({ offline }) {
  return html`<li class="offline-badge" data-true=${offline.ready}><span aria-hidden="true">✓</span> ${t("offline-ready")}</li>`;
}

/** Offers a new version, where it disturbs nobody. @param {Store} store */
export function updateOffer(store) {
  const { offline, view } = store.state;
  if (!offline.update || offline.later || !isBetweenTurns(store)) return nothing;
  return html`<div class="notice" role="status" id="update">
    <p>${t("update-waiting")} ${view && !view.result ? t("update-match") : nothing}</p>
    <div class="row"><button type="button" class="button button-main button-small" id="update-now" @click=${takeUpdate}>${t("update-now")}</button>
    <button type="button" class="button button-small" id="update-later" @click=${() => store.change({ offline: { ...offline, later: true } })}>${t("update-later")}</button></div>
  </div>`;
}

/** Whether nothing moves, nothing is on its way and nobody has begun to choose. @param {Store} store */
function isBetweenTurns(store) {
  const { screen, view, kept, moment, telling, asking, curtainFor, picked } = store.state;
  // It would be lost when the page is loaded again.
  if (view && !kept) return false;
  if (screen !== "table" || !view || view.result) return true;
  const isMoving = moment || telling || asking || store.goesOn();
  return !isMoving && curtainFor === null && picked.length === 0;
}
