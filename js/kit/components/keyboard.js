/** Where the keyboard is: with the decision when there is a new one, and never lost when the page is drawn again. */

/** @import { State } from "../../app/state.js" */

let lastScreen = "";
let lastDecision = "";

/**
 * Draws, then puts the focus where it belongs.
 * @param {State} state
 * @param {() => void} draw
 */
export function keepFocus(state, draw) {
  const before = document.activeElement;
  const { id } = before ?? {};
  const mayMove = !document.querySelector(":is(dialog[open], :popover-open)") && !isElsewhere();
  const isMoving = mayMove && isNew(state);
  const isLeft = mayMove && isDecided(state, before);
  // Where what has the focus is taken away, a browser lays out the page as it is then, half drawn.
  if ((isMoving || isLeft) && before instanceof HTMLElement) before.blur();
  draw();
  if (isMoving || (mayMove && isLost(before))) focusAgain(id, state);
  else if (isLeft && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

let wasPlaying = false;

/** Tells whether somebody has just decided, and what had the focus was for that: it will hardly stay. @param {State} state @param {Element | null} before */
function isDecided({ playing }, before) {
  const hasBegun = playing && !wasPlaying;
  wasPlaying = playing;
  return hasBegun && Boolean(before?.closest(".turn, .tableau"));
}

function isFrame() {
  return window.parent !== window;
}

/** Tells whether this is a frame and somebody is busy in the page around it: that is not to be disturbed. */
function isElsewhere() {
  return isFrame() && !document.hasFocus();
}

/** Tells whether there is a new screen or a new decision of a person. @param {State} state */
function isNew(state) {
  const decision = state.playing || state.asking ? lastDecision : decisionOf(state);
  // A page begins at its top; a frame that has the focus from its beginning was opened by a press.
  const isOpened = lastScreen !== "" || isFrame();
  const hasChanged = decision !== lastDecision || (state.screen !== lastScreen && isOpened);
  lastDecision = decision;
  lastScreen = state.screen;
  return hasChanged;
}

/** @param {State} state */
function decisionOf({ screen, view, curtainFor }) {
  return screen === "table" && view ? `${view.ply} ${view.seat} ${curtainFor}` : "";
}

/** @param {Element | null} before */
function isLost(before) {
  return before !== null && before !== document.body && !before.isConnected;
}

/** Puts the focus on what is to be decided, or else on the heading of the screen. @param {boolean} [mayScroll] */
export function focusOnDecision(mayScroll = true) {
  const target = document.querySelector("[data-focus]") ?? document.querySelector("#screen h1");
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: !mayScroll });
  // Whoever uses the keyboard must see where it is; nothing moves away from under a finger.
  if (target.matches(":focus-visible") && isHidden(target))
    target.scrollIntoView({ block: "nearest" });
}

/** Tells whether something lies outside the window, or below what sticks to its edge. @param {HTMLElement} element */
function isHidden(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(seen && (element.contains(seen) || seen.contains(element)));
}

/** @param {string | undefined} id of what had the focus, if it has been drawn anew @param {State} state */
function focusAgain(id, { screen }) {
  const same = id ? document.getElementById(id) : null;
  if (same && screen !== "table") same.focus();
  else focusOnDecision(screen !== "table");
}

/** Listens to the keyboard from now on. */
export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
      return;
    const area = event.target.closest("[data-keys]");
    const button = area?.querySelector(`button[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (button instanceof HTMLElement) button.click();
  });
}
