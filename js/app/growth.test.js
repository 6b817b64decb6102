/**
 * Parsers of texts from elsewhere: twice the text takes about twice the time. The only place where tests of scripts measure
 * time; tests/test_parser_growth.py is its like for the engine, which reads most of these texts.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress } from "../embed/address.js";
import { readHello, readWish } from "../embed/messages.js";
import { copyIn } from "../features/matches/match-copies.js";
import { addressesOf, fingerprintOf, readCard } from "../features/pair/card.js";
import {
  isContinued,
  partsOf as matchParts,
  readAnswer,
  readGreeting,
  readMessage,
} from "../features/pair/messages.js";
import { withPart } from "../features/share/link-parts.js";
import { fromFragment } from "../features/share/record-link.js";
import { isLanguage, languageFor } from "../kit/languages.js";
import { addressMeant, partsOf } from "../kit/link-address.js";
import { readSettings } from "../match/settings.js";
import { find } from "../pages/find.js";

/** The best of so many runs counts, because other programs use the machine too. */
const RUNS = 3;
const MOST_GROWTH = 3;
/** Milliseconds: what takes no longer cannot be measured, and needs not be. */
const TOO_SHORT = 20;
/** Milliseconds: texts are doubled until they take so long, or have the greatest length. */
const ENOUGH = 60;
const SHORTEST = 4000;
/** Characters: what grows with the square of the length takes far more than `ENOUGH` for them. */
const LONGEST = 64_000;

/** Texts that are repeated until they have the length. */
const UNITS = [
  ...["a", " ", "0", "-", "/", "#", "%", "%2", "%25", "%23", "%2523", "%E2%80%8B", "=", "&", "|"],
  ...["[", "{", "[]", '{"a":', '"a",', '"', "\\", ",", "\n", "\r\n", "a\n", "é", "🐑", ".", ":"],
  ...["#link/", "%23link/", "link/a/", "seed: ", "seed: a\n", "joint: ", "joint: a ", "1 ", "a=a&"],
  ...["a=candidate:", "candidate:a 1 udp 1 ", "candidate:a 1 udp 1 a 1 typ host\n", "a0:", "\n\n"],
];
const STARTS = ["", "#", "https://volle.example/#", "1 ", "abcdefgh/1/2/"];

/** @param {string} text */
const inPath = (text) => addressMeant(`https://volle.example/${text}`);
Object.assign(globalThis, { BUILT_ENGINE: { engine: "engine" } });
const { linkedMatch } = await import("../worker/shelf-requests.js");

/** @param {string} text */
function linked(text) {
  const saves = { newest: { record: text }, shelf: { all: async () => [] } };
  return linkedMatch(/** @type {any} */ (saves), text);
}

/** What reads or refuses a text. @type {Record<string, (text: string) => unknown>} */
const PARSERS = {
  "the address": partsOf,
  "a path": inPath,
  "a part of a link": withPart,
  "a fragment": fromFragment,
  "a copy of matches": copyIn,
  "a copy of matches in JSON": (text) =>
    copyIn(JSON.stringify({ format: "volle matches 1", matches: [{ begun: text, record: text }] })),
  "the parameters of a frame": readAddress,
  "a message to a frame": (text) => [
    readHello({ volle: 1, hello: true, id: text }),
    readWish({ type: "load", record: text }),
    readWish({ type: text }),
  ],
  "a card": readCard,
  "a fingerprint": fingerprintOf,
  "a session description": addressesOf,
  "a message": readMessage,
  "a greeting": readGreeting,
  "an answer": (text) => readAnswer(text, 0),
  "a record on a board": matchParts,
  "two records on a board": (text) => isContinued(text, `${text}a`, new Map([[1, "a"]])),
  "a language": (text) => [isLanguage(text), languageFor([text])],
  "words to find": (text) => find(text, ["a rule"]),
  settings: (text) => {
    Object.assign(globalThis, { localStorage: storageOf(text) });
    return readSettings();
  },
  "a record of a match by link": linked,
};

/** A storage whose every entry is a text. @param {string} text */
const storageOf = (text) => ({ getItem: () => text, setItem: () => {}, removeItem: () => {} });

/** @param {string} start @param {string} unit @param {number} length */
const repeated = (start, unit, length) =>
  (start + unit.repeat(length / unit.length + 1)).slice(0, length);

/** Resolves to the milliseconds in which a parser reads a text, or refuses it. @param {(text: string) => unknown} parse @param {string} text */
async function timeOf(parse, text) {
  const begun = performance.now();
  try {
    await parse(text);
  } catch {
    // It may be refused.
  }
  return performance.now() - begun;
}

/** @param {(text: string) => unknown} parse @param {string} text */
async function best(parse, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) least = Math.min(least, await timeOf(parse, text));
  return least;
}

/** @param {(text: string) => unknown} parse @param {string} start @param {string} unit */
async function check(parse, start, unit) {
  let length = SHORTEST;
  const text = (/** @type {number} */ size) => repeated(start, unit, size);
  let taken = await timeOf(parse, text(length));
  while (2 * length <= LONGEST && taken < ENOUGH) {
    length *= 2;
    taken = await timeOf(parse, text(length));
  }
  let growth = taken <= TOO_SHORT ? 0 : Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && growth >= MOST_GROWTH; run++) {
    const twice = await best(parse, text(length));
    growth = twice <= TOO_SHORT ? 0 : twice / (await best(parse, text(length / 2)));
  }
  assert.ok(growth < MOST_GROWTH, `${length} characters like ${text(40)} take ${growth} times`);
}

for (const [name, parse] of Object.entries(PARSERS))
  test(`${name}: the time grows with the length`, async () => {
    Object.assign(globalThis, { localStorage: storageOf("null") });
    for (const unit of UNITS) for (const start of STARTS) await check(parse, start, unit);
  });

test("the service worker: the time grows with the length of an address", async () => {
  Object.assign(globalThis, {
    self: { location: new URL("https://volle.example/sw.js") },
    indexedDB: { open: () => ({}) },
    BUILT_SITE: { version: "1", files: { "index.html": "x" }, more: {}, headers: {}, types: {} },
  });
  const { respond } = await import("../service-worker/site-cache.js");
  const parse = (/** @type {string} */ text) =>
    respond(/** @type {any} */ ({ url: `https://volle.example/${text}`, mode: "navigate" }));
  for (const unit of UNITS) await check(parse, "", unit);
});
