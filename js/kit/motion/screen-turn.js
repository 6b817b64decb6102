/**
 * Turns from one screen to the next: one fades into the other, and what both show moves to its new place. Elements with
 * the same `data-shared` are the same thing; of a name with a sheep, only the sheep. A tap ends the turn. Browsers
 * without view transitions cut, and so does reduced motion.
 */

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

/** True in WebKit on Linux, which crashes in a view transition (WebKitGTK 2.50). */
const CRASHES = /Linux(?!.*Chrom).*AppleWebKit/.test(navigator.userAgent);

/** The turns of one page. */
export class ScreenTurn {
  /** @type {ViewTransition | null} */
  #turn = null;
  /** True until the next screen is drawn. */
  isPending = false;

  /** Ends the turn on each tap and key, before the page handles it. */
  endOnTap() {
    for (const type of ["pointerdown", "keydown"])
      addEventListener(type, () => this.#turn?.skipTransition(), true);
  }

  /** Draws the next screen: after the browser has a picture of the one before, where it can. @param {() => void} draw */
  draw(draw) {
    if (CRASHES || REDUCED.matches || !document.startViewTransition || document.hidden)
      return draw();
    this.#turn?.skipTransition();
    this.isPending = true;
    const before = name();
    let after = before;
    const turn = document.startViewTransition(() => {
      unname(before);
      this.isPending = false;
      draw();
      after = name();
    });
    this.#turn = turn;
    // A turn that is skipped is not ready; an error of the drawing is reported by `updateCallbackDone`.
    turn.ready.catch(() => {});
    const end = () => {
      unname(after);
      if (this.#turn === turn) this.#turn = null;
    };
    turn.finished.then(end, end);
  }
}

/** Names the visible shared elements for the browser, and returns them. @returns {HTMLElement[]} */
function name() {
  /** @type {Map<string, HTMLElement>} */
  const named = new Map();
  for (const element of document.querySelectorAll("[data-shared]")) {
    const shown = /** @type {HTMLElement} */ (element.querySelector(".avatar") ?? element);
    const { shared = "" } = /** @type {HTMLElement} */ (element).dataset;
    if (!named.has(shared) && isVisible(shown)) named.set(shared, shown);
  }
  for (const [shared, { style }] of named) style.setProperty("view-transition-name", shared);
  return [...named.values()];
}

/** @param {readonly HTMLElement[]} elements */
function unname(elements) {
  for (const { style } of elements) style.removeProperty("view-transition-name");
}

/** @param {Element} element */
function isVisible(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
