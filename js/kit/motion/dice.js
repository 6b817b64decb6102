/** Throws the dice that are drawn as rolling: each tumbles until it lies as it was drawn. */

import { RADIUS, shade } from "../art/body.js";
import { NUMBER_SIZE } from "../art/dice.js";
import { laid } from "../art/figures.js";
import { CREAM, INK, LINE, round, WOOL, whim } from "../art/ink.js";
import { numbering } from "../art/numbering.js";
import { PATTERNS, STEP } from "../art/pips.js";
import { facesOf, facets } from "../art/solids.js";
import { cross, middle, rotation, unit } from "../art/vectors.js";
import { LANDED } from "./differences.js";

/** @import { Pips } from "../art/pips.js" */
/** @import { DieKind } from "../art/polyhedra.js" */
/** @import { Facet, Turn } from "../art/solids.js" */
/** @import { Vector } from "../art/vectors.js" */

/** @type {Map<Element, TumblingDie>} */
const inTheAir = new Map();
let begun = 0;
let duration = 0;
let frame = 0;
let onLanded = () => {};

/**
 * Throws dice that are newly drawn as rolling, and has those lie that are drawn so no more.
 * @param {number} milliseconds that all dice have; none are thrown without
 * @param {number} seed different for each roll
 */
export function throwDice(milliseconds, seed) {
  const rolling = new Set(document.querySelectorAll(".die[data-rolling]"));
  for (const die of inTheAir.keys()) if (!rolling.has(die)) settle(die);
  for (const die of document.querySelectorAll(".die[data-settled]:not([data-rolling])"))
    die.toggleAttribute("data-settled", false);
  const thrown = [...rolling].filter((die) => !die.matches("[data-settled], [data-tumbling]"));
  if (!thrown.length || !milliseconds) return;
  begin(thrown, milliseconds, seed);
}

/** Lays all dice down immediately. */
export function settleDice() {
  for (const die of inTheAir.keys()) settle(die);
}

/** Returns true if any die tumbles. */
export const areDiceInTheAir = () => inTheAir.size > 0;

/** Calls `listener` whenever the last die has come to lie by itself. @param {() => void} listener */
export function onDiceLanded(listener) {
  onLanded = listener;
}

/** @param {Element} die */
function settle(die) {
  inTheAir.get(die)?.settle();
  inTheAir.delete(die);
}

/** @param {Element[]} thrown @param {number} milliseconds @param {number} seed */
function begin(thrown, milliseconds, seed) {
  for (const [place, die] of thrown.entries())
    inTheAir.set(die, new TumblingDie(die, throwOf(seed, place, thrown.length)));
  begun = performance.now();
  duration = milliseconds * LANDED;
  cancelAnimationFrame(frame);
  tick(begun);
}

/** @param {number} now */
function tick(now) {
  if (!inTheAir.size) return;
  const time = Math.max(0, now - begun) / duration;
  for (const [die, tumbling] of inTheAir) if (!tumbling.draw(time)) settle(die);
  if (inTheAir.size) frame = requestAnimationFrame(tick);
  else onLanded();
}

/** @typedef {{ path: SVGElement, mark: Mark, group: SVGElement }} Face */

/** How much larger a die seems at the top of its leap. */
const NEARER = 0.42;

