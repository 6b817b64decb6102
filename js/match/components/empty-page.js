/** Pages with nothing to show: the reason, and links. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { loadAfresh } from "../../storage/site-file.js";
import { errorWords } from "./words.js";

/** @import { CodedError } from "../../engine/errors.js" */

/** Draws the picture of a page that waits or has nothing to show. @param {"asleep" | "lost" | "peeking" | "reading" | "unheard"} state */
export const statePicture = (state) =>
  html`<span class="state-picture" aria-hidden="true">${drawing(`state-${state}`)}</span>`;

/** Returns the picture of an error: without a network, a telephone that nothing comes out of. @param {CodedError} error */
export const faultPicture = ({ params }) =>
  statePicture(params["reason"] === "network" ? "unheard" : "lost");

/** Draws an empty page. @param {string} heading @param {string} why @param {unknown} [links] before the one to the start page @param {CodedError | null} [error] */
export function emptyPage(heading, why, links = nothing, error = null) {
  return html`<div class="table-empty state-page" data-code=${error?.code ?? nothing}>
    <h1 tabindex="-1">${heading}</h1>
    <p role="alert">${why}</p>
    <p class="row row-centre">${links} <a class=${links === nothing ? "button button-main" : "button"} href="#menu">${t("unknown-home")}</a></p>
    ${error ? faultPicture(error) : statePicture("lost")}
  </div>`;
}

/** Draws a page whose match cannot be read, or whose script cannot be loaded. @param {string} heading @param {CodedError} error @param {() => void} retry */
export function unreadable(heading, error, retry) {
  const { code } = error;
  const why = errorWords(error);
  // Where no match was played, the list of matches is as empty as this page.
  if (code === "match.none") return emptyPage(heading, why, nothing, error);
  // An error of the engine or of the network may be gone the next time; a broken link stays broken.
  const links = /^(engine|script)\./.test(code)
    ? retryButton(error, retry)
    : html`<a class="button button-main" href="#matches">${t("matches-heading")}</a>`;
  return emptyPage(heading, why, links, error);
}

/** Draws the button that tries again; where a script of this version is missing on the server, it loads the page afresh. @param {CodedError} error @param {() => void} retry */
export function retryButton({ code, params }, retry) {
  const isOutdated = code === "script.not-loaded" && params["reason"] !== "network";
  return html`<button type="button" class="button button-main" data-retry @click=${isOutdated ? loadAfresh : retry}>${t(isOutdated ? "load-afresh" : "start-again")}</button>`;
}

/** Draws a page whose match or script is not there yet, or cannot be had. @param {string} heading @param {CodedError | null} error @param {() => void} retry */
export function awaitedPage(heading, error, retry) {
  if (error) return unreadable(heading, error, retry);
  return html`<div class="table-empty"><h1 tabindex="-1">${heading}</h1></div>`;
}
