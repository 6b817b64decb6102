/**
 * The half of tools/start_page.py that runs in Node: draw the start page of a first visit with the app's own templates.
 *
 * Usage: node tools/start-page.mjs < words.json > pages.json
 *   {LANGUAGE: Fluent text} -> {LANGUAGE: {bar, screen}}, as HTML
 */

import { writeFileSync } from "node:fs";
import { register } from "node:module";
import { readWords, text } from "./static-render.mjs";

/** Loads documents as their text, as the bundler does. */
const HTML_LOADER = `
  import { readFile } from "node:fs/promises";
  export async function load(url, context, next) {
    if (!url.endsWith(".html")) return next(url, context);
    const text = JSON.stringify(await readFile(new URL(url), "utf8"));
    return { format: "module", shortCircuit: true, source: "export default " + text };
  }`;

register(`data:text/javascript,${encodeURIComponent(HTML_LOADER)}`);
const languages = readWords();

// What modules of the app read when they are loaded.
Object.assign(globalThis, {
  window: globalThis,
  document: { documentElement: { dataset: {} } },
  isSecureContext: true,
  matchMedia: () => ({ matches: false, addEventListener() {} }),
});

const { bar } = await import("../js/app/bar.js");
const { initialState } = await import("../js/app/state.js");
const { menu } = await import("../js/features/menu/menu.js");
const { speak } = await import("../js/kit/i18n.js");

/** Ids and references to them, which the live page has too. */
const REFERENCES = / (id|for|aria-labelledby|aria-describedby)="[^"]*"/g;

/** @type {Record<string, Record<string, string>>} */
const pages = {};
for (const language of languages) {
  await speak(language);
  const app = /** @type {import("../js/app/app.js").App} */ ({ state: initialState([language]) });
  const drawn = { bar: bar(app), screen: menu(app) };
  pages[language] = Object.fromEntries(
    Object.entries(drawn).map(([id, each]) => [id, text(each).replaceAll(REFERENCES, "")]),
  );
}
writeFileSync(1, JSON.stringify(pages));
