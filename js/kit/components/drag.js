/** Drags things onto their like, with a mouse, a pen or a finger. What is let go anywhere else, or cancelled, is where it was. */

/** What is dragged, by which pointer, and from where. @typedef {{ thing: HTMLElement, pointer: number, x: number, y: number, isMoving: boolean }} Drag */

/** So many pixels a pointer may move before that is no tap. */
const SLACK = 8;

/** @type {Drag | null} */
let drag = null;
/** Whether a tap ends a drag, and means nothing else. */
let endsDrag = false;

/**
 * Returns the listeners of something that can be dragged: its `pointerdown`, and its `click`.
 * @param {string} likes a selector of the places where it can be dropped
 * @param {(place: Element) => void} drop
 * @param {() => void} tap
 */
export function draggable(likes, drop, tap) {
  return {
    down: (/** @type {PointerEvent} */ event) => begin(event, likes, drop),
    click: (/** @type {MouseEvent} */ { detail }) => {
      // Keys drag nothing, and have no detail.
      if (!endsDrag || !detail) tap();
      endsDrag = false;
    },
  };
}

/** @param {PointerEvent} event @param {string} likes @param {(place: Element) => void} drop */
function begin(event, likes, drop) {
  endsDrag = false;
  if (drag || event.button !== 0) return;
  const thing = /** @type {HTMLElement} */ (event.currentTarget);
  drag = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
  const over = new AbortController();
  const end = (/** @type {Element | null} */ place) => {
    over.abort();
    letGo();
    if (place && !place.contains(thing)) drop(place);
  };
  listen(thing, likes, end, over.signal);
}

/** @param {HTMLElement} thing @param {string} likes @param {(place: Element | null) => void} end @param {AbortSignal} signal */
function listen(thing, likes, end, signal) {
  const own = (/** @type {(event: PointerEvent) => void} */ does) => (/** @type {Event} */ event) =>
    /** @type {PointerEvent} */ (event).pointerId === drag?.pointer &&
    does(/** @type {PointerEvent} */ (event));
  const placeAt = (/** @type {PointerEvent} */ event) =>
    drag?.isMoving ? placeUnder(event, likes) : null;
  addEventListener(
    "pointermove",
    own((event) => move(event, likes)),
    { signal },
  );
  addEventListener(
    "pointerup",
    own((event) => end(placeAt(event))),
    { signal },
  );
  for (const type of ["pointercancel", "blur"]) addEventListener(type, () => end(null), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
  thing.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

/** @param {PointerEvent} event @param {string} likes */
function move(event, likes) {
  if (!drag) return;
  const [across, down] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.isMoving && Math.hypot(across, down) < SLACK) return;
  if (!drag.isMoving) drag.thing.setPointerCapture(drag.pointer);
  drag.isMoving = true;
  drag.thing.dataset["dragged"] = "true";
  drag.thing.style.translate = `${across}px ${down}px`;
  mark(placeUnder(event, likes));
}

/** @param {PointerEvent} event @param {string} likes */
function placeUnder({ clientX, clientY }, likes) {
  const under = document.elementsFromPoint(clientX, clientY);
  const places = under.map((element) => element.closest(likes));
  return places.find((place) => place && !place.contains(drag?.thing ?? null)) ?? null;
}

/** Shows where it would be dropped. @param {Element | null} place */
function mark(place) {
  for (const marked of document.querySelectorAll("[data-drop]"))
    marked.removeAttribute("data-drop");
  if (drag) place?.setAttribute("data-drop", "");
}

/** Puts it back to where it was. */
function letGo() {
  if (!drag) return;
  const { thing, isMoving } = drag;
  endsDrag = isMoving;
  drag = null;
  delete thing.dataset["dragged"];
  thing.style.translate = "";
  mark(null);
}
