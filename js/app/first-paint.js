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
const theme = shownTheme(settings.theme);
root.dataset["theme"] = theme;
nameLayout(window);

preload("fetch", BUILT_WORDS[language]);

// The start page of later visits has the names of the last players.
if (["", "menu"].includes(address.parts.join("/")) && !Object.keys(settings.setUps).length) {
  root.dataset["drawn"] = language;
  for (const emblem of BUILT_EMBLEMS[theme]) preload("image", emblem);
  addEventListener("click", noteTap);
}

/** Requests a file that is needed soon. @param {string} as @param {string} href */
function preload(as, href) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as, href });
  if (as === "fetch") link.crossOrigin = "";
  else link.fetchPriority = "high";
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
  const tape = BUILT_LESSONS[button.dataset["lesson"] ?? ""];
  if (tape) preload("fetch", tape);
}
