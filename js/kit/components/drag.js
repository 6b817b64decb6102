/** Drags elements onto others of their kind, with a mouse, a pen or a finger. A drag that ends elsewhere changes nothing. */

/** The pixels that a pointer may move during a tap. */
const SLACK = 8;

/** The attribute of an element that a pointer holds, and of one whose next click ends a drag. */
const HELD = "data-held";
const DRAG_ENDED = "data-drag-ended";

/**
 * Returns the listeners of a draggable element: its `pointerdown`, and its `click`.
 * @param {string} targets a selector of the elements on which it can be dropped
 * @param {(target: Element) => void} drop
 * @param {() => void} tap
 */
export function draggable(targets, drop, tap) {
  return {
    down: (/** @type {PointerEvent} */ event) => {
      const element = /** @type {HTMLElement} */ (event.currentTarget);
      element.removeAttribute(DRAG_ENDED);
      if (event.button === 0 && !document.querySelector(`[${HELD}]`))
        drag(event, element, targets, drop);
    },
    click: (/** @type {MouseEvent} */ { detail, currentTarget }) => {
      const element = /** @type {HTMLElement} */ (currentTarget);
      // A click by a key has no detail.
      if (!element.hasAttribute(DRAG_ENDED) || !detail) tap();
      element.removeAttribute(DRAG_ENDED);
    },
  };
}

/** Follows one drag, from the press to the release of a pointer. @param {PointerEvent} start @param {HTMLElement} element @param {string} targets @param {(target: Element) => void} drop */
function drag(start, element, targets, drop) {
  const listening = new AbortController();
  const { signal } = listening;
  let isMoving = false;
  const targetUnder = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const under = document.elementsFromPoint(clientX, clientY);
    const found = under.map((each) => each.closest(targets));
    return found.find((target) => target && !target.contains(element)) ?? null;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const across = event.clientX - start.clientX;
    const down = event.clientY - start.clientY;
    if (!isMoving && Math.hypot(across, down) < SLACK) return;
    if (!isMoving) element.setPointerCapture(start.pointerId);
    isMoving = true;
    element.dataset["dragged"] = "true";
    element.style.translate = `${across}px ${down}px`;
    mark(targetUnder(event));
  };
  const end = (/** @type {Element | null} */ target) => {
    listening.abort();
    element.removeAttribute(HELD);
    element.toggleAttribute(DRAG_ENDED, isMoving);
    delete element.dataset["dragged"];
    element.style.translate = "";
    mark(null);
    if (target) drop(target);
  };
  const own = (/** @type {(event: PointerEvent) => void} */ handle) => {
    return (/** @type {PointerEvent} */ event) =>
      event.pointerId === start.pointerId && handle(event);
  };
  element.toggleAttribute(HELD, true);
  addEventListener("pointermove", own(move), { signal });
  addEventListener(
    "pointerup",
    own((event) => end(isMoving ? targetUnder(event) : null)),
    { signal },
  );
  for (const type of ["pointercancel", "blur"]) addEventListener(type, () => end(null), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

/** Marks the element on which the dragged one would be dropped. @param {Element | null} target */
function mark(target) {
  for (const marked of document.querySelectorAll("[data-drop]"))
    marked.removeAttribute("data-drop");
  target?.setAttribute("data-drop", "");
}
