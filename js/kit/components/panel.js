/**
 * Panels beside the table: where there is room they stand there, elsewhere a button of the bar opens them over the
 * table. The style sheet decides which.
 */

import { html, noChange } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { pictogram } from "../art/drawing.js";
import { t } from "../i18n.js";
import { focusOnDecision } from "./keyboard.js";

/** The attribute of a panel that is visible: its content is drawn only then. */
const VISIBLE = "data-visible";

/** Watches whether a panel is visible, and has it drawn when it appears. @param {Element | undefined} element */
function watch(element) {
  if (!element) return;
  const sizes = new ResizeObserver(([entry]) => {
    const isVisible = Boolean(entry?.contentRect.height);
    if (isVisible === element.hasAttribute(VISIBLE)) return;
    element.toggleAttribute(VISIBLE, isVisible);
    if (isVisible) element.dispatchEvent(new Event("seen"));
  });
  sizes.observe(element);
}

/**
 * Draws a panel. It stays open under a dialog that it opens, unlike the other kinds of popover.
 * @param {string} id
 * @param {string} heading
 * @param {() => unknown} body called only while the panel is visible
 * @param {() => void} redraw draws the page
 */
export function panel(id, heading, body, redraw) {
  const isVisible = document.getElementById(id)?.hasAttribute(VISIBLE);
  return html`<section class=${`panel ${id}`} id=${id} popover="manual" aria-labelledby=${`${id}-heading`} ${ref(watch)} @click=${closeAround} @keydown=${closeOnEscape} @toggle=${moveFocus} @seen=${redraw}>
    <div class="panel-sheet">
      <h2 id=${`${id}-heading`}>${heading}</h2>
      <button type="button" class="panel-close" popovertarget=${id} popovertargetaction="hide" aria-label=${t("close")}>${pictogram("close")}</button>
      <div class="panel-body">${isVisible ? body() : noChange}</div>
    </div>
  </section>`;
}

/** Closes the panel at a tap beside its sheet, which does nothing to the table below. @param {Event} event */
function closeAround({ target, currentTarget }) {
  if (target === currentTarget && target instanceof HTMLElement && target.matches(":popover-open"))
    target.hidePopover();
}

/** Closes the panel, unless a dialog over it takes the key. @param {KeyboardEvent} event */
function closeOnEscape({ key, currentTarget }) {
  if (key === "Escape" && currentTarget instanceof HTMLElement) currentTarget.hidePopover();
}

/** Moves the focus into an opened panel, and back to its button. @param {ToggleEvent} event */
function moveFocus({ newState, target }) {
  if (!(target instanceof HTMLElement)) return;
  const isOpen = newState === "open";
  const button = isOpen
    ? target.querySelector(".panel-close")
    : document.getElementById(`open-${target.id}`);
  if (button instanceof HTMLElement && button.checkVisibility()) button.focus();
  else focusOnDecision();
}

/** The panels, each with its heading and its sign. @param {string} game @returns {[id: string, words: string, sign: string][]} */
function panelsOf(game) {
  return [
    ["crib", t(`crib-${game}`), "cheat-sheet"],
    ["log", t("log-heading"), "log"],
  ];
}

/** Draws the buttons of the bar that open the cheat sheet and the log where those are not beside the table. @param {string} game */
export function panelButtons(game) {
  return panelsOf(game).map(
    ([
      id,
      words,
      sign,
    ]) => html`<button type="button" class="bar-button panel-button" id=${`open-${id}`} popovertarget=${id} aria-label=${words}>
      ${pictogram(sign)} <span class="bar-word">${words}</span>
    </button>`,
  );
}

/** Draws the entries of the menu that open them where the bar has no room for buttons. @param {string} game @param {() => void} close closes the menu */
export function panelEntries(game, close) {
  return panelsOf(game).map(([id, words, sign]) => {
    const open = () => {
      close();
      document.getElementById(id)?.showPopover();
    };
    return html`<button type="button" class="button panel-entry" @click=${open}>${pictogram(sign)} <span>${words}</span></button>`;
  });
}

/** Scrolls as much of an opened disclosure into view as there is room for, from its summary on. @param {Pick<Event, "target">} event */
export function bringIntoSight({ target }) {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  for (const part of [target, target.firstElementChild]) part?.scrollIntoView({ block: "nearest" });
}
