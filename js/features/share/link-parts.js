/** The link to a match in several parts, each short enough for a picture that a camera reads. */

import { CodedError } from "../../engine/errors.js";
import { sha256 } from "../../storage/integrity.js";

/** Characters of a link's fragment in one part: with the address around it, a code of about 100 by 100 dots. */
const LENGTH = 900;
/** Nobody points a camera at more pictures than that. */
export const MOST_PARTS = 12;

const KEY = "volle.parts";
/** Which link it is a part of, the number of the part from 1, how many there are, and what it holds. */
const PART = /^([\w-]{8})\/(\d{1,2})\/(\d{1,2})\/([\w-]+)$/;

/** What has been read of a link. @typedef {{ id: string, count: number, texts: Record<string, string> }} Parts */

/**
 * Returns what follows the `#` in the link to each part: a whole link where it is short enough.
 * Rejects with a CodedError (link.too-long) where that would be too many.
 * @param {string} fragment
 */
export async function partsOf(fragment) {
  const count = Math.ceil(fragment.length / LENGTH);
  if (count > MOST_PARTS)
    throw new CodedError({ code: "link.too-long", params: { count, most: MOST_PARTS } });
  if (count === 1) return [`replay/${fragment}`];
  const id = await idOf(fragment);
  const length = Math.ceil(fragment.length / count);
  return Array.from({ length: count }, (_, index) => {
    const text = fragment.slice(index * length, (index + 1) * length);
    return `part/${id}/${index + 1}/${count}/${text}`;
  });
}

/**
 * Keeps a part that was read with those that were read before, and returns them all; those of another link are
 * forgotten. Throws a CodedError (link.part) where it is none.
 * @param {string} text what follows `part/`
 * @returns {Parts}
 */
export function withPart(text) {
  const [, id, number, count, part] = PART.exec(text) ?? [];
  const isFit =
    Number(number) >= 1 && Number(number) <= Number(count) && Number(count) <= MOST_PARTS;
  if (!id || !number || !part || !isFit) throw new CodedError({ code: "link.part" });
  const before = readParts();
  const isSame = before?.id === id && before.count === Number(count);
  const texts = { ...(isSame ? before.texts : {}), [number]: part };
  const parts = { id, count: Number(count), texts };
  writeParts(parts);
  return parts;
}

/** Returns the numbers of the parts that are missing. @param {Parts} parts */
export function missing({ count, texts }) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.filter((number) => texts[number] === undefined);
}

/** Returns the fragment that all parts make, and forgets them; rejects with a CodedError where they do not fit together. @param {Parts} parts */
export async function joined({ id, count, texts }) {
  const all = Array.from({ length: count }, (_, index) => texts[index + 1] ?? "");
  const fragment = all.join("");
  writeParts(null);
  if ((await idOf(fragment)) !== id) throw new CodedError({ code: "link.part" });
  return fragment;
}

/** Returns the name of a link: the beginning of its SHA-256, in base64url. @param {string} fragment */
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
    // Without storage a link of several parts cannot be put together; the page says which are missing.
  }
}
