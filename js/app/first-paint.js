/**
 * Prepares the first paint: the language, theme and layout of the page, and on a first visit the start page as the build
 * has drawn it; and requests the words. A classic script: the start page is not painted before it has run.
 */

import { isSlow, isWanted, visit } from "../engine/prestart.js";
import { isMatchStored, prestartEngine } from "../engine/workers.js";
import { isLanguage, languageFor } from "../kit/languages.js";
import { nameLayout } from "../kit/layout.js";
import { readSettings, shownTheme } from "../match/settings.js";
import { Address } from "./address.js";

const root = document.documentElement;
// On a fast line, the scripts of a frame are there at once, and do the same.
if (isMatchStored || isSlow) prepare();

function prepare() {
  const settings = readSettings();
  const address = new Address();
  const asked = address.parameter("lang");
  const language = isLanguage(asked)
    ? asked
    : languageFor([settings.language, ...navigator.languages]);
  root.lang = language;
  root.dataset["theme"] = shownTheme(settings.theme);
  nameLayout(window);

  const words = preload(BUILT_WORDS[language], "auto");
  // The scripts of the app, requested before, are there then.
  if (isWanted && isSlow) words.onload = prestartEngine;

  // A frame has no start page, and that of later visits has the names of the last players.
  const isStart = isMatchStored && ["", "menu"].includes(address.parts.join("/"));
  if (isStart && !Object.keys(settings.setUps).length) {
    root.dataset["drawn"] = language;
    // Requested with the tap that begins a lesson, its tape would wait behind the files of the engine. A service worker stores no tapes, and there may be no network.
    if (!visit?.workerStart) for (const tape of Object.values(BUILT_LESSONS)) preload(tape, "low");
    addEventListener("click", noteTap);
  }
}

/** Requests a file that is needed soon; returns its link. @param {string} href @param {string} fetchPriority */
function preload(href, fetchPriority) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href, fetchPriority });
  document.head.append(link);
  return link;
}

/** Notes a tap on a button of the drawn page, for the live one (js/app/render.js). @param {Event} event */
function noteTap({ target }) {
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll(`.drawn[lang=${root.lang}] button`);
  const buttons = [...all];
  const place = buttons.findIndex((button) => button.contains(/** @type {Node} */ (target)));
  const button = buttons[place];
  if (!button) return;
  button.setAttribute("aria-busy", "true");
  root.dataset["tapped"] = String(place);
}
