/** All matches as one text: `{"format": "volle matches 1", "matches": [{"begun", "changed", "record"}, …]}`, times as ISO 8601. */

import { CodedError } from "../engine/errors.js";

/** @typedef {import("../protocol/worker.js").MatchCopy} MatchCopy */

const FORMAT = "volle matches 1";
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns the text of matches. @param {readonly MatchCopy[]} matches */
export function copyOf(matches) {
  return `${JSON.stringify({ format: FORMAT, matches }, null, 1)}\n`;
}

/** Returns the matches of a text, or nothing where it is no such text; throws a CodedError (copies.format) where it is a spoilt one. @param {string} text @returns {MatchCopy[] | undefined} */
export function matchesIn(text) {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const { format, matches } = JSON.parse(text);
    if (format === FORMAT && Array.isArray(matches)) return matches.map(copy);
  } catch {
    // It is told below, as whatever else is wrong.
  }
  throw new CodedError({ code: "copies.format" });
}

/** What is no record is left to the engine to refuse. @param {any} match @returns {MatchCopy} */
function copy(match) {
  const { record, begun, changed } = match ?? {};
  return { record: String(record), begun: time(begun), changed: time(changed) };
}

/** @param {unknown} text */
function time(text) {
  return typeof text === "string" && TIME.test(text) ? text : undefined;
}
