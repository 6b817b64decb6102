/** Makes an object leap from one place to another one. */

/** Milliseconds of a leap. */
const TIME = 640;

/** The height of a leap above its higher end, as a share of the height of the object. */
const HEIGHT = 0.5;

/**
 * Lets an element leap to its place from that of another element, in an arc. Reduced motion leaves it where it is.
 * @param {HTMLElement} element
 * @param {Element} origin
 */
export function leap(element, origin) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [here, there] = [element.getBoundingClientRect(), origin.getBoundingClientRect()];
  if (!here.width || !there.width) return;
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  const top = Math.min(0, y) - HEIGHT * here.height;
  const scale = String(there.width / here.width);
  const way = {
    translate: [`${x}px ${y}px`, `${0.35 * x}px ${top}px`, "0 0"],
    scale: [scale, "1.1", "1"],
    offset: [0, 0.55, 1],
    easing: ["cubic-bezier(0.2, 0.7, 0.5, 1)", "ease-in", "linear"],
  };
  element.animate(way, TIME);
  // It lands on its feet: wider and lower for a moment.
  const landing = { scale: ["1", "1.14 0.84", "0.96 1.06", "1"] };
  element.animate(landing, { delay: TIME, duration: TIME / 2, easing: "ease-out" });
}
