/**
 * Stages a great event at its objects: the table is dimmed, pictures of the objects move above it for a moment, and the
 * words of the event stand beside them, in light, among things that rain, burst or run. Text that has to stay readable is
 * neither dimmed nor covered. A tap or a key ends it. With reduced motion nothing moves and nothing is dimmed: the objects
 * are framed.
 *
 * The games mark with `data-uncovered` what the words do not cover, such as the dice and their sum.
 */

import { whim } from "../art/ink.js";
import { copyOf, hide, pictureLayer } from "./flights.js";

/** @import { Box } from "./differences.js" */

/**
 * How objects are staged: they `grow` together, and meanwhile `light` up or `jump` one after the other, `glow` together,
 * or `ring` like a bell; `flip` over on their way to another element; `lift` leaves them in their place, which is not
 * dimmed; `words` puts the words of the event in their place.
 * @typedef {"grow" | "light" | "jump" | "glow" | "ring" | "flip" | "lift" | "words"} Way
 */
/**
 * Small things that fly: they `rain` over the table, `burst` from the first objects, or `run` from one element to another.
 * @typedef {object} Scatter
 * @property {"leaf" | "wool" | "dark-wool" | "spark" | "sheep" | "scrap"} what as the style sheets draw it
 * @property {"rain" | "burst" | "run"} way
 * @property {string} [from] a selector
 * @property {string} [to] a selector
 */
/**
 * Objects that are staged in one way.
 * @typedef {object} Part
 * @property {string} objects a selector
 * @property {Way} way
 * @property {string} [to] a selector of the element to which they go
 */
/**
 * @typedef {object} Act
 * @property {string} name
 * @property {readonly Part[]} parts the words stand at the first of them
 * @property {Scatter | null} scatter
 * @property {"not" | "usually" | "more"} dims how much the table is dimmed; if not, no light falls on the objects either
 * @property {number} time in milliseconds
 */
/** An object on the page. @typedef {{ element: HTMLElement, box: Box }} Shown */

/** The distance between words, objects, readable text and the edges of the window, in pixels. */
const GAP = 8;

/** The height to which small objects grow, in pixels. */
const GROWN = { grow: 150, light: 72, jump: 72, glow: 72, ring: 120 };

/** The least and the greatest factor by which objects grow. */
const GROWTH = { least: 1.3, most: 5 };

/** The height of a leap, as a percentage of the height of the object. */
const LEAP = 75;

/** The height of a flight above the straight way, in pixels. */
const ARC = 40;

/** When objects have grown, and when they begin to shrink, as shares of the time. */
const HELD = /** @type {const} */ ([0.2, 0.88]);

/** The number of small things that rain, burst or run. */
const SCATTERED = { rain: 26, burst: 18, run: 7 };

/** The share of the time in which one of them flies: those that burst begin together. */
const FLYING = { rain: 0.6, burst: 0.8, run: 0.6 };

/** The swings of a staged bell, in degrees. */
const SWINGS = [0, 16, -13, 10, -7, 4, 0];

/** The share of the time in which each of several objects lights up or jumps. */
const EACH = 0.4;

/** The spotlight of one page. */
export class Spotlight {
  #readable;
  #floor;
  /** The act that was drawn last. @type {Act | null} */
  #act = null;
  /** @type {HTMLElement | undefined} */
  #layer;
  /** Hides the objects whose pictures are on stage. @type {Animation[]} */
  #hiding = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timeout;

  /** @param {string} readable a selector of the text that stays readable @param {string} floor a selector of what lies below the stage */
  constructor(readable, floor) {
    this.#readable = readable;
    this.#floor = floor;
  }

  /** Ends the act on each tap and key, before the page handles it. */
  endOnTap() {
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => this.#end(), true);
  }

