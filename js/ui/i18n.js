/** Words: loads the Fluent files of a language and speaks from them. No sentence for players stands anywhere else. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../state/languages.js";

/** @typedef {import("@fluent/bundle").FluentVariable} Word */

let bundle = new FluentBundle("en");
let numbers = new Intl.NumberFormat("en");
let lists = new Intl.ListFormat("en");

/** Returns the language of the words that are spoken now. */
export function language() {
  return bundle.locales[0];
}

/**
 * Loads the words of `language`, for the page and for `games`; from then on everything speaks it.
 * @param {import("../state/languages.js").Language} language
 * @param {string[]} games
 */
export async function speak(language, games) {
  const rules = games.map((game) => `${game}-rules`);
  const names = ["app", ...games, ...rules];
  const files = await Promise.all(names.map((name) => fetchWords(language, name)));
  const loaded = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
  for (const file of files) report(loaded.addResource(file));
  bundle = loaded;
  const { format } = LANGUAGES[language];
  numbers = new Intl.NumberFormat(format);
  lists = new Intl.ListFormat(format);
  document.documentElement.lang = language;
}

/** @param {import("../state/languages.js").Language} language @param {string} file */
async function fetchWords(language, file) {
  const response = await fetch(`locales/${language}/${file}.ftl`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new FluentResource(await response.text());
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
  return numbers.format(value).replace("-", "−");
}

/** Joins words as a sentence lists them: "a, b and c". @param {string[]} words */
export function list(words) {
  return lists.format(words);
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
