/** The rules and the cards over a match: looking something up takes nobody away from the table, and all ways back lead to it. */

import { html } from "lit-html";
import { gameOf, gameUiOf } from "../../games/index.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { dashed } from "../../match/components/words.js";
import { rulesOf } from "./rulebook.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../kit/components/dialog.js").Close} Close */

/** What can be looked up, each as its screen draws it below the heading. */
const PAGES = {
  rules: { style: "rulebook", draw: rulesOf },
  deck: {
    style: "deck",
    draw: (/** @type {State} */ _, /** @type {string} */ game) => gameUiOf(game).deck(),
  },
};

/** Tells whether a match is played or watched. @param {State} state */
export function isAtMatch({ screen, view }) {
  return view !== null && (screen === "table" || screen === "replay");
}

/** Draws the way from the menu to what is looked up. @param {App} app @param {keyof typeof PAGES} name @param {Close} close closes the menu */
export function lookUpButton({ state }, name, close) {
  const show = () => {
    close("");
    lookUp(state, name, gameOf(state));
  };
  return html`<button type="button" class="button" data-look-up=${name} aria-haspopup="dialog" @click=${show}>${t(`menu-${name}`)}</button>`;
}

/** Shows the rules of a game over the page, at one of them. @param {State} state @param {string} rule its id, which begins with the name of its game */
export function lookUpRule(state, rule) {
  const [game = ""] = rule.split(".");
  const closed = lookUp(state, "rules", game);
  const heading = document.querySelector(`dialog:last-of-type [data-rule="${dashed(rule)}"] h3`);
  if (heading instanceof HTMLElement) {
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }
  return closed;
}

/** Shows a page over the match. A step back in the browser closes it, too: that it is open is a step of its own. @param {State} state @param {keyof typeof PAGES} name @param {string} game */
async function lookUp(state, name, game) {
  const { style, draw } = PAGES[name];
  const steps = new AbortController();
  history.pushState({ lookUp: true }, "");
  await showDialog(t(`${name}-heading`), (close) => {
    addEventListener("popstate", () => close(""), { signal: steps.signal });
    return html`<article class=${`page ${style}`} data-game=${game} @click=${leave}>${draw(state, game)}</article>
      ${closeRow(close)}`;
  });
  steps.abort();
  if (history.state?.lookUp) history.back();
}

/** A link to another screen takes the place of all dialogs: from there a step back leads to the match. @param {Event} event */
function leave(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  location.replace(link.href);
  for (const dialog of document.querySelectorAll("dialog")) dialog.close("");
}
