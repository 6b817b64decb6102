/** Keeps the keyboard focus where it belongs when the page is drawn again, and handles single keys. */

/**
 * @typedef {object} Scene the part of the state that the focus depends on
 * @property {string} screen
 * @property {string} decision identifies the current decision of a person; "" outside the table
 * @property {boolean} isPlaying true while the table goes on by itself
 * @property {boolean} isAsking true while an answer is awaited
 */

/** Moves the focus of one page to each new screen and decision. */
export class KeyboardFocus {
  #screen = "";
  #decision = "";
  #wasPlaying = false;

  /** Draws, then moves the focus if necessary. @param {Scene} scene @param {() => void} draw */
  keep(scene, draw) {
    const before = document.activeElement;
    const mayMove = !document.querySelector(":is(dialog[open], :popover-open)") && !isElsewhere();
    const isMoving = mayMove && this.#isNew(scene);
    const isLeft = mayMove && this.#isDecided(scene, before);
    // A browser lays out the half-drawn page if the focused element is removed.
    if ((isMoving || isLeft) && before instanceof HTMLElement) before.blur();
    draw();
    const isLost = before !== null && before !== document.body && !before.isConnected;
    if (isMoving || (mayMove && isLost)) focusAgain(before?.id, scene.screen);
    else if (isLeft && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  /** Returns true for a new screen or a new decision. @param {Scene} scene */
  #isNew({ screen, decision, isPlaying, isAsking }) {
    const isWaiting = (isPlaying || isAsking) && screen === this.#screen;
    const now = isWaiting ? this.#decision : decision;
    // A page starts at its top; a focused frame was opened by a press.
    const isOpened = this.#screen !== "" || isFrame();
    const hasChanged = now !== this.#decision || (screen !== this.#screen && isOpened);
    this.#decision = now;
    this.#screen = screen;
    return hasChanged;
  }

  /** Returns true if a person has just decided with the focused element, which will probably disappear. @param {Scene} scene @param {Element | null} focused */
  #isDecided({ isPlaying }, focused) {
    const hasStarted = isPlaying && !this.#wasPlaying;
    this.#wasPlaying = isPlaying;
    return hasStarted && Boolean(focused?.closest(".turn, .tableau"));
  }
}

function isFrame() {
  return window.parent !== window;
}

/** Returns true in a frame while the user works in the page around it. */
function isElsewhere() {
  return isFrame() && !document.hasFocus();
}

/** @param {string | undefined} id of the element that had the focus and may have been replaced @param {string} screen */
function focusAgain(id, screen) {
  const same = id ? document.getElementById(id) : null;
  if (same && screen !== "table") same.focus();
  else focusOnDecision(screen !== "table");
}

/** Moves the focus to the current decision, otherwise to the heading of the screen. @param {boolean} [mayScroll] */
export function focusOnDecision(mayScroll = true) {
  const target = document.querySelector("[data-focus]") ?? document.querySelector("#screen h1");
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: !mayScroll });
  // Keyboard users must see the focus; nothing moves under a finger.
  if (target.matches(":focus-visible") && isHidden(target))
    target.scrollIntoView({ block: "nearest" });
}

/** Returns true if an element is outside the window or covered. @param {HTMLElement} element */
function isHidden(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(seen && (element.contains(seen) || seen.contains(element)));
}

/** Makes single keys press the buttons that declare them, while the focus is near the decision, and marks the page once keys move the focus: then it explains keys. */
export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (/^(Tab|Arrow)/.test(event.key)) document.documentElement.dataset["keys"] = "used";
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
      return;
    const area = event.target.closest("[data-keys]");
    const button = area?.querySelector(`button[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (button instanceof HTMLElement) button.click();
  });
}
