/** The languages there are: the name that speakers give theirs, and how it writes numbers and lists. */

export const LANGUAGES = { en: { name: "English", format: "en-GB" } };

/** @typedef {keyof typeof LANGUAGES} Language */
