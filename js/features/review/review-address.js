/** The address of a review: `#review` of the match on the table, otherwise as of a match that is watched again. Its screen is loaded when somebody goes there. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { unreadable } from "../../match/components/empty-page.js";
import { importing } from "../../storage/site-file.js";
import { matchHere, openMatch } from "../replay/replay-address.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws the screen, once it is loaded. @type {((app: App) => unknown) | undefined} */
let drawing;

/** Draws the review, or its place. @param {App} app */
export function review(app) {
  const { review: now, unreadable: error } = app.state;
  const heading = t("reviewed-heading");
  if (error) return unreadable(heading, error, () => openReview(app, matchHere()));
  if (now && drawing) return drawing(app);
  return html`<div class="table-empty"><h1 tabindex="-1">${heading}</h1></div>`;
}

/** Reviews the match that the address names. @param {App} app @param {string[]} rest what stands behind `review/` */
export function openReview(app, [match = ""]) {
  return openMatch(app, match, async (source) => {
    const screen = await importing(import("./review.js"));
    drawing = screen.review;
    await app.review.open(source);
  });
}

/** Returns the address of the review of the match that the address names. */
export function reviewHere() {
  const [match] = matchHere();
  return match ? `#review/${match}` : "#review";
}