  /** Stages an act unless it was drawn before, and ends any other. @param {Act | null} act @param {string} words @param {string | undefined} game whose styles the pictures have */
  follow(act, words, game) {
    if (act === this.#act) return;
    this.#end();
    this.#act = act;
    if (act && !document.hidden) this.#begin(act, words, game);
  }

  #end() {
    clearTimeout(this.#timeout);
    for (const hiding of this.#hiding) hiding.cancel();
    this.#hiding = [];
    this.#layer?.remove();
    this.#layer = undefined;
  }

  /** @param {Act} act @param {string} words @param {string | undefined} game */
  #begin(act, words, game) {
    const { name, parts, time } = act;
    // Small seats do not show all that they have.
    const scenes = parts
      .map((part) => ({ part, shown: visibleAt(part.objects) }))
      .filter(({ shown }) => shown.length);
    const [first] = scenes;
    if (!first) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const room = this.#room();
    const layer = pictureLayer("motion spotlight on-dark");
    this.#layer = layer;
    Object.assign(layer.dataset, { staged: name, game: game ?? "" });
    const framed = scenes.filter(({ part }) => part.way !== "words");
    if (isStill) layer.append(...framed.flatMap(({ shown }) => shown.map(frameOf)));
    else this.#move(layer, scenes, room, act);
    const { shown } = first;
    const { way } = first.part;
    const grown = isGrowing(way) && !isStill ? grownOf(way, shown, room) : around(shown);
    const [place] = scenes.flatMap(({ part, shown }) => (part.way === "words" ? shown : []));
    if (place) this.#hiding.push(yieldTo(place.element, time));
    if (words) addWords(layer, words, { object: grown, place, room }, isStill ? 0 : time);
    this.#timeout = setTimeout(() => this.#end(), time);
  }

  /** Returns the room on stage. @returns {Room} */
  #room() {
    const boxes = (/** @type {string} */ selector) =>
      visibleAt(selector, true).map(({ box }) => box);
    const floor = boxes(this.#floor);
    return {
      readable: boxes(this.#readable),
      uncovered: boxes("[data-uncovered]"),
      floor,
      bottom: Math.min(innerHeight, ...floor.map(({ y }) => y)) - GAP,
    };
  }

  /** @param {HTMLElement} layer @param {readonly { part: Part, shown: readonly Shown[] }[]} scenes @param {Room} room @param {Act} act */
  #move(layer, scenes, room, { scatter, dims, time }) {
    const { readable } = room;
    const lifted = scenes.flatMap(({ part, shown }) => (part.way === "lift" ? shown : []));
    const floor = room.floor.map((box) => ({ ...box, corner: 0 }));
    const bright = [...readable, ...floor, ...lifted.map(({ box }) => box)];
    if (dims !== "not") layer.append(scrimAround(bright, dims === "more", time));
    const [first] = scenes;
    if (first) {
      const { way } = first.part;
      const isLit = way !== "lift" && dims !== "not";
      const lit = isGrowing(way) ? grownOf(way, first.shown, room) : around(first.shown);
      const light = sheetAround("spotlight-sky", readable, room.bottom + GAP);
      if (isLit) light.append(lightAt(lit, time));
      const sky = sheetAround("spotlight-sky", [...readable, ...room.uncovered], room.bottom + GAP);
      if (scatter) sky.append(...scattered(scatter, lit, time));
      layer.append(light, sky);
    }
    const moves = scenes.map(({ part, shown }) => moveOf(part, shown, room));
    // Objects on their way to the middle pass behind the text.
    const front = sheetAround("spotlight-sky", readable);
    layer.append(front);
    for (const [place, { part, shown }] of scenes.entries()) {
      const move = moves[place];
      if (part.way === "lift" || part.way === "words" || !move) continue;
      for (const [index, each] of shown.entries()) {
        const picture = pictureOf(each);
        picture.dataset["way"] = part.way;
        front.append(picture);
        this.#hiding.push(hide(each.element, time));
        move(picture, each.box, index, time);
      }
    }
  }
}

/** Returns the elements that are in the window. Objects that have just been drawn may still be transparent. @param {string} selector @param {boolean} [opacityProperty] true to leave out what is transparent @returns {Shown[]} */
function visibleAt(selector, opacityProperty = false) {
  const seen = { opacityProperty, visibilityProperty: true };
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility(seen)) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const isInside = x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
    return width && height && isInside ? [{ element, box: { x, y, width, height } }] : [];
  });
}

