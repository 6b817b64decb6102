/** Flies copies of objects over the table, so that nothing on it moves or can be missed by a tap. */

/** @import { Box } from "./differences.js" */

/**
 * @typedef {object} Flight
 * @property {Element} look a copy of the object
 * @property {Element | undefined} [back] the back that it shows until it is turned over
 * @property {Box} box the size in which the copy is drawn
 * @property {{ look: Element, box: Box } | undefined} [was] the look and the size before, if they differ much: it becomes the new one on the way
 * @property {[Box, Box]} way from where to where, with its size at both ends
 * @property {boolean} [isGoing] true if it fades at its destination
 * @property {boolean} [isRolling]
 * @property {HTMLElement} [hides] the element that is hidden until it has landed
 * @property {number} time in milliseconds
 * @property {number} delay in milliseconds
 */

const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";
/** The height above the table in the middle of a flight, in pixels: of an object that stays in its place, and the most. */
const LIFT = { least: 8, most: 60 };
/** When an object that is turned over starts to turn, shows neither side, and has turned, as shares of its flight. */
const TURN = /** @type {const} */ ([0.2, 0.5, 0.8]);
/** The share of a flight after which a look becomes another one. */
const FADE = 0.6;

/** The flights over one page. */
export class Flights {
  /** @type {Map<string, { element: HTMLElement, hides: HTMLElement | undefined, hiding: Animation | undefined, end: number }>} */
  #flights = new Map();
  #onLanded;
  /** The element that contains the copies. @type {HTMLElement | undefined} */
  #layer;

  /** @param {() => void} onLanded called when the last flight has arrived; it has to end all flights */
  constructor(onLanded) {
    this.#onLanded = onLanded;
  }

  /** True while anything flies. */
  get areAny() {
    return this.#flights.size > 0;
  }

  /** Returns the current place of an object, if it flies. @param {string} key @returns {Box | undefined} */
  boxOf(key) {
    return this.#flights.get(key)?.element.getBoundingClientRect();
  }

