/** The languages there are, and which of them a visitor reads. */

/** Each with the name that its speakers give it, and how it writes numbers and lists. */
export const LANGUAGES = {
  en: { name: "English", format: "en-GB" },
  de: { name: "Deutsch", format: "de-DE" },
  fr: { name: "Français", format: "fr-FR" },
  nl: { name: "Nederlands", format: "nl-NL" },
};

/** @typedef {keyof typeof LANGUAGES} Language */

/** Where no wish can be met. @type {Language} */
const USUAL = "en";

/** Tells whether a text names one of the languages. @param {unknown} code @returns {code is Language} */
export function isLanguage(code) {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** Returns the first language that can be had of those that are wished for, as in ["de-AT", "en"]. @param {readonly (string | null)[]} wishes */
export function languageFor(wishes) {
  const codes = wishes.map((wish) => wish?.toLowerCase().split("-")[0]);
  return codes.find(isLanguage) ?? USUAL;
}