/** Hides an element until the words in its place leave. @param {HTMLElement} element @param {number} duration */
function yieldTo(element, duration) {
  return element.animate({ opacity: [0, 0, 1], offset: [0, 0.85, 1] }, { duration, fill: "both" });
}

/** Returns the box around objects. @param {readonly Shown[]} shown @returns {Box} */
function around(shown) {
  const x = Math.min(...shown.map(({ box }) => box.x));
  const y = Math.min(...shown.map(({ box }) => box.y));
  const right = Math.max(...shown.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...shown.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns an element in the place of an object. @param {string} className @param {Box} box */
function placed(className, { x, y, width, height }) {
  const element = document.createElement("div");
  element.className = className;
  const [left, top] = [`${x}px`, `${y}px`];
  Object.assign(element.style, { left, top, width: `${width}px`, height: `${height}px` });
  return element;
}

/** @param {Shown} shown */
const frameOf = ({ box }) => placed("staged-frame", box);

/** @param {Shown} shown */
function pictureOf({ element, box }) {
  const picture = placed("staged", box);
  const look = copyOf(element);
  Object.assign(look.style, { left: "0", top: "0", width: "100%", height: "100%" });
  picture.append(look);
  return picture;
}

/** A hole in a sheet, with the most pixels by which its corners are rounded. @typedef {Box & { corner?: number }} Hole */

/** Returns a scrim with holes. @param {readonly Hole[]} boxes @param {boolean} isDark @param {number} time */
function scrimAround(boxes, isDark, time) {
  const scrim = sheetAround("spotlight-scrim", boxes);
  scrim.dataset["dark"] = String(isDark);
  scrim.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.85, 1] }, time);
  return scrim;
}

/** Returns a sheet over the window, with holes. @param {string} className @param {readonly Hole[]} boxes @param {number} [bottom] its lower end */
function sheetAround(className, boxes, bottom = innerHeight) {
  const sheet = document.createElement("div");
  sheet.className = className;
  const holes = boxes.map(({ x, y, width, height, corner: most = 20 }) => {
    const round = Math.min(most, width / 2, height / 2);
    const corner = (/** @type {number} */ right, /** @type {number} */ down) =>
      `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
    return `M${x + round} ${y}h${width - 2 * round}${corner(1, 1)}v${height - 2 * round}${corner(-1, 1)}h${2 * round - width}${corner(-1, -1)}v${2 * round - height}${corner(1, -1)}z`;
  });
  sheet.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${bottom}H0z${holes.join("")}")`;
  return sheet;
}

/** Returns rays of light behind objects. @param {Box} box @param {number} time */
function lightAt({ x, y, width, height }, time) {
  const size = 2.2 * Math.max(width, height, 120);
  const [left, top] = [x + (width - size) / 2, y + (height - size) / 2];
  const light = placed("spotlight-light", { x: left, y: top, width: size, height: size });
  light.animate(
    { opacity: [0, 1, 1, 0], scale: ["0.4", "1", "1", "1.1"], offset: [0, 0.25, 0.75, 1] },
    time,
  );
  light.animate({ rotate: ["0deg", "24deg"] }, time);
  return light;
}

/** Returns a share from 0 to 1, always the same for a number and a topic. @param {number} number @param {number} topic */
const share = (number, topic) => whim(number, topic, SHARES);
const SHARES = Array.from({ length: 64 }, (_, step) => step / 63);

/** Returns small things on their ways. @param {Scatter} scatter @param {Box} object @param {number} time @returns {HTMLElement[]} */
function scattered({ what, way, from, to }, object, time) {
  const [source] = from ? visibleAt(from) : [];
  const [target] = to ? visibleAt(to) : [];
  if (way === "run" && !(source && target)) return [];
  return Array.from({ length: SCATTERED[way] }, (_, index) => {
    const thing = document.createElement("i");
    thing.className = "scattered";
    thing.dataset["what"] = what;
    const duration = time * FLYING[way];
    const delay =
      (time - duration) *
      (way === "burst" ? 0.2 * share(index, 1) : (index + share(index, 1) / 2) / SCATTERED[way]);
    const timing = { duration, delay, fill: /** @type {FillMode} */ ("both") };
    if (way === "run") running(thing, source?.box ?? object, target?.box ?? object, timing);
    else if (way === "rain") raining(thing, index, timing);
    else bursting(thing, object, index, timing);
    return thing;
  });
}

/** @typedef {{ duration: number, delay: number, fill: FillMode }} Timing */

/** Drops a thing over the whole window. @param {HTMLElement} thing @param {number} index @param {Timing} timing */
function raining(thing, index, timing) {
  const x = innerWidth * (((index + 0.5) * 0.618) % 1);
  const drift = innerWidth * 0.12 * (share(index, 2) - 0.5);
  const turn = 360 * (share(index, 3) - 0.5);
  const depth = innerHeight * (0.75 + 0.3 * share(index, 4));
  const transform = [
    `translate(${x}px, -40px) rotate(0deg)`,
    `translate(${x + 2 * drift}px, ${depth / 2}px) rotate(${turn}deg)`,
    `translate(${x + drift}px, ${depth}px) rotate(${2 * turn}deg)`,
  ];
  thing.animate({ transform }, { ...timing, easing: "ease-in" });
  thing.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.8, 1] }, timing);
}

