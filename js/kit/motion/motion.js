/**
 * Animates the page: compares it before and after it is drawn, and moves the objects that are elsewhere. This happens
 * only in frames whose objects move, so no text changes while anything is in the air. When everything has landed, the
 * playback shows the text. A tap ends all motion.
 *
 * The games mark their objects with attributes:
 *
 *   data-motion="KEY"        the object has this key wherever it is drawn next, and travels there
 *   data-motion-from="PLACE" a new object comes from this place; so does the increase of its number
 *   data-motion-to="PLACE"   a removed object goes to this place; so does the decrease of its number
 *   data-motion-place="NAME" a place
 *   data-motion-turn="NAME"  a new object is turned over; until then it shows this back
 *   data-motion-order="N"    its place, from 0, among the objects that are turned over together
 *   data-motion-back="NAME"  a back, which need not be visible itself
 *   data-motion-tally="N"    the object shows this number
 *   data-motion-token        inside such an object: one of the things that it counts
 *   data-motion-field        dice that are drawn in it roll over it
 *   data-motion-throw        a button that throws the blank dice in the field: as long as it or they are held, they shake
 */

import { ThrownDice } from "./dice.js";
import { counts, journeys, schedule, travelTime } from "./differences.js";
import { copyOf, Flights } from "./flights.js";
import { shakeOnHold } from "./hold.js";

/** @import { Box, Count, Item, Journey, Pace, Schedule } from "./differences.js" */
/** @import { Flight } from "./flights.js" */

/** An item with its element, which may have left the page since. @typedef {Item & { element: HTMLElement }} Shown */
/** The marked objects and places of the page. @typedef {{ items: Map<string, Shown>, places: Map<string, Box> }} Scene */
/** A frame of the playback. @typedef {{ now: string, lasts: number }} Frame */
/**
 * @typedef {object} Picture the part of the state that motion depends on
 * @property {number} ply the number of actions before it: motion runs forward only
 * @property {string | undefined} game
 * @property {Frame | null} frame
 * @property {Pace} pace
 * @property {boolean} isAnimated false where nothing moves, such as outside the table
 */
/**
 * @typedef {object} Change
 * @property {Scene} before
 * @property {Scene} after
 * @property {number} time milliseconds in which a single object travels
 * @property {number} limit milliseconds by which all objects have landed
 * @property {string | undefined} game
 */

/** The number of milliseconds in which an object without a destination may be drawn again elsewhere. */
const FOUND_AGAIN = 200;

/** The greatest number of tokens that fly for a change of a number. */
const MOST_TOKENS = 4;

/** Animates one page. */
export class Motion {
  #dice;
  #flights;
  #report;
  /** The frame whose objects move, as it was drawn last. @type {Frame | null} */
  #awaited = null;
  #lastPly = 0;
  /** Items that left the page without a destination, and when. @type {Map<string, { item: Shown, since: number }>} */
  #lost = new Map();