export class TumblingDie {
  #kind;
  #how;
  #die;
  #shadow = draw("ellipse", { rx: RADIUS * 0.86, ry: RADIUS * 0.74, fill: INK });
  #outline = draw("path", {
    ...{ fill: INK, stroke: INK, "stroke-width": LINE * 2, "stroke-linejoin": "round" },
  });
  /** @type {Face[]} */
  #faces;
  #body;
  #all;

  /** Begins a throw. @param {Element} die that is drawn as it will lie @param {Throw} how */
  constructor(die, how) {
    const { die: kind, value } = /** @type {SVGElement} */ (die).dataset;
    this.#kind = /** @type {DieKind} */ (kind);
    this.#how = how;
    this.#die = die;
    this.#faces = numbering(this.#kind, Number(value)).map((number, face) =>
      faceOf(markOf(this.#kind, face, number)),
    );
    this.#body = draw("g", {}, this.#outline, ...this.#faces.map(({ group }) => group));
    this.#all = draw("g", { class: "die-tumble" }, this.#shadow, this.#body);
    die.append(this.#all);
    die.toggleAttribute("data-tumbling", true);
  }

  /** Draws the die at a time of the throw; tells whether it is still in the air. @param {number} time share of the time that all dice have */
  draw(time) {
    const pose = poseAt(this.#how, time);
    place(this.#body, pose);
    cast(this.#shadow, pose);
    this.#drawBody(facets(this.#kind, RADIUS, pose.turn), pose);
    return pose.rest > 0;
  }

  /** Has the die lie as it is drawn. */
  settle() {
    this.#all.remove();
    this.#die.toggleAttribute("data-tumbling", false);
    this.#die.toggleAttribute("data-settled", true);
  }

  /** @param {Facet[]} seen @param {Pose} pose */
  #drawBody(seen, { turn, rest }) {
    this.#outline.setAttribute("d", seen.map(({ path }) => path).join(""));
    const hidden = new Set(this.#faces);
    for (const facet of seen) {
      const face = /** @type {Face} */ (this.#faces[facet.face]);
      hidden.delete(face);
      face.group.removeAttribute("display");
      face.path.setAttribute("d", facet.path);
      face.path.setAttribute("fill", shade(this.#kind, facet.light));
      face.mark.lay(facet, turn, rest);
    }
    for (const { group } of hidden) group.setAttribute("display", "none");
  }
}

/** @param {Mark} mark @returns {Face} */
function faceOf(mark) {
  const path = draw("path", { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" });
  return { path, mark, group: draw("g", {}, path, mark.element) };
}

/** @param {SVGElement} body @param {Pose} pose */
function place(body, { x, y, height }) {
  const size = 1 + NEARER * height;
  body.setAttribute("transform", `translate(${round(x)} ${round(y - 30 * height)}) scale(${size})`);
}

/** The shadow leaves the die as it leaps. @param {SVGElement} shadow @param {Pose} pose */
function cast(shadow, { x, y, height, rest }) {
  shadow.setAttribute("cx", String(round(x + 8 + 40 * height)));
  shadow.setAttribute("cy", String(round(y + 12 + 56 * height)));
  shadow.setAttribute("opacity", String(Math.min(1, rest * 6) * (0.38 - 0.2 * height)));
}

/**
 * @typedef {object} Throw how one die is thrown; times are shares of the time that all dice have
 * @property {number} start
 * @property {number} end
 * @property {[number, number]} from where it comes into sight, in units of its drawing, as seen from where it comes to lie
 * @property {Vector} axis around which it rolls
 * @property {number} roll so far it rolls, in radians
 * @property {number} spin so far it spins like a top while it rolls
 */
/**
 * @typedef {object} Pose a die at a moment of its throw
 * @property {number} x
 * @property {number} y
 * @property {number} height above the table
 * @property {number} rest how much of the throw is still to come: 1 to 0
 * @property {Turn} turn away from how it will lie
 */

/** When the first die has come to lie; the last one needs all the time there is. */
const FIRST_LIES = 0.62;

/** A number of its own for each die and topic, always the same. @param {number} seed @param {number} topic @param {number} least @param {number} most */
function between(seed, topic, least, most) {
  const steps = Array.from({ length: 33 }, (_, step) => step / 32);
  return least + (most - least) * whim(seed, topic, steps);
}

/**
 * Returns how the die at a place is thrown together with others.
 * @param {number} seed different for each roll
 * @param {number} place
 * @param {number} count of dice that are thrown
 * @returns {Throw}
 */
export function throwOf(seed, place, count) {
  const own = seed * 31 + place;
  const side = whim(seed, 1, [-1, 1]);
  const rank = (place * whim(seed, 2, [1, count - 1 || 1]) + whim(seed, 3, [0, 1, 2, 3])) % count;
  const angle = between(own, 4, 0.3, 0.85);
  const way = between(own, 5, 160, 230);
  const [x, y] = [side * Math.cos(angle) * way, Math.sin(angle) * way];
  return {
    start: between(own, 6, 0, 0.07),
    end: FIRST_LIES + ((1 - FIRST_LIES) * (rank + 1)) / count,
    from: [x, y],
    axis: unit([y, -x, between(own, 7, -0.35, 0.35) * way]),
    roll: between(own, 8, 7.5, 11),
    spin: side * between(own, 9, -1.2, 2.6),
  };
}

/** Where a die touches the table, and how high it leaps from there. */
const LEAPS = /** @type {const} */ ([
  [-0.36, 0.36, 1],
  [0.36, 0.66, 0.34],
  [0.66, 0.82, 0.09],
]);

/** @param {number} progress @returns {number} */
function height(progress) {
  const leap = LEAPS.find(([, down]) => progress < down);
  if (!leap) return 0;
  const [up, down, high] = leap;
  const middle = (up + down) / 2;
  return high * (1 - ((progress - middle) / (down - middle)) ** 2);
}

/** Since when a die rocks on the face on which it comes to lie. */
const ROCKS = 0.8;

/** @param {number} progress @returns {number} */
function rocking(progress) {
  const share = (progress - ROCKS) / (1 - ROCKS);
  return share < 0 ? 0 : 0.2 * Math.sin(share * 2 * Math.PI) * (1 - share);
}

/**
 * Returns the pose of a die at a time: once its throw has ended, it lies as it is drawn.
 * @param {Throw} how
 * @param {number} time share of the time that all dice have
 * @returns {Pose}
 */
export function poseAt({ start, end, from, axis, roll, spin }, time) {
  const progress = Math.min(1, Math.max(0, (time - start) / (end - start)));
  const rest = 1 - progress;
  const ahead = rest ** 1.7;
  const rolled = rotation(axis, roll * ahead + rocking(progress));
  const spun = rotation([0, 0, 1], spin * ahead);
  return {
    x: from[0] * ahead,
    y: from[1] * ahead,
    height: height(progress),
    rest,
    turn: (v) => spun(rolled(v)),
  };
}

/** @typedef {{ element: SVGElement, lay: (facet: Facet, turn: Turn, rest: number) => void }} Mark a number, and what lays it on its face as that is seen; `rest` is how much of the throw is to come */

/** Draws the number of a face. @param {DieKind} kind @param {number} face @param {number} number @returns {Mark} */
export function markOf(kind, face, number) {
  return kind === "d6" ? pips(number) : figure(kind, face, number);
}

/** @param {SVGElement} element @param {number[]} matrix */
function transform(element, matrix) {
  element.setAttribute("transform", `matrix(${matrix.map((n) => n.toFixed(3)).join(" ")})`);
}

/** A share between 0 and 1. @param {number} share */
const within = (share) => Math.min(1, Math.max(0, share));

/** The size of a pip, in halves of a face: as far as it looks at us. @param {number} seen */
const pipSize = (seen) => 0.32 + 0.14 * seen;

/** How much the front of a cube that lies looks at us more than its sides. */
const FRONT = Number(facets("d6", 1).at(-1)?.facing);
const SIDE = 0.36;

/** The flat of a face, within its rounded edges. */
const FLAT = "M-.9-.56Q-.9-.9-.56-.9H.56Q.9-.9.9-.56V.56Q.9.9.56.9H-.56Q-.9.9-.9.56Z";

/** @param {number} number @returns {Mark} */
function pips(number) {
  const places = PATTERNS[/** @type {Pips} */ (number)];
  const d = places.map(([x, y]) => `M${x * STEP} ${y * STEP}v0`).join("");
  const dots = draw("path", { d, stroke: INK, "stroke-linecap": "round" });
  const flat = draw("path", { d: FLAT, fill: WOOL });
  const element = draw("g", {}, flat, dots);
  return {
    element,
    lay: ({ spot, facing }) => {
      const seen = within((facing - SIDE) / (FRONT - SIDE));
      const [right, left, down, up] = [spot(1, 0), spot(-1, 0), spot(0, 1), spot(0, -1)];
      const across = [(right[0] - left[0]) / 2, (right[1] - left[1]) / 2];
      const along = [(down[0] - up[0]) / 2, (down[1] - up[1]) / 2];
      transform(element, [...across, ...along, ...spot(0, 0)]);
      dots.setAttribute("stroke-width", pipSize(seen).toFixed(2));
      dots.setAttribute("opacity", (0.6 + 0.4 * seen).toFixed(2));
      flat.setAttribute("opacity", (0.75 * seen).toFixed(2));
    },
  };
}

/** @param {string} d @param {string} stroke @param {number} width */
const stroke = (d, stroke, width) =>
  draw("path", { d, stroke, "stroke-width": width, "stroke-linecap": "round" });

/** @param {number} number @param {number} size @returns {SVGElement} a figure around 0 0, with a line where it could be read from either side */
function written(number, size) {
  const isLined = number === 6 || number === 9;
  const y = size * (isLined ? 0.27 : 0.33);
  const { d, transform, scale } = laid(number, 0, y, { size });
  const figure = draw("path", {
    ...{ d, transform, fill: CREAM, stroke: INK, "stroke-width": 7 / scale },
    ...{ "stroke-linejoin": "round", "paint-order": "stroke" },
  });
  const line = `M-11 ${y + 8}h22`;
  const lines = isLined ? [stroke(line, INK, 10), stroke(line, CREAM, 4.5)] : [];
  return draw("g", {}, figure, ...lines);
}

/** Which way is down on a face: on the one to be read down for us, else away from a corner. @param {DieKind} kind @param {number} face @returns {Vector} */
function downOn(kind, face) {
  const { normal, corners } = /** @type {import("../art/solids.js").Face} */ (facesOf(kind)[face]);
  if (facets(kind, 1).at(-1)?.face === face) return unit(cross(normal, [1, 0, 0]));
  const centre = middle(corners);
  const [x, y, z] = corners[0] ?? centre;
  return unit([centre[0] - x, centre[1] - y, centre[2] - z]);
}

/** @param {DieKind} kind @param {number} face @param {number} number @returns {Mark} */
function figure(kind, face, number) {
  const size = NUMBER_SIZE[/** @type {import("../art/dice.js").DieKind} */ (kind)];
  const element = written(number, size);
  const down = downOn(kind, face);
  const right = cross(down, /** @type {Vector} */ (facesOf(kind)[face]?.normal));
  const front = facets(kind, 1).at(-1);
  const isRead = front?.face === face;
  return {
    element,
    lay: ({ centre, nearness, facing }, turn, rest) => {
      // As a die lies, only the number that counts is seen, and it grows for that.
      const lying = 1 - within(rest * 5);
      const size = (nearness / Number(front?.nearness)) * (isRead ? 0.76 + 0.24 * lying : 0.76);
      const [x, y] = [turn(right), turn(down)];
      transform(element, [x[0] * size, x[1] * size, y[0] * size, y[1] * size, ...centre]);
      const seen = within((facing - 0.12) * 4) * (isRead ? 1 : 1 - lying);
      element.setAttribute("opacity", seen.toFixed(2));
    },
  };
}

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element of a drawing. @param {string} name @param {Record<string, string | number>} attributes @param {SVGElement[]} children */
export function draw(name, attributes, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}