/** Throws a thing out of an object, in all directions. @param {HTMLElement} thing @param {Box} object @param {number} index @param {Timing} timing */
function bursting(thing, { x, y, width, height }, index, timing) {
  const angle = 2 * Math.PI * ((index * 0.618) % 1);
  const way = 90 + 130 * share(index, 2);
  const [left, top] = [x + width * share(index, 5), y + height / 2];
  const [right, up] = [Math.cos(angle) * way, -Math.abs(Math.sin(angle)) * way];
  const turn = 540 * (share(index, 3) - 0.5);
  const transform = [
    `translate(${left}px, ${top}px) scale(0.3)`,
    `translate(${left + right * 0.8}px, ${top + up}px) rotate(${turn}deg)`,
    `translate(${left + right}px, ${top + 60}px) rotate(${2 * turn}deg)`,
  ];
  thing.animate({ transform, easing: ["ease-out", "ease-in", "linear"] }, timing);
  thing.animate({ opacity: [1, 1, 0], offset: [0, 0.7, 1] }, timing);
}

/** Makes a thing hop from one element to another. @param {HTMLElement} thing @param {Box} from @param {Box} to @param {Timing} timing */
function running(thing, from, to, timing) {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [right, down] = toward(from, to);
  const facing = right < 0 ? -1 : 1;
  const hops = 4;
  const transform = Array.from({ length: 2 * hops + 1 }, (_, step) => {
    const part = step / (2 * hops);
    const up = step % 2 ? 22 : 0;
    return `translate(${x + right * part}px, ${y + down * part - up}px) scaleX(${facing}) rotate(${step % 2 ? -8 : 6}deg)`;
  });
  thing.animate({ transform, easing: "ease-in-out" }, timing);
  thing.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.9, 1] }, timing);
}

/** The room on stage: text that is neither dimmed nor covered, what words do not cover, what lies below the stage and is not dimmed either, and the lower end. @typedef {{ readable: readonly Box[], uncovered: readonly Box[], floor: readonly Box[], bottom: number }} Room */

/** Animates the picture of one of several objects. @typedef {(picture: HTMLElement, box: Box, index: number, time: number) => void} Move */

