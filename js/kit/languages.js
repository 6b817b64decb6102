/** The available languages. */

/** The languages, each with its own name and the country whose formats it uses. */
export const LANGUAGES = {
  en: { name: "English", format: "en-GB" },
  de: { name: "Deutsch", format: "de-DE" },
  fr: { name: "Français", format: "fr-FR" },
  nl: { name: "Nederlands", format: "nl-NL" },
};

/** @typedef {keyof typeof LANGUAGES} Language */

/** The language where none of the preferred ones is available. @type {Language} */
const USUAL = "en";

/** Returns true for the code of a language. @param {unknown} code @returns {code is Language} */
export function isLanguage(code) {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** Returns the first available one of several preferred languages, as in ["de-AT", "en"]. @param {readonly (string | null)[]} wishes */
export function languageFor(wishes) {
  const codes = wishes.map((wish) => wish?.toLowerCase().split("-")[0]);
  return codes.find(isLanguage) ?? USUAL;
}
