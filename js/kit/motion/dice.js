/**
 * Rolls the dice that are drawn as rolling: each is a body turned in space and projected for every frame, by functions
 * of seed, place and time alone, onto a canvas. The last pose is the drawing in which it rests.
 */

import { BODIES, PIPS, RADIUS, ROUND } from "../art/bodies.js";
import { SHADOW } from "../art/dice.js";
import { INK, LINE, WOOL, whim } from "../art/ink.js";
import { cross, difference, facets, middle, rotation, unit } from "../art/solids.js";
import { LANDED } from "./differences.js";

/** @import { DieKind, Face, Facet, Turn, Vector } from "../art/solids.js" */

/** The dice of a page that are in the air, painted on a canvas over the field in which they roll. */
export class ThrownDice {
  /** @type {Map<SVGSVGElement, Draw>} */
  #dice = new Map();
  #onLanded;
  #canvas = document.createElement("canvas");
  #begun = 0;
  #duration = 0;
  #request = 0;
  /** The shaking of dice: by a hand, or still after it has let go, until they are thrown. @type {"no" | "held" | "free"} */
  #shaking = "no";

  /** @param {() => void} onLanded called when the last die has come to rest by itself */
  constructor(onLanded) {
    this.#onLanded = onLanded;
    this.#canvas.className = "thrown-dice";
  }

  /** True while any die tumbles. */
  get areThrown() {
    return this.#dice.size > 0;
  }

