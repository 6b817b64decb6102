/**
 * Panels beside the table: where there is room they stand there; elsewhere a button of the bar opens them over the table.
 * Which of both, css/ui/components/panel.css decides.
 */

import { html, noChange } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { drawing } from "../art/drawing.js";
import { t } from "../i18n.js";

/** @typedef {import("../../games/game-ui.js").Drawing} Drawing */

/** The panels that are seen now, by their ids. @type {Set<string>} */
const seen = new Set();

/** Made with the first panel: where the static pages are drawn there is none. @type {ResizeObserver | undefined} */
let sizes;

/** @param {Element | undefined} element */
function watch(element) {
  sizes ??= new ResizeObserver(note);
  if (element) sizes.observe(element);
}

/** Notes which panels are seen, however that comes, and has those drawn that are seen again. @param {ResizeObserverEntry[]} entries */
function note(entries) {
  for (const { target, contentRect } of entries) {
    const { id } = target;
    if (!contentRect.height) seen.delete(id);
    else if (!seen.has(id)) {
      seen.add(id);
      target.dispatchEvent(new Event("seen"));
    }
  }
}

/**
 * Draws a panel; what is in it is drawn only while it is seen. It stays open under a dialog that it opens, which the
 * browser's other kinds of popover do not.
 * @param {string} id
 * @param {string} heading
 * @param {() => unknown} body
 * @param {() => void} redraw has the page be drawn
 */
export function panel(id, heading, body, redraw) {
  return html`<section class=${`panel ${id}`} id=${id} popover="manual" aria-labelledby=${`${id}-heading`} ${ref(watch)} @click=${closeAround} @keydown=${closeOnEscape} @toggle=${moveFocus} @seen=${redraw}>
    <div class="panel-sheet">
      <h2 id=${`${id}-heading`}>${heading}</h2>
      <button type="button" class="panel-close" popovertarget=${id} popovertargetaction="hide" aria-label=${t("close")}><span aria-hidden="true">✕</span></button>
      <div class="panel-body">${seen.has(id) ? body() : noChange}</div>
    </div>
  </section>`;
}

/** A tap beside the sheet closes the panel, and does nothing to the table below. @param {Event} event */
function closeAround({ target, currentTarget }) {
  if (target === currentTarget && target instanceof HTMLElement && target.matches(":popover-open"))
    target.hidePopover();
}

/** A dialog over the panel takes Escape for itself. @param {KeyboardEvent} event */
function closeOnEscape({ key, currentTarget }) {
  if (key === "Escape" && currentTarget instanceof HTMLElement) currentTarget.hidePopover();
}

/** The keyboard goes into the panel with the eyes, and back. @param {ToggleEvent} event */
function moveFocus({ newState, target }) {
  if (!(target instanceof HTMLElement)) return;
  const button = newState === "open" ? target.querySelector(".panel-close") : opener(target.id);
  if (button instanceof HTMLElement) button.focus();
}

/** @param {string} id */
const opener = (id) => document.getElementById(`open-${id}`);

/** Draws the buttons of the bar that open the crib and the log where those do not stand beside the table. @param {string} game */
export function panelButtons(game) {
  return html`${button("crib", t(`crib-${game}`), drawing("icon-cheat-sheet"))} ${button("log", t("log-heading"), drawing("icon-log"))}`;
}

/** @param {string} id @param {string} words @param {Drawing} icon */
function button(id, words, icon) {
  return html`<button type="button" class="bar-button panel-button" id=${`open-${id}`} popovertarget=${id} aria-label=${words}>
    <span class="bar-icon" aria-hidden="true">${icon}</span> <span class="bar-word">${words}</span>
  </button>`;
}
