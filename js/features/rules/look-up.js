/** The rules and the cards in a dialog over a match. */

import { html } from "lit-html";
import { gameOf, gameUiOf } from "../../games/index.js";
import { pictogram } from "../../kit/art/drawing.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { dashed } from "../../match/components/words.js";
import { rulebook } from "./rules.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Close } from "../../kit/components/dialog.js" */

const PAGES = {
  rules: { style: "rulebook", draw: rulebook },
  deck: {
    style: "deck",
    draw: (/** @type {State} */ _, /** @type {string} */ game) => gameUiOf(game).deck(),
  },
};

/** Returns true while a match is played or replayed. @param {State} state */
export function isAtMatch({ screen, view }) {
  return view !== null && (screen === "table" || screen === "replay");
}

/** Draws the button of the menu that opens a page over the match. @param {App} app @param {keyof typeof PAGES} name @param {Close} close closes the menu */
export function lookUpButton(app, name, close) {
  const show = () => {
    close("");
    lookUp(app, name, gameOf(app.state));
  };
  return html`<button type="button" class="button" data-look-up=${name} aria-haspopup="dialog" @click=${show}>${pictogram(name)} <span>${t(`menu-${name}`)}</span></button>`;
}

/** Opens the rules over the match, at one of them. @param {App} app @param {string} rule its id, which begins with the name of its game */
export function lookUpRule(app, rule) {
  const [game = ""] = rule.split(".");
  const closed = lookUp(app, "rules", game);
  const heading = document.querySelector(`dialog:last-of-type [data-rule="${dashed(rule)}"] h3`);
  if (heading instanceof HTMLElement) {
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }
  return closed;
}

/** Opens a page over the match. It is an entry of the history: a step back in the browser closes it. @param {App} app @param {keyof typeof PAGES} name @param {string} game */
async function lookUp(app, name, game) {
  const { style, draw } = PAGES[name];
  /** @type {(() => void) | undefined} */
  let removeStep;
  await showDialog(t(`${name}-heading`), (close) => {
    removeStep ??= app.address.addStep(() => close(""));
    return html`<article class=${`page ${style}`} data-game=${game} @click=${(/** @type {Event} */ event) => leave(app, event)}>${draw(app.state, game)}</article>
      ${closeRow(close)}`;
  });
  removeStep?.();
}

/** Follows a link to another screen, whose entry in the history replaces that of the dialog. @param {App} app @param {Event} event */
function leave(app, event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  app.address.go(link.hash, { isReplacing: true });
}
