/** Words: loads the Fluent files of a language and speaks from them. No sentence for players stands anywhere else. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { fetchFile } from "../storage/site-file.js";
import { LANGUAGES } from "./languages.js";

/** @typedef {import("@fluent/bundle").FluentVariable} Word */

let bundle = new FluentBundle("en");
let formats = formatsOf("en");

/** @typedef {import("./languages.js").Language} Language */

/** The language that was asked for last. @type {Language | undefined} */
let wanted;

/**
 * Loads the words of a language; from then on everything speaks it. Resolves to whether it does: another may have been
 * asked for meanwhile. Rejects where the words cannot be had.
 * @param {Language} language
 */
export async function speak(language) {
  wanted = language;
  const text = await fetchWords(language);
  if (wanted === language) use(language, text);
  return wanted === language;
}

/** More files of words that have been asked for, by language. @type {Set<Record<Language, string>>} */
const learned = new Set();

/** Loads more words, of the language that is spoken and of each that will be; rejects where they cannot be had. @param {Record<Language, string>} files by language @param {Language} language that is spoken */
export async function learn(files, language) {
  if (learned.has(files)) return;
  const text = await fetchText(files[language]);
  learned.add(files);
  report(bundle.addResource(new FluentResource(text)));
}

/** @param {Language} language */
async function fetchWords(language) {
  const files = [BUILT_WORDS, ...learned].map((each) => fetchText(each[language]));
  return (await Promise.all(files)).join("\n");
}

/** @param {string} address */
async function fetchText(address) {
  return (await fetchFile(address)).text();
}

/** @param {Language} language @param {string} text */
function use(language, text) {
  const { format } = LANGUAGES[language];
  const loaded = new FluentBundle(format, { useIsolating: false, functions: { NUMBER } });
  report(loaded.addResource(new FluentResource(text)));
  bundle = loaded;
  formats = formatsOf(format);
}

/** Returns how a country writes what is no word. @param {string} country */
function formatsOf(country) {
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    numbers: new Intl.NumberFormat(country),
    decimals: new Intl.NumberFormat(country, oneDigit),
    signed: new Intl.NumberFormat(country, { ...oneDigit, signDisplay: "exceptZero" }),
    lists: new Intl.ListFormat(country),
    percents: new Intl.NumberFormat(country, { style: "percent" }),
    fineNumbers: new Intl.NumberFormat(country, {
      maximumFractionDigits: 1,
      signDisplay: "negative",
    }),
    finePercents: new Intl.NumberFormat(country, { style: "percent", maximumFractionDigits: 1 }),
    signedPercents: new Intl.NumberFormat(country, { style: "percent", signDisplay: "exceptZero" }),
    times: new Intl.DateTimeFormat(country, { dateStyle: "short", timeStyle: "short" }),
    days: new Intl.DateTimeFormat(country, { dateStyle: "medium" }),
    dates: new Intl.DateTimeFormat(country, { timeZone: "UTC" }),
  };
}

/**
 * Says the message `id`, or its attribute as in "rule.title"; a missing one shows itself in brackets.
 * @param {string} id
 * @param {Record<string, Word>} [words]
 * @returns {string}
 */
export function t(id, words) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return missing(id);
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(pattern, words, faults);
  report(faults);
  return text;
}

/** Tells whether there is a message `id`, or its attribute as in "rule.decided". @param {string} id */
export function has(id) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? Boolean(message?.attributes[attribute]) : message !== undefined;
}

/** Returns a number as people write it, with a true minus sign. @param {number} value */
export function number(value) {
  return formats.numbers.format(value).replace("-", "−");
}

/** Returns what lies between two numbers, with both: "200–600". @param {number} least @param {number} most */
export function range(least, most) {
  return formats.numbers.formatRange(least, most);
}

/** Returns a share of 1 as people write it: "45%". @param {number} share */
export function percent(share) {
  return formats.percents.format(share);
}

/** Returns a number with a digit behind the point where there is one: "1,150", "2.5". @param {number} value */
export function fineNumber(value) {
  return formats.fineNumbers.format(value).replace("-", "−");
}

/** Returns a share of 1 with a digit behind the point where there is one: "45.2%". @param {number} share */
export function finePercent(share) {
  return formats.finePercents.format(share);
}

/** Returns a change by a share of 1 with its sign: "+45%". @param {number} share */
export function signedPercent(share) {
  return formats.signedPercents.format(share).replace("-", "−");
}

/** Returns a number with one digit behind the point: "2.5". @param {number} value */
export function decimal(value) {
  return formats.decimals.format(value).replace("-", "−");
}

/** Returns a number with its sign and one digit behind the point: "+2.5". @param {number} value */
export function signed(value) {
  return formats.signed.format(value).replace("-", "−");
}

/** Returns the day of a moment as people write it, or "" if there is no such moment. @param {string} moment as ISO 8601 */
export function day(moment) {
  return dated(formats.days, moment);
}

/** Returns a moment as people write it, day and hour, or "" if there is no such moment. @param {string} moment as ISO 8601 */
export function when(moment) {
  return dated(formats.times, moment);
}

/** Returns a day of the calendar as people write it, wherever they are, or as it is if there is no such day. @param {string} date as in 2026-11-22 */
export function calendarDay(date) {
  return dated(formats.dates, `${date}T00:00Z`) || date;
}

/** Returns a moment in a format, or "" if there is no such moment: what is stored may be anything. @param {Intl.DateTimeFormat} format @param {string} moment */
function dated(format, moment) {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : format.format(date);
}

/** Joins words as a sentence lists them: "a, b and c". @param {string[]} words */
export function list(words) {
  return formats.lists.format(words);
}

/** @param {string} id */
function missing(id) {
  report([new Error(`no words for ${id}`)]);
  return `[${id}]`;
}

/**
 * NUMBER() in messages: `NUMBER($place, type: "ordinal")` selects first, second, third. The library's own has no such type.
 * @param {import("@fluent/bundle").FluentValue[]} args
 * @param {Record<string, import("@fluent/bundle").FluentValue>} options
 */
function NUMBER([value], { type }) {
  const isOrdinal = String(type) === "ordinal";
  return new FluentNumber(Number(value?.valueOf()), isOrdinal ? /** @type {any} */ ({ type }) : {});
}

/** @param {Error[]} faults */
function report(faults) {
  // biome-ignore lint/suspicious/noConsole: a missing word must fail the tests that watch the console
  for (const fault of faults) console.error(fault.message);
}
