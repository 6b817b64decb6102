/**
 * Makes of two frames a motion: looks at the page before and after it is drawn, and has travel what is elsewhere.
 * Nothing waits for it: the page is drawn as it is at once, and a tap ends all motion.
 */

import { settleDice, throwDice } from "./dice.js";
import { counts, journeys } from "./differences.js";
import { fly, keepHidden, landAll, whereIs } from "./flights.js";
import { copyOf, copyOfNamed, lookAtPage } from "./scene.js";
import { travelTime } from "./speed.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("./differences.js").Journey} Journey */
/** @typedef {import("./differences.js").Count} Count */
/** @typedef {import("./differences.js").Box} Box */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Shown} Shown */
/** Both looks, and how long a thing travels, in milliseconds. @typedef {{ before: Scene, after: Scene, time: number, game: string | undefined }} Change */

/** Ends all motion at a tap or a key, before that is acted upon. */
export function endMotionOnTap() {
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, endMotion, true);
}

function endMotion() {
  settleDice();
  landAll();
}

let lastPly = 0;

/**
 * Draws the page, and moves what is elsewhere than before.
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
  throwDice(time && (frame?.lasts ?? 0), ply);
  if (before?.things.size) move({ before, after: lookAtPage(), time, game: view?.game });
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
  findAgain(before, after);
  const all = journeys(before.things, after.things, after.places);
  for (const [key, { element }] of after.things) keepHidden(key, element);
  for (const [index, journey] of all.entries()) start(change, journey, index);
  for (const count of counts(before.things, after.things)) tell(change, count);
}

/** So much later than the one before each thing starts, as a share of its way. */
const STAGGER = 0.16;

/** @param {Change} change @param {Journey} journey @param {number} index */
function start(change, { kind, key, from, to }, index) {
  const { before, after, time, game } = change;
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
  const delay = kind === "come" || isGoing ? index * time * STAGGER : 0;
  fly(key, { ...{ look, back, box, way: [begin, end], isGoing, time, delay }, ...hides }, game);
}

/** Where things come from that are not on the page: above it. @param {Box} box @returns {Box} */
const outOfSight = ({ x, width, height }) => ({ x, y: -1.2 * height, width, height });

/** Has what a number has grown or shrunk by fly, and the number leap when it is there. @param {Change} change @param {Count} count */
function tell(change, count) {
  const shown = change.after.things.get(count.key);
  if (!shown) return;
  const flights = tokens(change, count, shown);
  for (const [index, flight] of flights.entries())
    fly(`${count.key} ${index}`, flight, change.game);
  leap(shown.element, flights.length && count.by > 0 ? change.time : 0, change.time);
}

/** So many tokens stand for any number. */
const MOST_TOKENS = 4;

/** What flies: some of its tokens, or else the number at the other place. @param {Change} change @param {Count} count @param {Shown} shown @returns {import("./flights.js").Flight[]} */
function tokens({ after, time }, { by, place = "" }, { element, box }) {
  const there = after.places.get(place);
  if (!there?.width) return [];
  const own = element.querySelector("[data-motion-token]");
  const here = own?.getBoundingClientRect() ?? box;
  const picture = () => (own ? copyOf(own) : copyOfNamed("place", place));
  const count = own ? Math.min(MOST_TOKENS, Math.abs(by)) : 1;
  return Array.from({ length: count }, (_, index) => ({
    look: /** @type {Element} */ (picture()),
    box: own ? here : there,
    way: by > 0 ? [there, here] : [here, there],
    isGoing: true,
    isRolling: own !== null,
    time,
    delay: index * time * STAGGER,
  }));
}

/** @param {HTMLElement} element @param {number} delay @param {number} duration */
function leap(element, delay, duration) {
  element.animate({ scale: ["1", "1.22", "1"] }, { duration, delay, easing: "ease-out" });
}
