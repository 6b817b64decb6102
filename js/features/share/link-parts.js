/** A link to a match in several parts, each short enough for a code that a camera reads; and the screen that collects them. */

import { html, nothing } from "lit-html";
import { CodedError } from "../../engine/errors.js";
import { list, t } from "../../kit/i18n.js";
import { unreadable } from "../../match/components/empty-page.js";
import { openAddressed } from "../../match/components/on-demand.js";
import { FACTS } from "../../protocol/facts.js";
import { sha256 } from "../../storage/integrity.js";
import { openText } from "../matches/receive-matches.js";
import { fromFragment } from "./record-link.js";

/** @import { App } from "../../app/app.js" */

/** The parts of a link that have been received, by number from 1. @typedef {{ id: string, count: number, texts: Record<string, string> }} Parts */

const { part: LENGTH, parts } = FACTS.record;
export const MOST_PARTS = parts;
/** Characters of the longest part, with its id and its numbers. */
const LONGEST = "12345678/12/12/".length + LENGTH;

/** The key of received parts in the storage. */
const KEY = "volle.parts";
/** The id of a link, the number of a part from 1, the number of parts, and the content. */
const PART = /^([\w-]{8})\/(\d{1,2})\/(\d{1,2})\/([\w-]+)$/;

/** Draws the screen: which parts have been received, and which are missing. @param {App} app */
export function receivedParts(app) {
  const { parts, unreadable: error } = app.state;
  if (error) return unreadable(t("parts-heading"), error, () => receivePart(app));
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

/** Stores the part in the address; the last one opens the match. @param {App} app */
export function receivePart(app) {
  return openAddressed(app, async () => {
    app.change({ parts: null });
    const parts = withPart(app.state.path.join("/"));
    app.change({ parts });
    if (missing(parts).length === 0) await openWhole(app, await joined(parts));
  });
}

/** Opens the match of a whole link, or adds a copy of matches and settings. @param {App} app @param {string} fragment */
async function openWhole(app, fragment) {
  const text = await fromFragment(fragment);
  const isCopy = text.startsWith("{");
  await app.address.go(isCopy ? "#matches" : `#replay/${fragment}`, { isReplacing: true });
  if (isCopy) await openText(app, text, true);
}

/**
 * Returns the address of each part behind `#`: that of the whole link where it is short enough. Rejects with a
 * CodedError (link.too-long, copies.too-long) for too many parts.
 * @param {string} fragment
 * @param {boolean} [isCopy] true for matches and settings of a device, which no address shows by itself
 */
export async function partsOf(fragment, isCopy = false) {
  const count = Math.ceil(fragment.length / LENGTH);
  if (count > MOST_PARTS)
    throw new CodedError({
      code: isCopy ? "copies.too-long" : "link.too-long",
      params: { count, most: MOST_PARTS },
    });
  if (count === 1 && !isCopy) return [`replay/${fragment}`];
  const id = await idOf(fragment);
  const length = Math.ceil(fragment.length / count);
  return Array.from({ length: count }, (_, index) => {
    const text = fragment.slice(index * length, (index + 1) * length);
    return `part/${id}/${index + 1}/${count}/${text}`;
  });
}

/**
 * Stores a part beside earlier parts of the same link, and returns them all; parts of another link are deleted. Throws
 * a CodedError (link.part) for an invalid part.
 * @param {string} text the address behind `part/`
 * @returns {Parts}
 */
export function withPart(text) {
  const [, id, number, count, part] = (text.length <= LONGEST && PART.exec(text)) || [];
  const isNumbered =
    Number(number) >= 1 && Number(number) <= Number(count) && Number(count) <= MOST_PARTS;
  if (!id || !number || !part || part.length > LENGTH || !isNumbered)
    throw new CodedError({ code: "link.part" });
  const before = readParts();
  const isSame = before?.id === id && before.count === Number(count);
  const texts = { ...(isSame ? before.texts : {}), [number]: part };
  const parts = { id, count: Number(count), texts };
  writeParts(parts);
  return parts;
}

/** Returns the numbers of the missing parts. @param {Parts} parts */
export function missing({ count, texts }) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.filter((number) => texts[number] === undefined);
}

/** Returns the fragment of all parts, and deletes them; rejects with a CodedError (link.part) if they do not match. @param {Parts} parts */
export async function joined({ id, count, texts }) {
  const all = Array.from({ length: count }, (_, index) => texts[index + 1] ?? "");
  const fragment = all.join("");
  writeParts(null);
  if ((await idOf(fragment)) !== id) throw new CodedError({ code: "link.part" });
  return fragment;
}

/** Returns the id of a link: the first six bytes of its SHA-256 in base64url. @param {string} fragment */
async function idOf(fragment) {
  const [, digest = ""] = (await sha256(new TextEncoder().encode(fragment))).split("-");
  return digest.slice(0, 8).replaceAll("+", "-").replaceAll("/", "_");
}

/** @returns {Parts | null} */
function readParts() {
  try {
    const { id, count, texts } = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof id === "string" && texts instanceof Object ? { id, count, texts } : null;
  } catch {
    return null;
  }
}

/** @param {Parts | null} parts */
function writeParts(parts) {
  try {
    if (parts) localStorage.setItem(KEY, JSON.stringify(parts));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, parts cannot be collected; the screen shows which are missing.
  }
}