  /** @param {(frame: Frame) => void} report called with the frame drawn last when all its objects have landed */
  constructor(report) {
    this.#report = report;
    this.#dice = new ThrownDice(() => this.#landed());
    this.#flights = new Flights(() =>
      this.#awaited && !this.#dice.areThrown ? this.#landed() : this.#flights.landAll(),
    );
  }

  /** Ends all motion on each tap and key, before the page handles it. */
  endOnTap() {
    const end = () => {
      this.#dice.settleAll();
      this.#flights.landAll();
    };
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, end, true);
  }

  /** Shakes the dice that are held before they are thrown. @param {(isShaking: boolean) => void} report called when they begin and cease to be shaken @param {() => void} uncover draws them, if anything lies in their place */
  shakeOnHold(report, uncover) {
    shakeOnHold(this.#dice, report, uncover);
  }

  /** Draws the page; in a frame whose objects move, animates the differences. @param {Picture} picture @param {() => void} draw */
  draw({ ply, game, frame, pace, isAnimated }, draw) {
    const isForward = isAnimated && ply >= this.#lastPly && !document.hidden;
    const time = isForward ? travelTime(pace) : 0;
    const before = time ? readScene() : null;
    this.#lastPly = ply;
    draw();
    // Objects land at the latest in the drawing that has their text.
    if (this.#awaited !== frame) this.#flights.landAll();
    this.#awaited = frame?.now === "moving" ? frame : null;
    this.#dice.throw(time && (this.#awaited?.lasts ?? 0), ply);
    if (!before?.items.size) return;
    const after = readScene();
    this.#findAgain(before, after);
    if (this.#awaited) this.#move({ before, after, time, limit: this.#awaited.lasts, game });
    if (!this.#flights.areAny) this.#landed();
  }

  #landed() {
    if (this.#awaited && !this.#dice.areThrown) this.#report(this.#awaited);
  }

  /** Adds recently lost items to the scene before, and records the items lost now. @param {Scene} before @param {Scene} after */
  #findAgain(before, after) {
    const now = performance.now();
    for (const [key, { item, since }] of this.#lost)
      if (now - since > FOUND_AGAIN || before.items.has(key)) this.#lost.delete(key);
      else before.items.set(key, item);
    for (const [key, item] of before.items)
      if (after.items.has(key)) this.#lost.delete(key);
      else if (item.to === undefined && !this.#lost.has(key))
        this.#lost.set(key, { item, since: now });
  }

  /** @param {Change} change */
  #move(change) {
    const { before, after } = change;
    const all = journeys(before.items, after.items, after.places);
    const isTurning = all.some(({ kind }) => kind === "turn");
    const when = schedule(change.time, change.limit, { count: all.length, isTurning });
    for (const [key, { element }] of after.items) this.#flights.keepHidden(key, element);
    for (const [index, journey] of all.entries()) this.#start(change, journey, index, when);
    for (const count of counts(before.items, after.items)) this.#carry(change, count);
  }

  /** @param {Change} change @param {Journey} journey @param {number} index @param {Schedule} when */
  #start({ before, after, game }, { kind, key, from, to }, index, when) {
    const isGoing = kind === "go";
    const shown = isGoing ? before.items.get(key) : after.items.get(key);
    // An element that now shows another object cannot be copied.
    if (!shown || (isGoing && shown.element.isConnected)) return;
    const { box, element, order } = shown;
    const isTurned = kind === "come" || kind === "turn";
    const was = kind === "move" ? otherLook(before.items.get(key), box) : undefined;
    /** @type {Flight} */
    const flight = {
      look: copyOf(element),
      back: shown.back && isTurned ? copyOfBack(shown.back) : undefined,
      box,
      was,
      way: [this.#flights.boxOf(key) ?? from ?? outOfSight(box), to ?? outOfSight(box)],
      isGoing,
      time: when.time,
      // Objects on the table change places together; what leaves it goes one after the other.
      delay: kind === "move" && !was ? 0 : when.delay(order ?? index),
    };
    this.#flights.start(key, isGoing ? flight : { ...flight, hides: element }, game);
  }

  /** Animates the difference of a number, then pulses the number. @param {Change} change @param {Count} count */
  #carry(change, count) {
    const shown = change.after.items.get(count.key);
    if (!shown) return;
    const { flights, time } = tokens(change, count, shown);
    for (const [index, flight] of flights.entries())
      this.#flights.start(`${count.key} ${index}`, flight, change.game);
    const delay = flights.length && count.by > 0 ? time : 0;
    const timing = { duration: time, delay, easing: "ease-out" };
    shown.element.animate({ scale: ["1", "1.22", "1"] }, timing);
  }
}

/** A change of size by which an object is drawn otherwise. */
const OTHER_SIZE = 1.5;

/** Returns how an object looked before, if it had another size and its element is not in use. @param {Shown | undefined} old @param {Box} box @returns {Flight["was"]} */
function otherLook(old, box) {
  if (!old || old.element.isConnected) return undefined;
  const change = old.box.width / box.width;
  const isOther = change > OTHER_SIZE || change < 1 / OTHER_SIZE;
  return isOther ? { look: copyOf(old.element), box: old.box } : undefined;
}

/** Returns a box above the page, for objects that come from or go to no visible place. @param {Box} box @returns {Box} */
const outOfSight = ({ x, width, height }) => ({ x, y: -1.2 * height, width, height });

/**
 * Returns the flights for a change of a number: some of its tokens, or the number at the other place, which is hidden
 * there meanwhile.
 * @param {Change} change
 * @param {Count} count
 * @param {Shown} shown
 * @returns {{ flights: Flight[], time: number }}
 */
function tokens({ after, time: alone, limit }, { by, place = "" }, { element, box }) {
  const there = after.places.get(place);
  const source = elementNamed("place", place);
  if (!there?.width || !source) return { flights: [], time: alone };
  const own = element.querySelector("[data-motion-token]");
  // A number lands as high as the one that it changes, which may have fewer digits, and ends where that ends.
  const width = (there.width * box.height) / there.height;
  const here = own?.getBoundingClientRect() ?? { ...box, x: box.x + box.width - width, width };
  const count = own ? Math.min(MOST_TOKENS, Math.abs(by)) : 1;
  const { time, delay } = schedule(alone, limit, { count, isTurning: false });
  const flights = Array.from({ length: count }, (_, index) => ({
    look: copyOf(own ?? source),
    box: own ? here : there,
    way: /** @type {[Box, Box]} */ (by > 0 ? [there, here] : [here, there]),
    isGoing: own !== null,
    isRolling: own !== null,
    ...(!own && { hides: source }),
    time,
    delay: delay(index),
  }));
  return { flights, time };
}

/** Returns the marked objects and places of the page. @returns {Scene} */
function readScene() {
  /** @type {Scene} */
  const scene = { items: new Map(), places: new Map() };
  for (const element of document.querySelectorAll("[data-motion], [data-motion-place]"))
    if (element instanceof HTMLElement) addElement(scene, element);
  return scene;
}

/** @param {Scene} scene @param {HTMLElement} element */
function addElement({ items, places }, element) {
  const { motion, motionFrom, motionTo, motionTurn, motionOrder, motionTally, motionPlace } =
    element.dataset;
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = { x, y, width, height };
  if (motionPlace) places.set(motionPlace, box);
  if (!motion) return;
  items.set(motion, {
    element,
    box,
    ...(motionFrom && { from: motionFrom }),
    ...(motionTo && { to: motionTo }),
    ...(motionTurn && { back: motionTurn }),
    ...(motionOrder && { order: Number(motionOrder) }),
    ...(motionTally && { tally: Number(motionTally) }),
  });
}

/** Returns the element marked with this name, if there is one. @param {"place" | "back"} mark @param {string} name */
function elementNamed(mark, name) {
  const element = document.querySelector(`[data-motion-${mark}="${CSS.escape(name)}"]`);
  return element instanceof HTMLElement ? element : undefined;
}

/** @param {string} name */
function copyOfBack(name) {
  const element = elementNamed("back", name);
  return element && copyOf(element);
}
