/** The page's words, and templates as HTML, for the drawing scripts of the build. */

import { readFileSync } from "node:fs";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";

/** Markers that lit leaves for later updates. */
const MARKS = /<!--\/?lit-part.*?-->|<!--lit-node \d+-->|<\?>/g;

/** Returns a template as HTML. @param {unknown} template */
export const text = (template) => collectResultSync(render(template)).replaceAll(MARKS, "");

const asAddress = (/** @type {string} */ text) =>
  `data:text/plain;base64,${Buffer.from(text).toString("base64")}`;

/** Reads the Fluent text of each language from the standard input, for `speak`; returns the languages. */
export function readWords() {
  /** @type {Record<string, string>} */
  const words = JSON.parse(readFileSync(0, "utf-8"));
  // Constants that bundles define.
  Object.assign(globalThis, {
    BUILT_CRASH: {},
    BUILT_WORDS: Object.fromEntries(
      Object.entries(words).map(([code, text]) => [code, asAddress(text)]),
    ),
  });
  return /** @type {import("../js/kit/languages.js").Language[]} */ (Object.keys(words));
}
