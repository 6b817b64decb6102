/** Pictures of things that fly over the table, from where they were to where they are: above it, so that nothing on it moves or can be missed. */

/** @typedef {import("./differences.js").Box} Box */
/**
 * @typedef {object} Flight
 * @property {Element} look a copy of what flies
 * @property {Element | undefined} [back] what it shows until it is turned over
 * @property {Box} box how large the copy is drawn
 * @property {[Box, Box]} way from where to where; it is as large as these are
 * @property {boolean} [isGoing] whether it is gone when it has arrived
 * @property {boolean} [isRolling]
 * @property {HTMLElement} [hides] what cannot be seen until it has arrived
 * @property {number} time in milliseconds
 * @property {number} delay in milliseconds
 */

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** How far a thing is lifted above the table, in pixels. */
const LIFT = 26;

/** @type {Map<string, { element: HTMLElement, hides: HTMLElement | undefined, end: number }>} */
const inTheAir = new Map();
let onLanded = () => {};
/** @type {HTMLElement | undefined} */
let layer;

/** @param {string | undefined} game whose styles the pictures have @returns {HTMLElement} */
function above(game) {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "motion";
    layer.inert = true;
    layer.ariaHidden = "true";
    document.body.append(layer);
  }
  layer.dataset["game"] = game ?? "";
  return layer;
}

/** Returns where a thing is seen now, if it is in the air. @param {string} key @returns {Box | undefined} */
export function whereIs(key) {
  return inTheAir.get(key)?.element.getBoundingClientRect();
}

/**
 * Has a thing fly.
 * @param {string} key
 * @param {Flight} flight
 * @param {string | undefined} game
 */
export function fly(key, flight, game) {
  land(key);
  const { look, back, box, hides, time, delay } = flight;
  // What has no extent is not to be seen.
  if (!box.width || !box.height) return;
  const element = document.createElement("div");
  element.className = "flight";
  const { x, y, width, height } = box;
  put(element, `${x}px`, `${y}px`, `${width}px`, `${height}px`);
  for (const side of [look, back]) if (side instanceof HTMLElement) element.append(filling(side));
  above(game).append(element);
  inTheAir.set(key, { element, hides, end: performance.now() + delay + time });
  if (hides) hide(hides, delay + time);
  const animation = travel(element, flight);
  animation.onfinish = () => {
    if (inTheAir.get(key)?.element !== element) return;
    // The last one stays where it is until the page is drawn with what it brings.
    if (inTheAir.size > 1) land(key);
    else onLanded();
  };
}

/** Returns true if anything flies. */
export const isAnythingInTheAir = () => inTheAir.size > 0;

/** Calls `listener`, which has to end all flights, when nothing is left to fly. @param {() => void} listener */
export function onFlightsLanded(listener) {
  onLanded = listener;
}

/** @param {HTMLElement} element @param {string[]} box from the left, from above, how wide, how high */
function put({ style }, ...box) {
  for (const [index, side] of ["left", "top", "width", "height"].entries())
    style.setProperty(side, box[index] ?? "");
}

/** Has a copy fill its flight, however large it was drawn. @param {HTMLElement} copy */
function filling(copy) {
  put(copy, "0", "0", "100%", "100%");
  return copy;
}

/** @param {HTMLElement} element @param {number} duration */
function hide(element, duration) {
  element.animate({ opacity: [0, 0] }, { duration, fill: "forwards", id: "flight" });
}

/** Has what flies be hidden where it has been drawn anew meanwhile. @param {string} key @param {HTMLElement} element */
export function keepHidden(key, element) {
  const flight = inTheAir.get(key);
  if (!flight?.hides || flight.hides === element) return;
  flight.hides = element;
  hide(element, Math.max(0, flight.end - performance.now()));
}

/** Ends a flight. @param {string} key */
function land(key) {
  const flight = inTheAir.get(key);
  flight?.element.remove();
  for (const animation of flight?.hides?.getAnimations() ?? [])
    if (animation.id === "flight") animation.cancel();
  inTheAir.delete(key);
}

/** Ends all flights at once. */
export function landAll() {
  for (const key of [...inTheAir.keys()]) land(key);
}

/** @param {Box} box @param {Box} there @returns {string} what puts a thing from its box to the middle of another, in its size */
function placed(box, there) {
  const x = there.x + there.width / 2 - box.x - box.width / 2;
  const y = there.y + there.height / 2 - box.y - box.height / 2;
  const size = Math.max(0.15, Math.min(there.width / box.width, there.height / box.height));
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** How much larger a thing seems above the table: small ones could be overlooked. @param {Box} box */
const nearer = ({ height }) => Math.min(2.2, Math.max(1.06, 64 / height));

/** @param {HTMLElement} element @param {Flight} flight */
function travel(element, { box, way: [begin, end], back, isGoing, isRolling, time, delay }) {
  const timing = { duration: time, delay, easing: EASE, fill: /** @type {FillMode} */ ("both") };
  const linear = { ...timing, easing: "linear" };
  element.animate({ translate: ["0 0", `0 ${-LIFT}px`, "0 0"] }, linear);
  for (const side of element.children) {
    side.animate({ scale: ["1", String(nearer(box)), "1"] }, linear);
    if (isRolling) side.animate({ rotate: ["0deg", "360deg"] }, timing);
  }
  if (isGoing) element.animate({ opacity: [1, 1, 0.3], offset: [0, 0.8, 1] }, linear);
  if (back) turnOver(element, linear);
  return element.animate({ transform: [placed(box, begin), placed(box, end)] }, timing);
}

/** When a thing that is turned over begins with that, shows neither side, and has ended. */
const TURN = [0.2, 0.5, 0.8];

/** @param {HTMLElement} element @param {KeyframeAnimationOptions} timing */
function turnOver({ children }, timing) {
  const [begin, half, end] = /** @type {[number, number, number]} */ (TURN);
  const offset = [0, begin, half, half, end, 1];
  const turn = (/** @type {number[]} */ angles) =>
    angles.map((angle) => `perspective(60rem) rotateY(${angle}deg)`);
  const ways = { offset, easing: ["linear", "ease-in", "linear", "ease-out", "linear"] };
  children[0]?.animate(
    { ...ways, transform: turn([90, 90, 90, 90, 0, 0]), opacity: [0, 0, 0, 1, 1, 1] },
    timing,
  );
  children[1]?.animate(
    { ...ways, transform: turn([0, 0, -90, -90, -90, -90]), opacity: [1, 1, 1, 0, 0, 0] },
    timing,
  );
}
