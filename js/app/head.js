/** What a browser shows and tells of the page beside it: its title, its language, and what a home screen keeps of it. */

import { gameOf } from "../games/index.js";
import { t } from "../kit/i18n.js";

/** @typedef {import("./state.js").State} State */

/** The language of the head; what stands in it at first is English, whatever it says. @type {string | undefined} */
let language;

/** Brings the head of the page up to date. @param {State} state */
export function updateHead(state) {
  document.title = t(`title-${state.screen}`, { game: t(`game-${shownGame(state)}`) });
  if (state.language === language) return;
  language = state.language;
  document.documentElement.lang = language;
  setAttribute("meta[name=description]", "content", t("app-description"));
  setAttribute("link[rel=manifest]", "href", `manifests/${language}.webmanifest`);
}

/** @param {State} state */
function shownGame(state) {
  return state.view || !state.embed ? gameOf(state) : state.embed.game;
}

/** @param {string} selector of an element that only one of the pages may have @param {string} name @param {string} value */
function setAttribute(selector, name, value) {
  document.querySelector(selector)?.setAttribute(name, value);
}
