/**
 * Rolls the dice that are drawn as rolling: each is a body turned in space and projected for every frame, by functions
 * of seed, place and time alone. The last pose is the drawing in which it rests.
 */

import { BODIES, PIPS, RADIUS, ROUND } from "../art/bodies.js";
import { SHADOW } from "../art/dice.js";
import { INK, LINE, round, WOOL, whim } from "../art/ink.js";
import { cross, facets, middle, rotation, unit } from "../art/solids.js";
import { LANDED } from "./differences.js";

/** @import { DieKind, Face, Facet, Turn, Vector } from "../art/solids.js" */

/** The dice of a page that are in the air. */
export class ThrownDice {
  /** @type {Map<Element, TumblingDie>} */
  #dice = new Map();
  #onLanded;
  #begun = 0;
  #duration = 0;
  #request = 0;

  /** @param {() => void} onLanded called when the last die has come to rest by itself */
  constructor(onLanded) {
    this.#onLanded = onLanded;
  }

  /** True while any die tumbles. */
  get areThrown() {
    return this.#dice.size > 0;
  }

  /**
   * Throws the dice that are newly drawn as rolling, and settles those that are no longer drawn so.
   * @param {number} milliseconds until all dice lie; with 0, none are thrown
   * @param {number} seed different for each roll
   */
  throw(milliseconds, seed) {
    const rolling = new Set(document.querySelectorAll(".die[data-rolling]"));
    for (const die of this.#dice.keys()) if (!rolling.has(die)) this.#settle(die);
    for (const die of document.querySelectorAll(".die[data-settled]:not([data-rolling])"))
      die.toggleAttribute("data-settled", false);
    const thrown = [...rolling].filter((die) => !die.matches("[data-settled], [data-tumbling]"));
    if (!thrown.length || !milliseconds) return;
    for (const [place, die] of thrown.entries())
      this.#dice.set(die, new TumblingDie(die, throwOf(seed, place, thrown.length)));
    this.#begun = performance.now();
    this.#duration = milliseconds * LANDED;
    cancelAnimationFrame(this.#request);
    this.#tick(this.#begun);
  }

  /** Settles all dice immediately. */
  settleAll() {
    for (const die of this.#dice.keys()) this.#settle(die);
  }

  /** @param {Element} die */
  #settle(die) {
    this.#dice.get(die)?.settle();
    this.#dice.delete(die);
  }

  /** @param {number} now */
  #tick(now) {
    if (!this.areThrown) return;
    const time = Math.max(0, now - this.#begun) / this.#duration;
    for (const [die, tumbling] of this.#dice) if (!tumbling.draw(time)) this.#settle(die);
    if (this.areThrown) this.#request = requestAnimationFrame((later) => this.#tick(later));
    else this.#onLanded();
  }
}

/** The increase of the size of a die at the top of its leap. */
const NEARER = 0.42;

/** A die in the air. */
class TumblingDie {
  #kind;
  #how;
  #die;
  #shadow = draw("ellipse", { rx: SHADOW.rx, ry: SHADOW.ry, fill: INK });
  #outline = draw("path", {
    fill: INK,
    stroke: INK,
    "stroke-width": (LINE + ROUND) * 2,
    "stroke-linejoin": "round",
  });
  #faces;
  #body;
  #all;

  /** Starts a throw. @param {Element} die drawn as it will rest @param {Throw} how */
  constructor(die, how) {
    const { die: kind, value } = /** @type {SVGElement} */ (die).dataset;
    this.#kind = /** @type {DieKind} */ (kind);
    this.#how = how;
    this.#die = die;
    this.#faces = (BODIES[this.#kind].numbers[Number(value) - 1] ?? []).map((number, face) => {
      const mark = this.#kind === "d6" ? pips(number) : figure(this.#kind, face, number);
      const path = draw("path", { "stroke-width": ROUND * 2, "stroke-linejoin": "round" });
      return { path, mark, group: draw("g", {}, path, mark.element) };
    });
    this.#body = draw("g", {}, this.#outline, ...this.#faces.map(({ group }) => group));
    this.#all = draw("g", { class: "die-tumble" }, this.#shadow, this.#body);
    die.append(this.#all);
    die.toggleAttribute("data-tumbling", true);
  }

