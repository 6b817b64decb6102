/** A match that comes by several codes: which of them have been read. */

import { html, nothing } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { list, t } from "../../kit/i18n.js";
import { unreadable } from "../../match/components/empty-page.js";
import { matchHere } from "../replay/replay-address.js";
import { joined, missing, withPart } from "./link-parts.js";

/** @typedef {import("../../app/app.js").App} App */

/** Keeps a part that was read; the last one opens the match. @param {App} app @param {string} text what follows `part/` in the address */
export async function readPart(app, text) {
  app.change({ unreadable: null });
  try {
    const parts = withPart(text);
    app.change({ parts });
    if (missing(parts).length === 0) location.replace(`#replay/${await joined(parts)}`);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    app.change({ parts: null, unreadable: error });
  }
}

/** Draws which parts are there. @param {App} app */
export function part(app) {
  const { parts, unreadable: error } = app.state;
  if (error)
    return unreadable(t("parts-heading"), error, () => readPart(app, matchHere().join("/")));
  const absent = parts ? missing(parts) : [];
  const words = parts && {
    count: parts.count,
    read: parts.count - absent.length,
    numbers: list(absent.map(String)),
  };
  return html`<article class="page">
    <h1 tabindex="-1">${t("parts-heading")}</h1>
    <p role="status" id="parts" data-missing=${absent.join(" ")}>${words ? t("parts-read", words) : nothing}</p>
  </article>`;
}
