/** All matches as one text: `{"format": "volle matches 1", "matches": [{"begun", "changed", "record"}, …], "settings": {…}}`, times as ISO 8601. */

import { CodedError } from "../../engine/errors.js";

/** @import { Settings } from "../../match/settings.js" */
/** @import { MatchCopy } from "../../protocol/worker.js" */

const FORMAT = "volle matches 1";
/** The format of this version or another one. */
const ANY_VERSION = /^volle matches \d+$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** The largest number of matches in one text. */
const MOST = 10_000;

/** Matches and settings of another device; those settings are unchecked. @typedef {{ matches: MatchCopy[], settings: unknown }} Copy */

/** Returns the text of matches, the first ones if there are too many, and of settings. @param {readonly MatchCopy[]} matches @param {Settings} settings */
export function copyOf(matches, settings) {
  const copied = { format: FORMAT, matches: matches.slice(0, MOST), settings };
  return `${JSON.stringify(copied, null, 1)}\n`;
}

/**
 * Returns the content of a text; throws a CodedError (copies.format, copies.newer, copies.too-many) if it is damaged, of
 * another version, or something else.
 * @param {string} text
 * @returns {Copy}
 */
export function copyIn(text) {
  const { format, matches, settings } = parsed(text);
  if (format !== FORMAT && ANY_VERSION.test(String(format)))
    throw new CodedError({ code: "copies.newer" });
  if (format !== FORMAT || !Array.isArray(matches)) throw new CodedError({ code: "copies.format" });
  if (matches.length > MOST)
    throw new CodedError({ code: "copies.too-many", params: { most: MOST } });
  return { matches: matches.map(copy), settings };
}

/** Returns the fields of a JSON object, none where the text is not JSON. @param {string} text @returns {Record<string, unknown>} */
function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Returns a copy of a match; the engine refuses an invalid record. @param {unknown} match @returns {MatchCopy} */
function copy(match) {
  const { record, begun, changed } = /** @type {Record<string, unknown>} */ (match ?? {});
  return { record: String(record), begun: time(begun), changed: time(changed) };
}

/** Returns a time in the form in which this device writes times, now for a later one, or undefined where there is no such time. @param {unknown} text */
function time(text) {
  const date = new Date(typeof text === "string" && TIME.test(text) ? text : Number.NaN);
  const isTime = !Number.isNaN(date.valueOf());
  return isTime ? new Date(Math.min(date.valueOf(), Date.now())).toISOString() : undefined;
}
