/** The addresses of the static pages, relative to each other because the site may lie under any path, and of pictures. */

import { html } from "lit-html";
import { HEIGHT, WIDTH } from "../kit/picture-size.js";

/** @import { Language } from "../kit/languages.js" */

/** A static page: `rule` is the id of a rule, the folder of another page, or null for the whole book. @typedef {{ game: string, language: Language, rule: string | null }} Place */

/** Returns the folder of a page below the site. @param {Place} place */
export function folder({ game, language, rule }) {
  return `rules/${game}/${language}/${rule === null ? "" : `${rule}/`}`;
}

/** Returns the path from a page to the folder of the site. @param {Place} place */
export function root(place) {
  return "../".repeat(folder(place).split("/").length - 1);
}

/** Returns the address of another page. @param {Place} here @param {Partial<Place>} there the differences */
export function address(here, there) {
  return root(here) + folder({ ...here, ...there });
}

/** Draws the picture of a rule, a file that the browser loads when it is about to be seen. @param {Place} place @param {string} rule @param {string} alt @param {"lazy" | "eager"} [loading] */
export function illustration(place, rule, alt, loading = "lazy") {
  return html`<img class="rule-picture" src=${`${root(place)}pictures/${rule}.svg`} width=${WIDTH} height=${HEIGHT} loading=${loading} decoding="async" alt=${alt}>`;
}
