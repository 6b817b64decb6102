/** Words: loads the Fluent files of a language and speaks from them. No sentence for players stands anywhere else. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("@fluent/bundle").FluentVariable} Word */

/** The languages there are: the name that speakers give theirs, and how it writes numbers and lists. */
export const LANGUAGES = { en: { name: "English", format: "en-GB" } };

/** @typedef {keyof typeof LANGUAGES} Language */

const FILES = ["app", "wolle", "wolle-rules"];

let bundle = new FluentBundle("en");
let numbers = new Intl.NumberFormat("en");
let lists = new Intl.ListFormat("en");
/** @type {string[]} ids of the rulebook, in its order */
let ruleIds = [];

/** Gives the language of the words that are spoken now. */
export function language() {
  return bundle.locales[0];
}

/**
 * Loads the words of `language`; from then on everything speaks it.
 * @param {Language} language
 */
export async function speak(language) {
  const texts = await Promise.all(FILES.map((file) => fetchWords(language, file)));
  const loaded = new FluentBundle(language, { useIsolating: false });
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) report(loaded.addResource(resource));
  ruleIds = resources.at(-1)?.body.map((entry) => entry.id) ?? [];
  bundle = loaded;
  const { format } = LANGUAGES[language];
  numbers = new Intl.NumberFormat(format);
  lists = new Intl.ListFormat(format);
  document.documentElement.lang = language;
}

/** @param {Language} language @param {string} file */
async function fetchWords(language, file) {
  const response = await fetch(`locales/${language}/${file}.ftl`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

/** Gives the ids of all rules as they stand in the rulebook, with dashes for dots. */
export function rules() {
  return ruleIds;
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

/** Tells whether there is a message `id`. @param {string} id */
export function has(id) {
  return bundle.hasMessage(id);
}

/** Gives a number as people write it, with a true minus sign. @param {number} value */
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

/** @param {Error[]} faults */
function report(faults) {
  // biome-ignore lint/suspicious/noConsole: a missing word must fail the tests that watch the console
  for (const fault of faults) console.error(fault.message);
}