/** @param {Part} part @param {readonly Shown[]} shown @param {Room} room @returns {Move} */
function moveOf({ way, to }, shown, room) {
  if (isGrowing(way)) {
    const grow = growing(around(shown), grownOf(way, shown, room));
    if (way === "grow") return grow;
    const act = way === "ring" ? ringing : way === "glow" ? glowing : inTurn(way, shown.length);
    return (...given) => {
      grow(...given);
      act(...given);
    };
  }
  const [target] = to ? visibleAt(to) : [];
  return flipping(target?.box);
}

/** Swings the look of a picture like a bell. @type {Move} */
function ringing({ firstElementChild: look }, _box, _index, time) {
  if (look instanceof HTMLElement) look.style.transformOrigin = "50% 0";
  look?.animate({ rotate: SWINGS.map((angle) => `${angle}deg`) }, { duration: time, delay: 0 });
}

/** Makes the look of a picture glow twice. @type {Move} */
function glowing({ firstElementChild: look }, _box, index, time) {
  const timing = { duration: time, delay: 0, easing: "ease-in-out" };
  look?.animate({ scale: ["1", "1.16", "1", "1.16", "1"] }, timing);
  look?.animate({ rotate: ["0deg", index % 2 ? "9deg" : "-9deg", "0deg"] }, timing);
}

/** Objects keep their places in the group that grows. @param {Box} all @param {Box} grown @returns {Move} */
function growing(all, grown) {
  const scale = grown.width / all.width;
  return (picture, box, _index, time) => {
    const x = grown.x + (box.x - all.x) * scale;
    const y = grown.y + (box.y - all.y) * scale;
    const large = `translate(${x - box.x}px, ${y - box.y}px) scale(${scale})`;
    picture.style.transformOrigin = "0 0";
    picture.animate(
      {
        transform: ["none", large, large, "none"],
        offset: [0, ...HELD, 1],
        easing: ["cubic-bezier(0.3, 1.5, 0.5, 1)", "linear", "ease-in"],
      },
      time,
    );
  };
}

/** Animates what is in a picture, which grows itself. @param {"light" | "jump"} way @param {number} count @returns {Move} */
function inTurn(way, count) {
  return ({ firstElementChild: look }, _box, index, time) => {
    const duration = time * EACH;
    const delay = (index * (time - duration) * 0.8) / Math.max(1, count - 1);
    const timing = { duration, delay, easing: "ease-out", fill: /** @type {FillMode} */ ("both") };
    if (way === "light") {
      look?.animate({ opacity: [0.3, 1, 1], scale: ["0.9", "1.3", "1"] }, timing);
      return;
    }
    const easing = ["ease-out", "ease-in"];
    look?.animate({ translate: ["0 0", `0 ${-LEAP}%`, "0 0"], easing }, timing);
    look?.animate({ rotate: ["0deg", "10deg", "0deg"] }, timing);
  };
}

/** @param {Box | undefined} to @returns {Move} */
function flipping(to) {
  return (picture, box, _index, time) => {
    const [right, down] = to ? toward(box, to) : [0, 0];
    const near = Math.min(3, Math.max(1.4, 60 / box.height));
    const at = (/** @type {number} */ left, /** @type {number} */ top, scale = near, turns = 0) =>
      `translate(${left}px, ${top}px) scale(${scale}) rotateY(${turns * 540}deg)`;
    const middle = at(right / 2, down / 2 - ARC, near, 1);
    const transform = [
      at(0, 0, 1),
      at(0, 0),
      middle,
      at(right, down, near, 2),
      at(right, down, 1, 2),
    ];
    const easing = ["ease-out", "ease-in", "ease-out", "linear"];
    picture.animate({ transform, easing, offset: [0, 0.2, 0.5, 0.75, 1] }, time);
  };
}

