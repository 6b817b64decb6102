/** Loads the Fluent files of a language and formats their messages. No sentence for players stands anywhere else. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { fetchFile } from "../storage/site-file.js";
import { LANGUAGES } from "./languages.js";

/** @import { FluentValue, FluentVariable, Scope } from "@fluent/bundle" */
/** @import { Language } from "./languages.js" */

/** Returns true if all countries write a number with its digits alone. A browser takes 50 ms to create its first format. @param {number} value */
const isPlain = (value) => Number.isInteger(value) && value >= 0 && value < 1000;

class WrittenNumber extends FluentNumber {
  /** @param {Scope} [scope] */
  toString(scope) {
    return isPlain(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** The messages of one language, and the formats of its country. */
class Words {
  #bundle;
  /** The texts of messages and terms that have not been used yet, by their ids: parsing all takes long. @type {Map<string, string>} */
  #unused = new Map();
  /** The additional files among them. @type {Set<Record<Language, string>>} */
  additions = new Set();
  #country;
  /** The formats that have been used, by the functions that create them. @type {Map<(country: string) => unknown, any>} */
  #formats = new Map();

  /** @param {string} country a language with a country, as in "en-GB" @param {string} [text] Fluent messages */
  constructor(country, text = "") {
    this.#country = country;
    this.#bundle = new FluentBundle(country, { useIsolating: false, functions: { NUMBER } });
    this.add(text);
  }

  /** Returns a format of the country, created when it is first used. @template T @param {(country: string) => T} create @returns {T} */
  format(create) {
    if (!this.#formats.has(create)) this.#formats.set(create, create(this.#country));
    return this.#formats.get(create);
  }

  /** Adds messages. @param {string} text */
  add(text) {
    for (const each of text.split(/^(?=[-a-z])/m))
      this.#unused.set(each.split(" ", 1)[0] ?? "", each);
  }

  /** Parses a message or a term, and all that it contains. @param {string} id */
  #parse(id) {
    const text = this.#unused.get(id);
    if (!text) return;
    this.#unused.delete(id);
    report(this.#bundle.addResource(new FluentResource(text)));
    for (const [, other = ""] of text.matchAll(/{ *(-?[a-z][\w-]*)/g)) this.#parse(other);
  }

  /** Returns the pattern of a message or of its attribute, or undefined. @param {string} id */
  pattern(id) {
    const [name = "", attribute] = id.split(".");
    this.#parse(name);
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** Returns the text of a message. @param {string} id @param {Record<string, FluentVariable>} [variables] */
  text(id, variables) {
    const pattern = this.pattern(id);
    /** @type {Error[]} */
    const faults = pattern ? [] : [new Error(`no words for ${id}`)];
    const values = { ...variables };
    for (const [name, value] of Object.entries(values))
      if (typeof value === "number") values[name] = new WrittenNumber(value);
    const text = pattern ? this.#bundle.formatPattern(pattern, values, faults) : `[${id}]`;
    report(faults);
    return text;
  }
}

/** The words of the page. All templates format with them; only this file changes them. */
const page = {
  words: new Words("en"),
  /** The language requested last. @type {Language | undefined} */
  requested: undefined,
  /** Resolves when those words are there. @type {Promise<unknown> | undefined} */
  speaking: undefined,
  /** Additional files of words, each with a promise for the first use of it. @type {Map<Record<Language, string>, Promise<void>>} */
  additions: new Map(),
};

/**
 * Loads the words of a language and uses them from then on. Resolves to false if another language was requested
 * meanwhile; rejects where the words cannot be loaded.
 * @param {Language} language
 */
export function speak(language) {
  page.requested = language;
  const speaking = load(language);
  page.speaking = speaking.catch(() => {});
  return speaking;
}

/** @param {Language} language */
async function load(language) {
  const additions = [...page.additions.keys()];
  const texts = [BUILT_WORDS, ...additions].map((each) => fetchText(each[language]));
  const text = (await Promise.all(texts)).join("\n");
  const isCurrent = page.requested === language;
  if (!isCurrent) return false;
  page.words = new Words(LANGUAGES[language].format, text);
  page.words.additions = new Set(additions);
  return true;
}

/** Loads additional words, for the current language and each later one; rejects where they cannot be loaded. @param {Record<Language, string>} files by language @param {Language} language the current one */
export function learn(files, language) {
  const learning = page.additions.get(files) ?? add(files, language);
  page.additions.set(files, learning);
  learning.catch(() => page.additions.delete(files));
  return learning;
}

/** @param {Record<Language, string>} files @param {Language} language */
async function add(files, language) {
  const text = await fetchText(files[language]);
  // A language that was requested later has these words already; one that was requested before may still replace all.
  await page.speaking;
  if (page.words.additions.has(files)) return;
  page.words.additions.add(files);
  page.words.add(text);
}

/** @param {string} address */
async function fetchText(address) {
  return (await fetchFile(address)).text();
}

/** Returns the text of a message, or of its attribute as in "rule.title"; of a missing one, its id in brackets. @param {string} id @param {Record<string, FluentVariable>} [variables] */
export function t(id, variables) {
  return page.words.text(id, variables);
}

/** Returns true if there is a message, or its attribute as in "rule.decided". @param {string} id */
export function has(id) {
  return Boolean(page.words.pattern(id));
}

/** Returns a function that formats numbers, with a typographic minus sign. @param {Intl.NumberFormatOptions} [options] */
function numberFormat(options) {
  const create = (/** @type {string} */ country) => new Intl.NumberFormat(country, options);
  return (/** @type {number} */ value) =>
    !options && isPlain(value)
      ? String(value)
      : page.words.format(create).format(value).replace("-", "−");
}

/** Returns a function that formats times, as ISO 8601; it returns "" for an invalid one, because stored data can be anything. @param {Intl.DateTimeFormatOptions} options */
function timeFormat(options) {
  const create = (/** @type {string} */ country) => new Intl.DateTimeFormat(country, options);
  return (/** @type {string} */ time) => {
    const date = new Date(time);
    return Number.isNaN(date.valueOf()) ? "" : page.words.format(create).format(date);
  };
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const FINE = { maximumFractionDigits: 1 };
const PERCENT = /** @type {const} */ ({ style: "percent" });
const SIGNED = /** @type {const} */ ({ signDisplay: "exceptZero" });

/** Formats a number: "1,150". */
export const number = numberFormat();

/** Formats a number with one decimal: "2.5". */
export const decimal = numberFormat(ONE_DIGIT);

/** Formats a number with its sign and one decimal: "+2.5". */
export const signed = numberFormat({ ...ONE_DIGIT, ...SIGNED });

/** Formats a number with a decimal where it has one: "1,150", "2.5". */
export const fineNumber = numberFormat({ ...FINE, signDisplay: "negative" });

/** Formats a share of 1: "45%". */
export const percent = numberFormat(PERCENT);

/** Formats a share of 1 with a decimal where it has one: "45.2%". */
export const finePercent = numberFormat({ ...PERCENT, ...FINE });

/** Formats a change by a share of 1 with its sign: "+45%". */
export const signedPercent = numberFormat({ ...PERCENT, ...SIGNED });

/** Formats the day of a time. */
export const day = timeFormat({ dateStyle: "medium" });

/** Formats the day and hour of a time. */
export const when = timeFormat({ dateStyle: "short", timeStyle: "short" });

/** Returns a function that formats a day of the calendar in any time zone; it returns an invalid one unchanged. @param {Intl.DateTimeFormatOptions} [options] */
function dayFormat(options) {
  const format = timeFormat({ timeZone: "UTC", ...options });
  return (/** @type {string} */ date) => format(`${date}T00:00Z`) || date;
}

/** Formats a day of the calendar, such as 2026-11-22: "22/11/2026". */
export const calendarDay = dayFormat();

/** Formats a day in words: "Sunday 22 November". */
export const dayInWords = dayFormat({ weekday: "long", day: "numeric", month: "long" });

/** Formats the day of the week: "Sunday". */
export const weekday = dayFormat({ weekday: "long" });

/** Formats the day of the week for the head of a column: "Sun". */
export const shortWeekday = dayFormat({ weekday: "short" });

/** Formats the month: "November". */
export const month = dayFormat({ month: "long" });

const ranges = (/** @type {string} */ country) => new Intl.NumberFormat(country);
/** Formats a range of numbers: "200–600". @param {number} least @param {number} most */
export const range = (least, most) => page.words.format(ranges).formatRange(least, most);

const lists = (/** @type {string} */ country) => new Intl.ListFormat(country);
/** Joins words to a list: "a, b and c". @param {string[]} words */
export const list = (words) => page.words.format(lists).format(words);

/**
 * Implements NUMBER() in messages, with the type "ordinal" that the library lacks: `NUMBER($place, type: "ordinal")`
 * selects first, second, third.
 * @param {FluentValue[]} values
 * @param {Record<string, FluentValue>} options
 */
function NUMBER([value], { type }) {
  const options = /** @type {any} */ (String(type) === "ordinal" ? { type } : {});
  return new WrittenNumber(Number(value?.valueOf()), options);
}

/** @param {Error[]} faults */
function report(faults) {
  // biome-ignore lint/suspicious/noConsole: a missing word must fail the tests that watch the console
  for (const fault of faults) console.error(fault.message);
}