  /** Draws the die; returns true while it is in the air. @param {number} time share of the time that all dice have */
  draw(time) {
    const { x, y, height, rest, turn } = poseAt(this.#how, time);
    const place = `translate(${round(x)} ${round(y - 30 * height)})`;
    set(this.#body, { transform: `${place} scale(${1 + NEARER * height})` });
    // The shadow leaves the die during a leap.
    set(this.#shadow, {
      cx: round(x + SHADOW.x + 40 * height),
      cy: round(y + SHADOW.y + 56 * height),
      opacity: SHADOW.opacity - 0.2 * height,
    });
    const visible = facets(this.#kind, RADIUS, turn);
    set(this.#outline, { d: visible.map(({ path }) => path).join("") });
    const hidden = new Set(this.#faces);
    for (const facet of visible) {
      const face = this.#faces[facet.face];
      if (!face) continue;
      hidden.delete(face);
      face.group.removeAttribute("display");
      set(face.path, { d: facet.path, fill: facet.fill, stroke: facet.fill });
      face.mark.lay(facet, turn, rest);
    }
    for (const { group } of hidden) set(group, { display: "none" });
    return rest > 0;
  }

  /** Removes the die in the air, so that its drawing at rest shows. */
  settle() {
    this.#all.remove();
    this.#die.toggleAttribute("data-tumbling", false);
    this.#die.toggleAttribute("data-settled", true);
  }
}

/**
 * @typedef {object} Throw the throw of one die; times are shares of the time that all dice have
 * @property {number} start
 * @property {number} end
 * @property {[number, number]} from the start of its way, in units of its drawing, relative to its end
 * @property {Vector} axis around which it rolls
 * @property {number} roll the angle by which it rolls, in radians
 * @property {number} spin the angle by which it spins like a top while it rolls
 */
/**
 * @typedef {object} Pose a die at one time of its throw
 * @property {number} x
 * @property {number} y
 * @property {number} height above the table
 * @property {number} rest the remaining share of the throw
 * @property {Turn} turn away from its final pose
 */

/** The time at which the first die has come to rest; the last one needs all the time. */
const FIRST_LIES = 0.62;

/** Returns a number between two, always the same for a seed and a topic. @param {number} seed @param {number} topic @param {number} least @param {number} most */
function between(seed, topic, least, most) {
  const steps = Array.from({ length: 33 }, (_, step) => step / 32);
  return least + (most - least) * whim(seed, topic, steps);
}

/**
 * Returns the throw of one of several dice.
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
  // From the left: at the right of the dice, text may say what they decide.
  const [x, y] = [-Math.cos(angle) * way, Math.sin(angle) * way];
  return {
    start: between(own, 6, 0, 0.07),
    end: FIRST_LIES + ((1 - FIRST_LIES) * (rank + 1)) / count,
    from: [x, y],
    axis: unit([y, -x, between(own, 7, -0.35, 0.35) * way]),
    roll: between(own, 8, 7.5, 11),
    spin: side * between(own, 9, -1.2, 2.6),
  };
}

/** The leaps of a die: start, end and height. */
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

/** The progress from which a die rocks on its last face. */
const ROCKS = 0.8;

/** @param {number} progress @returns {number} */
function rocking(progress) {
  const share = (progress - ROCKS) / (1 - ROCKS);
  return share < 0 ? 0 : 0.2 * Math.sin(share * 2 * Math.PI) * (1 - share);
}

/**
 * Returns the pose of a die at a time; after its throw it rests as drawn.
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

/** @typedef {{ element: SVGElement, lay: (facet: Facet, turn: Turn, rest: number) => void }} Mark the number on a face, and the function that projects it onto the face; `rest` is the remaining share of the throw */

/** @param {SVGElement} element @param {number[]} matrix */
function transform(element, matrix) {
  set(element, { transform: `matrix(${matrix.map((n) => n.toFixed(3)).join(" ")})` });
}

/** Clamps a share to 0 to 1. @param {number} share */
const within = (share) => Math.min(1, Math.max(0, share));

/** The facing of the front and the sides of a cube at rest. */
const FRONT = Number(facets("d6", 1).at(-1)?.facing);
const SIDE = 0.36;

/** The flat of a face, within its rounded edges. */
const FLAT = "M-.9-.56Q-.9-.9-.56-.9H.56Q.9-.9.9-.56V.56Q.9.9.56.9H-.56Q-.9.9-.9.56Z";

/** @param {number} number @returns {Mark} */
function pips(number) {
  const d = (PIPS[number] ?? []).map(([x, y]) => `M${x} ${y}v0`).join("");
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
      const size = 0.32 + 0.14 * seen;
      set(dots, { "stroke-width": size.toFixed(2), opacity: (0.6 + 0.4 * seen).toFixed(2) });
      set(flat, { opacity: (0.75 * seen).toFixed(2) });
    },
  };
}

/** Returns the direction down on a face: the downward direction of the drawing on the face that is read, otherwise away from a corner. @param {DieKind} kind @param {number} face @returns {Vector} */
function downOn(kind, face) {
  const { normal, corners } = /** @type {Face} */ (BODIES[kind].faces[face]);
  if (facets(kind, 1).at(-1)?.face === face) return unit(cross(normal, [1, 0, 0]));
  const centre = middle(corners);
  const [x, y, z] = corners[0] ?? centre;
  return unit([centre[0] - x, centre[1] - y, centre[2] - z]);
}

/** @param {DieKind} kind @param {number} face @param {number} number @returns {Mark} */
function figure(kind, face, number) {
  const front = facets(kind, RADIUS).at(-1);
  const [left, top] = front?.centre ?? [0, 0];
  // The drawing has the number on the face that is read: here it turns around 0 0.
  const place = `translate(${round(-left)} ${round(-top)})`;
  const drawn = draw("use", { href: `#die-${kind}-${number}`, transform: place });
  const element = draw("g", {}, drawn);
  const down = downOn(kind, face);
  const right = cross(down, /** @type {Vector} */ (BODIES[kind].faces[face]?.normal));
  const isRead = front?.face === face;
  return {
    element,
    lay: ({ centre, nearness, facing }, turn, rest) => {
      // At rest, only the number that counts is visible, and it is larger.
      const lying = 1 - within(rest * 5);
      const size = (nearness / Number(front?.nearness)) * (isRead ? 0.76 + 0.24 * lying : 0.76);
      const [x, y] = [turn(right), turn(down)];
      transform(element, [x[0] * size, x[1] * size, y[0] * size, y[1] * size, ...centre]);
      const seen = within((facing - 0.12) * 4) * (isRead ? 1 : 1 - lying);
      set(element, { opacity: seen.toFixed(2) });
    },
  };
}

const SVG = "http://www.w3.org/2000/svg";

/** @param {SVGElement} element @param {Record<string, string | number>} attributes */
function set(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}

/** Creates an element, without a template because it changes with every frame. @param {string} name @param {Record<string, string | number>} attributes @param {SVGElement[]} children */
function draw(name, attributes, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  set(element, attributes);
  element.append(...children);
  return element;
}