/** Returns the way from the middle of a box to that of another one. @param {Box} box @param {Box} there @returns {[number, number]} */
const toward = (box, there) => [
  there.x + there.width / 2 - box.x - box.width / 2,
  there.y + there.height / 2 - box.y - box.height / 2,
];

/** Returns true if objects grow together. @param {Way} way @returns {way is keyof typeof GROWN} */
const isGrowing = (way) => way in GROWN;

/** The growth from which an object comes to the middle of the stage, with air above it for its swings and for who carries it. */
const GREAT = 2;

/** Returns the box to which objects grow: on stage, and clear of the readable text. @param {keyof typeof GROWN} way @param {readonly Shown[]} shown @param {Room} room */
function grownOf(way, shown, room) {
  const all = around(shown);
  const wanted = Math.min(GROWTH.most, Math.max(GROWTH.least, GROWN[way] / all.height));
  const scale = Math.min(wanted, (innerWidth - 2 * GAP) / all.width);
  const [width, height] = [all.width * scale, all.height * scale];
  if (scale < GREAT) {
    const [x, y] = [all.x - (width - all.width) / 2, all.y - (height - all.height) / 2];
    return clear({ x, y, width, height }, room.readable, room.bottom);
  }
  const air = height / 2;
  const y = Math.max(all.y + all.height, room.bottom / 4);
  const others = [...room.readable, ...room.uncovered];
  const at = (/** @type {number} */ x) => {
    const free = clear({ x, y, width, height: height + air }, others, room.bottom);
    return { ...free, y: free.y + air, height };
  };
  const middle = at((innerWidth - width) / 2);
  const isCovering = others.some((other) => overlaps(middle, other));
  return isCovering ? at(all.x - (width - all.width) / 2) : middle;
}

/** The steps, in pixels, in which a free place is looked for. */
const STEP = 8;

/** Moves a box onto the stage, and up or down by the shortest way that leads clear of others; without any, it stays. @param {Box} box @param {readonly Box[]} others @param {number} bottom of the stage @returns {Box} */
function clear(box, others, bottom) {
  const { width, height } = box;
  const x = Math.max(GAP, Math.min(innerWidth - width - GAP, box.x));
  const within = (/** @type {number} */ y) => Math.max(GAP, Math.min(bottom - height, y));
  const at = (/** @type {number} */ y) => ({ x, y: within(y), width, height });
  const wide = { x: x - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
  const isFree = (/** @type {Box} */ { y }) =>
    !others.some((other) => overlaps({ ...wide, y: y - GAP }, other));
  for (let way = 0; way < innerHeight; way += STEP)
    for (const place of [at(box.y + way), at(box.y - way)]) if (isFree(place)) return place;
  return at(box.y);
}

/** @param {Box} a @param {Box} b */
const overlaps = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Adds words to the stage: in their place, or beside their object where they cover nothing. @param {HTMLElement} layer @param {string} words @param {{ object: Box, place: Shown | undefined, room: Room }} where @param {number} time of their entrance and exit, 0 for none */
function addWords(layer, words, { object, place, room }, time) {
  const element = document.createElement("p");
  element.className = "spotlight-words";
  element.textContent = words;
  // In the place of other words, they have their size.
  if (place) element.style.fontSize = getComputedStyle(place.element).fontSize;
  layer.append(element);
  const { width, height } = element.getBoundingClientRect();
  const { readable, uncovered, bottom } = room;
  const at = place?.box ?? object;
  const x = at.x + (at.width - width) / 2;
  const middle = { x, y: at.y + (at.height - height) / 2, width, height };
  const below = { ...middle, y: object.y + object.height + GAP };
  const otherText = readable.filter((box) => !overlaps(box, at));
  const { x: left, y: top } = place
    ? clear(middle, otherText, bottom)
    : clear(below, [...readable, ...uncovered, object], bottom);
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  element.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.9, 1] }, time);
  element.animate({ scale: ["0.5", "1.08", "1"], offset: [0, 0.2, 0.3] }, time);
}
