/** The address of a review: `#review` of the match on the table, otherwise as of a match that is watched again. Its screen is loaded when somebody goes there. */

import { html, nothing } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { importing } from "../../storage/site-file.js";
import { t } from "../i18n.js";
import { sourceOf } from "./replay-address.js";

/** @typedef {import("../../state/app.js").App} App */

/** Draws the screen, once it is loaded. @type {((app: App) => unknown) | undefined} */
let drawing;

/** Draws the review, or its place. @param {App} app */
export function review(app) {
  const { opened, asking, review: now } = app.state;
  if (now && drawing) return drawing(app);
  return html`<div class="table-empty">
    <h1 tabindex="-1">${t("reviewed-heading")}</h1>
    ${opened && !asking && drawing ? html`<p>${t("reviewed-none")}</p> <p><a class="button button-main" href="#matches">${t("matches-heading")}</a></p>` : nothing}
  </div>`;
}

/** Has the match be reviewed that the address names. @param {App} app @param {string[]} rest what stands behind `review/` */
export async function openReview(app, [match = ""]) {
  const address = location.hash;
  try {
    const [screen, source] = await Promise.all([importing(import("./review.js")), sourceOf(match)]);
    drawing = screen.review;
    if (location.hash === address) await app.review.open(source);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    app.change({ refusal: error });
  }
}

/** Returns the address of the review of the match that the address names. */
export function reviewHere() {
  const [, match] = location.hash.split("/");
  return match ? `#review/${match}` : "#review";
}
