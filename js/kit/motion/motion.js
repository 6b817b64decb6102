/**
 * Turns two drawings of the page into a motion: compares the page before and after it is drawn, and moves what is
 * elsewhere. That happens only in a frame whose objects move, so that no text ever changes while anything is in the
 * air. When everything has landed the table is notified, which then shows the text. A tap ends all motion.
 */

import { areDiceInTheAir, onDiceLanded, settleDice, throwDice } from "./dice.js";
import { counts, journeys, schedule, travelTime } from "./differences.js";
import {
  fly,
  isAnythingInTheAir,
  keepHidden,
  landAll,
  onFlightsLanded,
  whereIs,
} from "./flights.js";

/** @import { State } from "../../app/state.js" */
/** @import { Box, Count, Journey, Schedule, Thing } from "./differences.js" */
/** @import { Flight } from "./flights.js" */
/** @import { Frame } from "../../match/story.js" */

/** Both looks, how long a thing travels alone and when all have landed, in milliseconds. @typedef {{ before: Scene, after: Scene, time: number, limit: number, game: string | undefined }} Change */

/** Ends all motion at a tap or a key, before that is acted upon. */
export function endMotionOnTap() {
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, endMotion, true);
}

function endMotion() {
  settleDice();
  landAll();
}

/** The frame whose objects move, as it was drawn last. @type {Frame | null} */
let awaited = null;
let report = (/** @type {Frame} */ _frame) => {};

/** Calls `listener` with the frame that was drawn last when all its objects have landed. @param {(frame: Frame) => void} listener */
export function listenForLanding(listener) {
  report = listener;
  onDiceLanded(landed);
  onFlightsLanded(() => (awaited && !areDiceInTheAir() ? landed() : landAll()));
}

function landed() {
  if (awaited && !areDiceInTheAir()) report(awaited);
}

let lastPly = 0;

/**
 * Draws the page; in a frame whose objects move, moves what is elsewhere than before.
 * @param {Readonly<State>} state
 * @param {() => void} draw
 */
export function drawWithMotion({ view, frame, screen, settings }, draw) {
  const ply = view?.ply ?? 0;
  const isSeen = screen === "table" && ply >= lastPly && !document.hidden;
  const time = isSeen ? travelTime(settings.pace) : 0;
  const before = time ? lookAtPage() : null;
  lastPly = ply;
  draw();
  // At the latest, objects land in the drawing that has their text.
  if (awaited !== frame) landAll();
  awaited = frame?.now === "moving" ? frame : null;
  throwDice(time && (awaited?.lasts ?? 0), ply);
  if (!before?.things.size) return;
  const after = lookAtPage();
  findAgain(before, after);
  if (awaited) move({ before, after, time, limit: awaited.lasts, game: view?.game });
  if (!isAnythingInTheAir()) landed();
}

/** What is gone without a place to go to, and since when: a moment later it may be drawn elsewhere. @type {Map<string, { thing: Shown, since: number }>} */
const lost = new Map();
/** How long a moment is, in milliseconds. */
const MOMENT = 200;

/** Adds to the look before what was lost a moment ago, and notes what is lost now. @param {Scene} before @param {Scene} after */
function findAgain(before, after) {
  const now = performance.now();
  for (const [key, { thing, since }] of lost)
    if (now - since > MOMENT || before.things.has(key)) lost.delete(key);
    else before.things.set(key, thing);
  for (const [key, thing] of before.things)
    if (after.things.has(key)) lost.delete(key);
    else if (thing.to === undefined && !lost.has(key)) lost.set(key, { thing, since: now });
}

/** @param {Change} change */
function move(change) {
  const { before, after } = change;
  const all = journeys(before.things, after.things, after.places);
  const isTurning = all.some(({ kind }) => kind === "turn");
  const when = schedule(change.time, change.limit, { count: all.length, isTurning });
  for (const [key, { element }] of after.things) keepHidden(key, element);
  for (const [index, journey] of all.entries()) start(change, journey, index, when);
  for (const count of counts(before.things, after.things)) carry(change, count);
}

/** @param {Change} change @param {Journey} journey @param {number} index @param {Schedule} when */
function start(change, { kind, key, from, to }, index, when) {
  const { before, after, game } = change;
  const { time } = when;
  const shown = kind === "go" ? before.things.get(key) : after.things.get(key);
  // What is drawn as something else now can no more be copied.
  if (!shown || (kind === "go" && shown.element.isConnected)) return;
  const box = shown.box;
  const begin = whereIs(key) ?? from ?? outOfSight(box);
  const end = to ?? outOfSight(box);
  const isTurned = kind === "come" || kind === "turn";
  const back = shown.back && isTurned ? copyOfNamed("back", shown.back) : undefined;
  const look = copyOf(shown.element);
  const isGoing = kind === "go";
  const hides = isGoing ? {} : { hides: shown.element };
  const delay = kind === "move" ? 0 : when.delay(shown.order ?? index);
  fly(key, { ...{ look, back, box, way: [begin, end], isGoing, time, delay }, ...hides }, game);
}

/** Where things come from that are not on the page: above it. @param {Box} box @returns {Box} */
const outOfSight = ({ x, width, height }) => ({ x, y: -1.2 * height, width, height });

/** Moves what a number grows or shrinks by; the number leaps when that arrives. @param {Change} change @param {Count} count */
function carry(change, count) {
  const shown = change.after.things.get(count.key);
  if (!shown) return;
  const { flights, time } = tokens(change, count, shown);
  for (const [index, flight] of flights.entries())
    fly(`${count.key} ${index}`, flight, change.game);
  leap(shown.element, flights.length && count.by > 0 ? time : 0, time);
}

/** So many tokens stand for any number. */
const MOST_TOKENS = 4;

/** Returns what flies: some of its tokens, or else the number at the other place, which is not seen there meanwhile. @param {Change} change @param {Count} count @param {Shown} shown @returns {{ flights: Flight[], time: number }} */
function tokens({ after, time: alone, limit }, { by, place = "" }, { element, box }) {
  const there = after.places.get(place);
  const source = elementNamed("place", place);
  if (!there?.width || !source) return { flights: [], time: alone };
  const own = element.querySelector("[data-motion-token]");
  const here = own?.getBoundingClientRect() ?? box;
  const count = own ? Math.min(MOST_TOKENS, Math.abs(by)) : 1;
  const { time, delay } = schedule(alone, limit, { count, isTurning: false });
  const flights = Array.from({ length: count }, (_, index) => ({
    look: copyOf(own ?? source),
    box: own ? here : there,
    way: /** @type {[Box, Box]} */ (by > 0 ? [there, here] : [here, there]),
    isGoing: true,
    isRolling: own !== null,
    ...(!own && { hides: source }),
    time,
    delay: delay(index),
  }));
  return { flights, time };
}

/** @param {HTMLElement} element @param {number} delay @param {number} duration */
function leap(element, delay, duration) {
  element.animate({ scale: ["1", "1.22", "1"] }, { duration, delay, easing: "ease-out" });
}

/** @typedef {Thing & { element: HTMLElement }} Shown a thing with its element, which may be gone from the page since */
/** @typedef {{ things: Map<string, Shown>, places: Map<string, DOMRect> }} Scene */

/** Looks at the page as it is. @returns {Scene} */
export function lookAtPage() {
  /** @type {Scene} */
  const scene = { things: new Map(), places: new Map() };
  for (const element of document.querySelectorAll("[data-motion], [data-motion-place]"))
    if (element instanceof HTMLElement) noteElement(scene, element);
  return scene;
}

/** @param {Scene} scene @param {HTMLElement} element */
function noteElement({ things, places }, element) {
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
