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
        new Drag(event, element, targets, drop);
    },
    click: (/** @type {MouseEvent} */ { detail, currentTarget }) => {
      const element = /** @type {HTMLElement} */ (currentTarget);
      // A click by a key has no detail.
      if (!element.hasAttribute(DRAG_ENDED) || !detail) tap();
      element.removeAttribute(DRAG_ENDED);
    },
  };
}

/** One drag, from the press to the release of a pointer. */
class Drag {
  #start;
  #element;
  #targets;
  #drop;
  #isMoving = false;
  #listening = new AbortController();

  /** @param {PointerEvent} start @param {HTMLElement} element @param {string} targets @param {(target: Element) => void} drop */
  constructor(start, element, targets, drop) {
    this.#start = start;
    this.#element = element;
    this.#targets = targets;
    this.#drop = drop;
    element.toggleAttribute(HELD, true);
    const { signal } = this.#listening;
    const own = (/** @type {(event: PointerEvent) => void} */ handle) => {
      return (/** @type {PointerEvent} */ event) =>
        event.pointerId === start.pointerId && handle(event);
    };
    const move = own((event) => this.#move(event));
    const end = own((event) => this.#end(this.#isMoving ? this.#targetUnder(event) : null));
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    for (const type of ["pointercancel", "blur"])
      addEventListener(type, () => this.#end(null), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.#end(null), { signal });
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const [across, down] = [
      event.clientX - this.#start.clientX,
      event.clientY - this.#start.clientY,
    ];
    if (!this.#isMoving && Math.hypot(across, down) < SLACK) return;
    if (!this.#isMoving) this.#element.setPointerCapture(this.#start.pointerId);
    this.#isMoving = true;
    this.#element.dataset["dragged"] = "true";
    this.#element.style.translate = `${across}px ${down}px`;
    mark(this.#targetUnder(event));
  }

  /** @param {PointerEvent} event */
  #targetUnder({ clientX, clientY }) {
    const under = document.elementsFromPoint(clientX, clientY);
    const targets = under.map((element) => element.closest(this.#targets));
    return targets.find((target) => target && !target.contains(this.#element)) ?? null;
  }

  /** @param {Element | null} target */
  #end(target) {
    this.#listening.abort();
    this.#element.removeAttribute(HELD);
    this.#element.toggleAttribute(DRAG_ENDED, this.#isMoving);
    delete this.#element.dataset["dragged"];
    this.#element.style.translate = "";
    mark(null);
    if (target) this.#drop(target);
  }
}

/** Marks the element on which the dragged one would be dropped. @param {Element | null} target */
function mark(target) {
  for (const marked of document.querySelectorAll("[data-drop]"))
    marked.removeAttribute("data-drop");
  target?.setAttribute("data-drop", "");
}
