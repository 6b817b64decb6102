/**
 * What is marked on the page, where it is now, and how it looks. The games mark their things with attributes:
 *
 *   data-motion="KEY"        it is the same thing wherever it is drawn next, and travels there
 *   data-motion-from="PLACE" when it is new, it comes from this place; so does what its number grows by
 *   data-motion-to="PLACE"   when it is gone, it has gone to this place; so has what its number shrinks by
 *   data-motion-place="NAME" a place
 *   data-motion-turn="NAME"  it is turned over when it comes: until then, it shows this back
 *   data-motion-order="N"    it is the Nth to do so, from 0, of those that turn over together
 *   data-motion-back="NAME"  a back, which need not be seen itself
 *   data-motion-tally="N"    it counts this number
 *   data-motion-token        inside it: one of what it counts
 */

/** @typedef {import("./differences.js").Thing} Thing */
/** @typedef {Thing & { element: HTMLElement }} Shown a thing with its element, which may be gone from the page since */
/** @typedef {{ things: Map<string, Shown>, places: Map<string, DOMRect> }} Scene */

/** Looks at the page as it is. @returns {Scene} */
export function lookAtPage() {
  /** @type {Scene} */
  const scene = { things: new Map(), places: new Map() };
  for (const element of document.querySelectorAll("[data-motion], [data-motion-place]"))
    if (element instanceof HTMLElement) note(scene, element);
  return scene;
}

/** @param {Scene} scene @param {HTMLElement} element */
function note({ things, places }, element) {
  const { motion, motionFrom, motionTo, motionTurn, motionOrder, motionTally, motionPlace } =
    element.dataset;
  const box = element.getBoundingClientRect();
  if (motionPlace) places.set(motionPlace, box);
  if (!motion) return;
  things.set(motion, {
    ...{ element, box },
    ...(motionFrom && { from: motionFrom }),
    ...(motionTo && { to: motionTo }),
    ...(motionTurn && { back: motionTurn }),
    ...(motionOrder && { order: Number(motionOrder) }),
    ...(motionTally && { tally: Number(motionTally) }),
  });
}

/** Returns a copy that is only a picture: nothing on the page can be mistaken for it. @param {Element} element */
export function copyOf(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("*")]) forget(each);
  // Letters that grow with what they stand in keep their size elsewhere.
  copy.style.fontSize = getComputedStyle(element).fontSize;
  return copy;
}

/** @param {Element} element */
function forget(element) {
  for (const name of element.getAttributeNames())
    if (/^(id|hidden|role|aria-label|data-motion.*|data-card|data-action)$/.test(name))
      element.removeAttribute(name);
}

/** Returns the element that has an attribute of this value, if there is one. @param {"place" | "back"} what @param {string} name */
export function elementNamed(what, name) {
  const element = document.querySelector(`[data-motion-${what}="${CSS.escape(name)}"]`);
  return element instanceof HTMLElement ? element : undefined;
}

/** Returns a copy of that element, if there is one. @param {"place" | "back"} what @param {string} name */
export function copyOfNamed(what, name) {
  const element = elementNamed(what, name);
  return element && copyOf(element);
}