  /**
   * Throws the dice that are newly drawn as rolling, from where they are shaken, and settles those that are no longer
   * drawn so.
   * @param {number} milliseconds until all dice lie; with 0, none are thrown
   * @param {number} seed different for each roll
   */
  throw(milliseconds, seed) {
    /** @type {Set<SVGSVGElement>} */
    const rolling = new Set(document.querySelectorAll(".die[data-rolling]"));
    const shaken = this.#shaking === "no" ? null : (performance.now() - this.#begun) / SECOND;
    // Dice that are offered again have not been thrown.
    const isOver = rolling.size > 0 || (this.#shaking === "free" && isThrowOffered());
    if (isOver) this.#shaking = "no";
    for (const die of this.#dice.keys())
      if (!rolling.has(die) && !(this.#shaking !== "no" && isWaiting(die))) this.#settle(die);
    for (const die of document.querySelectorAll(".die[data-settled]:not([data-rolling])"))
      die.toggleAttribute("data-settled", false);
    const thrown = [...rolling].filter((die) => !die.matches("[data-settled], [data-tumbling]"));
    const field = thrown[0]?.closest("[data-motion-field]");
    if (!field || !milliseconds) return;
    const toCanvas = this.#cover(field);
    for (const [place, die] of thrown.entries()) {
      const how = throwOf(seed, place, thrown.length);
      const rolls = (/** @type {number} */ time) => poseAt(how, time);
      const pose = shaken === null ? rolls : following(shakenAt(place, shaken), rolls);
      this.#dice.set(die, tumbling(die, pose, toCanvas));
      die.toggleAttribute("data-tumbling", true);
    }
    this.#begun = performance.now();
    this.#duration = milliseconds * LANDED;
    cancelAnimationFrame(this.#request);
    this.#tick(this.#begun);
  }

  /** Shakes the dice that wait in a field, without a result, until they are settled or thrown. @param {Element} field */
  shake(field) {
    const toCanvas = this.#cover(field);
    for (const [place, die] of waitingIn(field).entries()) {
      this.#dice.set(
        die,
        tumbling(die, (time) => shakenAt(place, time), toCanvas),
      );
      die.toggleAttribute("data-tumbling", true);
    }
    this.#shaking = "held";
    this.#begun = performance.now();
    this.#duration = SECOND;
    cancelAnimationFrame(this.#request);
    this.#tick(this.#begun);
  }

  /** Goes on shaking dice that the hand has let go, until they are thrown. */
  release() {
    if (this.#shaking === "held") this.#shaking = "free";
  }

  /** Settles all dice immediately. */
  settleAll() {
    this.#shaking = "no";
    for (const die of this.#dice.keys()) this.#settle(die);
  }

  /** Lays the canvas over a field; returns the transform from the window to its pixels. @param {Element} field */
  #cover(field) {
    field.append(this.#canvas);
    const { x, y, width, height } = this.#canvas.getBoundingClientRect();
    // More than two pixels for one of the page cannot be seen in motion.
    const sharp = Math.min(2, devicePixelRatio);
    Object.assign(this.#canvas, { width: width * sharp, height: height * sharp });
    return new DOMMatrix().scale(sharp).translate(-x, -y);
  }

  /** Shows the drawing of a die at rest. @param {SVGSVGElement} die */
  #settle(die) {
    die.toggleAttribute("data-tumbling", false);
    die.toggleAttribute("data-settled", true);
    this.#dice.delete(die);
    if (!this.areThrown) this.#canvas.remove();
  }

  /** @param {number} now */
  #tick(now) {
    const paper = this.#canvas.getContext("2d");
    if (!this.areThrown || !paper) return;
    paper.setTransform(1, 0, 0, 1, 0, 0);
    paper.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const time = Math.max(0, now - this.#begun) / this.#duration;
    for (const [die, draw] of this.#dice) if (!draw(paper, time)) this.#settle(die);
    if (this.areThrown) this.#request = requestAnimationFrame((later) => this.#tick(later));
    else this.#onLanded();
  }
}

/** The increase of the size of a die at the top of its leap. */
const NEARER = 0.42;

/** Draws a die in the air at a share of the time that all dice have; returns true until it lies. @typedef {(paper: CanvasRenderingContext2D, time: number) => boolean} Draw */

const SECOND = 1000;

/** Returns true if the page offers a throw. */
export const isThrowOffered = () => document.querySelector(THROW) !== null;

/** The button that throws, while it can be used. */
export const THROW = "button[data-motion-throw]:enabled";

/** Returns true if a die still waits to be thrown. @param {SVGSVGElement} die */
const isWaiting = (die) => die.isConnected && die.dataset["value"] === "";

/** Returns the dice that wait in a field to be thrown: they are blank. @param {Element} field @returns {SVGSVGElement[]} */
export const waitingIn = (field) => [
  .../** @type {NodeListOf<SVGSVGElement>} */ (field.querySelectorAll('.die[data-value=""]')),
];

/** Takes a die into the air. @param {SVGSVGElement} die drawn as it will rest, or blank @param {(time: number) => Pose} pose @param {DOMMatrix} toCanvas from the window @returns {Draw} */
function tumbling(die, pose, toCanvas) {
  const kind = /** @type {DieKind} */ (die.dataset["die"]);
  const numbers = BODIES[kind].numbers[Number(die.dataset["value"] || 1) - 1] ?? [];
  const marks = numbers.map((number, face) =>
    kind === "d6" ? pips(number) : figure(kind, face, number),
  );
  const box = die.getBoundingClientRect();
  const place = toCanvas
    .translate(box.x + box.width / 2, box.y + box.height / 2)
    .scale(box.width / die.viewBox.baseVal.width);
  return (paper, time) => {
    const { x, y, height, rest, turn } = pose(time);
    paper.setTransform(place);
    paper.lineJoin = "round";
    // The shadow leaves the die during a leap.
    const [left, top] = [x + SHADOW.x + 40 * height, y + SHADOW.y + 56 * height];
    paper.globalAlpha = SHADOW.opacity - 0.2 * height;
    paper.fillStyle = INK;
    paper.beginPath();
    paper.ellipse(left, top, SHADOW.rx, SHADOW.ry, 0, 0, 7);
    paper.fill();
    paper.globalAlpha = 1;
    paper.translate(x, y - 30 * height);
    paper.scale(1 + NEARER * height, 1 + NEARER * height);
    const visible = facets(kind, RADIUS, turn);
    const outline = new Path2D(visible.map(({ path }) => path).join(""));
    paint(paper, { shape: outline, fill: INK, stroke: INK, width: (LINE + ROUND) * 2 });
    for (const facet of visible) {
      const { path, fill } = facet;
      paint(paper, { shape: new Path2D(path), fill, stroke: fill, width: ROUND * 2 });
      paper.save();
      marks[facet.face]?.(paper, facet, turn, rest);
      paper.restore();
    }
    return rest > 0;
  };
}

/** A shape with the colours of its inside and its line, "none" for neither. @typedef {{ shape: Path2D, fill: string, stroke: string, width: number }} Shape */

/** Draws a shape; its inside covers half of its line. @param {CanvasRenderingContext2D} paper @param {Shape} shape */
function paint(paper, { shape, fill, stroke, width }) {
  paper.lineWidth = width;
  paper.strokeStyle = stroke;
  if (stroke !== "none") paper.stroke(shape);
  paper.fillStyle = fill;
  if (fill !== "none") paper.fill(shape);
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

/** Returns the pose of one of several dice that are shaken at a time in seconds: it turns and trembles in its place. @param {number} place @param {number} time @returns {Pose} */
export function shakenAt(place, time) {
  const wave = (/** @type {number} */ speed, /** @type {number} */ shift) =>
    Math.sin(time * speed + place * shift);
  const axis = unit([wave(2.3, 1.7) + 1.2, wave(1.9, 2.9), wave(2.7, 4.1)]);
  return {
    x: 12 * wave(21, 2.1),
    y: 9 * wave(27, 3.3),
    height: 0.16 + 0.1 * wave(17, 1.3),
    rest: 1,
    turn: rotation(axis, time * 13 + place),
  };
}

/** The share of a throw after which dice have left the pose in which they were shaken. */
const SWING = 0.3;

/**
 * Returns poses that begin in another one: a hand swings the die into its throw.
 * @param {Pose} from
 * @param {(time: number) => Pose} to
 * @returns {(time: number) => Pose}
 */
export function following(from, to) {
  const first = to(0);
  const [axis, angle] = difference(first.turn, from.turn);
  return (time) => {
    const pose = to(time);
    const past = within(time / SWING);
    const left = 1 - past * past * (3 - 2 * past);
    const swing = rotation(axis, angle * left);
    return {
      ...pose,
      x: pose.x + (from.x - first.x) * left,
      y: pose.y + (from.y - first.y) * left,
      height: Math.max(0, pose.height + (from.height - first.height) * left),
      turn: (v) => pose.turn(swing(v)),
    };
  };
}

/** Draws the number on a face, projected onto the face; `rest` is the remaining share of the throw. @typedef {(paper: CanvasRenderingContext2D, facet: Facet, turn: Turn, rest: number) => void} Mark */

/** Clamps a share to 0 to 1. @param {number} share */
const within = (share) => Math.min(1, Math.max(0, share));

/** The facing of the front and the sides of a cube at rest. */
const FRONT = Number(facets("d6", 1).at(-1)?.facing);
const SIDE = 0.36;

/** The flat of a face, within its rounded edges. */
const FLAT = "M-.9-.56Q-.9-.9-.56-.9H.56Q.9-.9.9-.56V.56Q.9.9.56.9H-.56Q-.9.9-.9.56Z";

/** @param {number} number @returns {Mark} */
function pips(number) {
  const flat = new Path2D(FLAT);
  return (paper, { spot, facing }) => {
    const seen = within((facing - SIDE) / (FRONT - SIDE));
    const [right, left, down, up] = [spot(1, 0), spot(-1, 0), spot(0, 1), spot(0, -1)];
    const [across, along] = [middleOf(right, left), middleOf(down, up)];
    paper.transform(...across, ...along, ...spot(0, 0));
    paper.globalAlpha = 0.75 * seen;
    paint(paper, { shape: flat, fill: WOOL, stroke: "none", width: 0 });
    paper.globalAlpha = 0.6 + 0.4 * seen;
    const dots = new Path2D();
    for (const [x, y] of PIPS[number] ?? []) {
      dots.moveTo(x, y);
      dots.arc(x, y, 0.16 + 0.07 * seen, 0, 7);
    }
    paint(paper, { shape: dots, fill: INK, stroke: "none", width: 0 });
  };
}

/** Returns half of the way from one point to another. @param {[number, number]} to @param {[number, number]} from @returns {[number, number]} */
const middleOf = (to, from) => [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];

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
  const shapes = shapesOf(`die-${kind}-${number}`);
  const down = downOn(kind, face);
  const right = cross(down, /** @type {Vector} */ (BODIES[kind].faces[face]?.normal));
  const isRead = front?.face === face;
  return (paper, { centre, nearness, facing }, turn, rest) => {
    // At rest, only the number that counts is visible, and it is larger.
    const lying = 1 - within(rest * 5);
    const size = (nearness / Number(front?.nearness)) * (isRead ? 0.76 + 0.24 * lying : 0.76);
    const [x, y] = [turn(right), turn(down)];
    paper.globalAlpha = within((facing - 0.12) * 4) * (isRead ? 1 : 1 - lying);
    paper.transform(x[0] * size, x[1] * size, y[0] * size, y[1] * size, ...centre);
    // The drawing has the number on the face that is read: here it turns around 0 0.
    paper.translate(-left, -top);
    for (const shape of shapes) paint(paper, shape);
  };
}

/** Returns the shapes of a drawing in the page. @param {string} name @returns {Shape[]} */
function shapesOf(name) {
  /** @type {NodeListOf<SVGPathElement>} */
  const paths = document.querySelectorAll(`#${name} path`);
  return [...paths].map((path) => {
    const placed = path.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    const shape = new Path2D();
    shape.addPath(new Path2D(path.getAttribute("d") ?? ""), placed);
    const [fill, stroke] = [path.getAttribute("fill") ?? "", path.getAttribute("stroke") ?? "none"];
    return { shape, fill, stroke, width: placed.a * Number(path.getAttribute("stroke-width")) };
  });
}
