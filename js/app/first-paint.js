/**
 * Prepares the first paint: the language, theme and layout of the page, and on a first visit the start page as the build
 * has drawn it. A classic script: the page is not painted before it has run.
 */

import { visit } from "../engine/prestart.js";
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

preload(BUILT_WORDS[language], "auto");

// The start page of later visits has the names of the last players.
if (["", "menu"].includes(address.parts.join("/")) && !Object.keys(settings.setUps).length) {
  root.dataset["drawn"] = language;
  // Requested with the tap that begins a lesson, its tape would wait behind the files of the engine. A service worker stores no tapes, and there may be no network.
  if (!visit?.workerStart) for (const tape of Object.values(BUILT_LESSONS)) preload(tape, "low");
  addEventListener("click", noteTap);
}

/** Requests a file that is needed soon. @param {string} href @param {string} fetchPriority */
function preload(href, fetchPriority) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href, fetchPriority });
  document.head.append(link);
}

/** Notes a tap on a button of the drawn page, for the live one (js/app/render.js). @param {Event} event */
function noteTap({ target }) {
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll(`.drawn[lang=${language}] button`);
  const buttons = [...all];
  const place = buttons.findIndex((button) => button.contains(/** @type {Node} */ (target)));
  const button = buttons[place];
  if (!button) return;
  button.setAttribute("aria-busy", "true");
  root.dataset["tapped"] = String(place);
}