  /** Starts a flight. @param {string} key @param {Flight} flight @param {string | undefined} game whose styles the copies have */
  start(key, flight, game) {
    this.#land(key);
    const { look, back, was, hides, time, delay } = flight;
    const box = was?.box ?? flight.box;
    // An object without size is invisible.
    if (!box.width || !box.height) return;
    const element = document.createElement("div");
    element.className = "flight";
    place(element, `${box.x}px`, `${box.y}px`, `${box.width}px`, `${box.height}px`);
    for (const side of [look, back, was?.look])
      if (side instanceof HTMLElement) {
        place(side, "0", "0", "100%", "100%");
        element.append(side);
      }
    if (was && look instanceof HTMLElement) enlarge(look, flight.box, box);
    this.#layerFor(game).append(element);
    const hiding = hides && hide(hides, delay + time);
    this.#flights.set(key, { element, hides, hiding, end: performance.now() + delay + time });
    animate(element, { ...flight, box }).onfinish = () => {
      if (this.#flights.get(key)?.element !== element) return;
      // The last copy stays until the page is drawn with its result.
      if (this.#flights.size > 1) this.#land(key);
      else this.#onLanded();
    };
  }

  /** Hides the element of a flying object again if the page has replaced it. @param {string} key @param {HTMLElement} element */
  keepHidden(key, element) {
    const flight = this.#flights.get(key);
    if (!flight?.hides || flight.hides === element) return;
    flight.hides = element;
    flight.hiding = hide(element, Math.max(0, flight.end - performance.now()));
  }

  /** Ends all flights immediately. */
  landAll() {
    for (const key of [...this.#flights.keys()]) this.#land(key);
  }

  /** @param {string} key */
  #land(key) {
    const flight = this.#flights.get(key);
    flight?.element.remove();
    // Another flight may hide the same element.
    flight?.hiding?.cancel();
    this.#flights.delete(key);
  }

  /** @param {string | undefined} game */
  #layerFor(game) {
    if (!this.#layer?.isConnected) this.#layer = pictureLayer("motion");
    this.#layer.dataset["game"] = game ?? "";
    return this.#layer;
  }
}

/** Adds a layer for pictures above the page. @param {string} className */
export function pictureLayer(className) {
  const layer = document.createElement("div");
  layer.className = className;
  layer.inert = true;
  layer.ariaHidden = "true";
  document.body.append(layer);
  return layer;
}

/** The attributes that a copy loses, so that it is a picture only. */
const IDENTITY = /^(id|hidden|role|aria-label|data-motion.*|data-card|data-action)$/;

/** Returns a copy of an element that is a picture only. @param {Element} element */
export function copyOf(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of each.getAttributeNames())
      if (IDENTITY.test(name)) each.removeAttribute(name);
  // The size of letters may depend on the element around them.
  copy.style.fontSize = getComputedStyle(element).fontSize;
  return copy;
}

/** @param {HTMLElement} element @param {string} left @param {string} top @param {string} width @param {string} height */
function place({ style }, left, top, width, height) {
  Object.assign(style, { left, top, width, height });
}

/** Draws a small object in the size of a large one. @param {HTMLElement} look @param {Box} small @param {Box} large */
function enlarge(look, small, large) {
  place(look, "0", "0", `${small.width}px`, `${small.height}px`);
  look.style.transformOrigin = "0 0";
  look.style.transform = `scale(${large.width / small.width}, ${large.height / small.height})`;
}

/** Hides an element from now on: an animation may begin a frame later. @param {HTMLElement} element @param {number} duration */
export function hide(element, duration) {
  return element.animate({ opacity: [0, 0] }, { duration, fill: "both" });
}

/** Returns the transform from a box to the middle of another one, in its size. @param {Box} box @param {Box} there */
function toward(box, there) {
  const x = there.x + there.width / 2 - box.x - box.width / 2;
  const y = there.y + there.height / 2 - box.y - box.height / 2;
  const size = Math.max(0.15, Math.min(there.width / box.width, there.height / box.height));
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** Returns the scale of an object above the table: larger for small ones, which are easily overlooked. @param {Box} box */
const nearer = ({ height }) => Math.min(2.2, Math.max(1.06, 64 / height));

/** Returns the height of a flight: the farther, the higher. @param {Box} from @param {Box} to */
const lift = (from, to) =>
  Math.min(LIFT.most, LIFT.least + Math.hypot(to.x - from.x, to.y - from.y) / 9);

/** @param {HTMLElement} element @param {Flight} flight */
function animate(element, { box, way: [begin, end], back, was, isGoing, isRolling, time, delay }) {
  const timing = { duration: time, delay, easing: EASE, fill: /** @type {FillMode} */ ("both") };
  const linear = { ...timing, easing: "linear" };
  element.animate({ translate: ["0 0", `0 ${-lift(begin, end)}px`, "0 0"] }, linear);
  for (const side of element.children) {
    side.animate({ scale: ["1", String(nearer(box)), "1"] }, linear);
    if (isRolling) side.animate({ rotate: ["0deg", "360deg"] }, timing);
  }
  if (isGoing) element.animate({ opacity: [1, 1, 0.3], offset: [0, 0.8, 1] }, linear);
  if (back) turnOver(element, linear);
  if (was) crossFade(element, linear);
  return element.animate({ transform: [toward(box, begin), toward(box, end)] }, timing);
}

/** @param {HTMLElement} element @param {KeyframeAnimationOptions} timing */
function crossFade({ firstElementChild: look, lastElementChild: was }, timing) {
  const offset = [0, FADE, 1];
  look?.animate({ opacity: [0, 0, 1], offset }, timing);
  was?.animate({ opacity: [1, 1, 0], offset }, timing);
}

/** @param {HTMLElement} element @param {KeyframeAnimationOptions} timing */
function turnOver({ children: [front, back] }, timing) {
  const [begin, half, end] = TURN;
  const offset = [0, begin, half, half, end, 1];
  const easing = ["linear", "ease-in", "linear", "ease-out", "linear"];
  const turn = (/** @type {number[]} */ angles, /** @type {number[]} */ opacity) => ({
    offset,
    easing,
    transform: angles.map((angle) => `perspective(60rem) rotateY(${angle}deg)`),
    opacity,
  });
  front?.animate(turn([90, 90, 90, 90, 0, 0], [0, 0, 0, 1, 1, 1]), timing);
  back?.animate(turn([0, 0, -90, -90, -90, -90], [1, 1, 1, 0, 0, 0]), timing);
}
