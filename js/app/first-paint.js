/**
 * Prepares the first paint: the language, theme and layout of the page, and on a first visit the start page as the build
 * has drawn it. A classic script: the page is not painted before it has run.
 */

import { isLanguage, languageFor } from "../kit/languages.js";
import { nameLayout } from "../kit/layout.js";
import { readSettings, shownTheme } from "../match/settings.js";
import { Address } from "./address.js";

const root = document.documentElement;
const settings = readSettings();
const address = new Address();
const asked = address.parameter("lang");
const language = isLanguage(asked)
  ? asked
  : languageFor([settings.language, ...navigator.languages]);
root.lang = language;
root.dataset["theme"] = shownTheme(settings.theme);
nameLayout(window);

// The words are needed as soon as the scripts run.
const words = document.createElement("link");
Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "", href: BUILT_WORDS[language] });
document.head.append(words);

// The start page of later visits has the names of the last players.
if (["", "menu"].includes(address.parts.join("/")) && !Object.keys(settings.setUps).length) {
  root.dataset["drawn"] = language;
  addEventListener("click", noteTap);
}

/** Notes a tap on a button of the drawn page, for the live one (js/app/render.js). @param {Event} event */
function noteTap({ target }) {
  const buttons = [...document.querySelectorAll(`.drawn[lang=${language}] button`)];
  const place = buttons.findIndex((button) => button.contains(/** @type {Node} */ (target)));
  if (place < 0) return;
  buttons[place]?.setAttribute("aria-busy", "true");
  root.dataset["tapped"] = String(place);
}
