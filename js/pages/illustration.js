/** Where the pictures of the rules stand in a page: each is a file that a browser fetches when it is about to be seen. */

import { html } from "lit-html";
import { HEIGHT, WIDTH } from "../kit/picture-size.js";
import { root } from "./place.js";

/** @typedef {import("./place.js").Place} Place */

/** Shows the picture of a rule. @param {Place} place @param {string} rule @param {string} alt @param {"lazy" | "eager"} [loading] */
export function illustration(place, rule, alt, loading = "lazy") {
  return html`<img class="rule-picture" src=${`${root(place)}pictures/${rule}.svg`} width=${WIDTH} height=${HEIGHT} loading=${loading} decoding="async" alt=${alt}>`;
}
