/** What the page says of times without a network, and of new versions. */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { applyUpdate } from "../../offline/registration.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../app/state.js").State} State */

/** Draws in the menu that the game can be played without a network, invisibly until that is true; or that it never can. @param {State} state */
export function offlineBadge({ offline, start }) {
  if (!isSecureContext) return html`<p class="offline-badge">${t("offline-never")}</p>`;
  const isReady = offline.ready && !start.fatal;
  return html`<p class="offline-badge" data-true=${isReady}><span aria-hidden="true">✓</span> ${t("offline-ready")}</p>`;
}

/** Offers a new version, where it disturbs nobody. @param {App} app */
export function updateOffer(app) {
  const { offline, view } = app.state;
  if (!offline.update || offline.later || !isBetweenTurns(app)) return nothing;
  return html`<div class="notice" role="status" id="update">
    <p>${t("update-waiting")} ${view && !view.result ? t("update-match") : nothing}</p>
    <div class="row"><button type="button" class="button button-main button-small" id="update-now" @click=${applyUpdate}>${t("update-now")}</button>
    <button type="button" class="button button-small" id="update-later" @click=${() => app.change({ offline: { ...offline, later: true } })}>${t("update-later")}</button></div>
  </div>`;
}

/** Whether nothing moves, nothing is on its way and nobody has begun to choose. @param {App} app */
function isBetweenTurns(app) {
  const { screen, view, kept, frame, playing, asking, curtainFor, picked } = app.state;
  // It would be lost when the page is loaded again.
  if (view && !kept) return false;
  if (screen !== "table" || !view || view.result) return true;
  const isMoving = frame || playing || asking || app.table.goesOn();
  return !isMoving && curtainFor === null && picked.length === 0;
}
