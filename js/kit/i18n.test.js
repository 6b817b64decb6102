/** Dates and times in words, for any stored value and any clock. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { today } from "../match/drafts.js";
import { calendarDay, day, learn, number, speak, t, when } from "./i18n.js";

test("a time is formatted for readers", () => {
  assert.match(day("2026-11-22T10:00:00.000Z"), /2026/);
  assert.match(when("2026-11-22T10:00:00.000Z"), /26/);
  assert.equal(calendarDay("2026-11-22"), "11/22/2026");
});

test(`an invalid time is formatted as ""`, () => {
  for (const text of ["9999-99-99T99:99:99Z", "", "soon"]) {
    assert.equal(day(text), "");
    assert.equal(when(text), "");
  }
});

test("the date of a clock that is far off is formatted, an invalid one unchanged", ({ mock }) => {
  mock.timers.enable({ apis: ["Date"], now: Date.UTC(12_026, 10, 22, 12) });
  assert.equal(calendarDay(today()), "12026-11-22");
  assert.equal(calendarDay("NaN-NaN-NaN"), "NaN-NaN-NaN");
});

test("a message has what it contains, from other messages and terms", async () => {
  const text = `
-sheep = sheep
herd = a herd of { -sheep }
    .more = another
two = { herd } and { herd.more }
`;
  Object.assign(globalThis, {
    BUILT_WORDS: { en: "words" },
    fetch: async () => new Response(text),
  });
  await speak("en");
  assert.equal(t("two"), "a herd of sheep and another");
});

test("a number has the separators of its country, also in a message", async () => {
  const text =
    'rank = { NUMBER($n, type: "ordinal") ->\n    [one] { $n }st\n   *[other] { $n }th\n }\n';
  Object.assign(globalThis, { fetch: async () => new Response(text) });
  await speak("en");
  for (const [value, written] of /** @type {const} */ ([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [-1, "−1"],
    [0.5, "0.5"],
  ]))
    assert.equal(number(value), written);
  assert.equal(t("rank", { n: 1 }), "1st");
  assert.equal(t("rank", { n: 1234 }), "1,234th");
});

/** Serves words by address; those of `held` wait until they are released. @param {string[]} held @returns {(address: string) => void} */
function servedWords(held) {
  /** @type {Map<string, (response: Response) => void>} */
  const waiting = new Map();
  const answer = (/** @type {string} */ address) => new Response(`${address} = ${address}\n`);
  Object.assign(globalThis, {
    BUILT_WORDS: { en: "words-en", de: "words-de" },
    fetch: async (/** @type {string} */ address) =>
      held.includes(address)
        ? new Promise((resolve) => waiting.set(address, resolve))
        : answer(address),
  });
  return (address) => waiting.get(address)?.(answer(address));
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

for (const [first, last] of /** @type {const} */ ([
  ["words-en", "one-en"],
  ["two-en", "words-en"],
])) {
  test(`additional words stay, whatever arrives first: ${first}`, async () => {
    const addition = first === "words-en" ? "one" : "two";
    const more = /** @type {any} */ ({ en: `${addition}-en`, de: `${addition}-de` });
    const release = servedWords([first, last]);
    const speaking = speak("en");
    const learning = learn(more, "en");
    for (const address of [first, last]) {
      release(address);
      await settled();
    }
    await Promise.all([speaking, learning]);
    assert.equal(t("words-en"), "words-en");
    assert.equal(t(`${addition}-en`), `${addition}-en`);
    await speak("de");
    assert.equal(t(`${addition}-de`), `${addition}-de`);
  });
}

test("additional words that could not be loaded are requested again", async () => {
  const more = /** @type {any} */ ({ de: "rest-de" });
  Object.assign(globalThis, { fetch: async () => new Response(null, { status: 404 }) });
  await assert.rejects(learn(more, "de"));
  servedWords([]);
  await learn(more, "de");
  assert.equal(t("rest-de"), "rest-de");
});
