/**
 * Stages a great event at its objects: the table is dimmed, pictures of the objects move above it for a moment, and the
 * words of the event stand beside them. Text that has to stay readable is neither dimmed nor covered. A tap or a key ends
 * it. With reduced motion nothing moves and nothing is dimmed: the objects are framed.
 */

import { copyOf, hide, pictureLayer } from "./flights.js";

/** @import { Box } from "./differences.js" */

/**
 * How objects are staged: they `grow` together, and `light` up or `jump` one after the other meanwhile; `fly` from or to another element, and
 * `flip` over on the way; `lift` leaves them in their place, which is not dimmed.
 * @typedef {"grow" | "light" | "jump" | "fly" | "flip" | "lift"} Way
 */
/**
 * Objects that are staged in one way.
 * @typedef {object} Part
 * @property {string} objects a selector
 * @property {Way} way
 * @property {string} [from] a selector of the element from which they come
 * @property {string} [to] a selector of the element to which they go
 */
/**
 * @typedef {object} Act
 * @property {string} name
 * @property {readonly Part[]} parts the words stand at the first of them
 * @property {boolean} isDark true if the table is dimmed more
 * @property {number} time in milliseconds
 */
/** An object on the page. @typedef {{ element: HTMLElement, box: Box }} Shown */

/** The distance between words, objects, readable text and the edges of the window, in pixels. */
const GAP = 8;

/** The height to which small objects grow, in pixels. */
const GROWN = { grow: 150, light: 72, jump: 72 };

/** The least and the greatest factor by which objects grow. */
const GROWTH = { least: 1.3, most: 5 };

/** The height of a leap, as a percentage of the height of the object. */
const LEAP = 75;

/** The height of a flight above the straight way, in pixels. */
const ARC = 40;

/** When objects have grown, and when they begin to shrink, as shares of the time. */
const HELD = /** @type {const} */ ([0.3, 0.8]);

/** The share of the time in which each of several objects lights up or jumps. */
const EACH = 0.4;

/** The spotlight of one page. */
export class Spotlight {
  #readable;
  /** The act that was drawn last. @type {Act | null} */
  #act = null;
  /** @type {HTMLElement | undefined} */
  #layer;
  /** Hides the objects whose pictures are on stage. @type {Animation[]} */
  #hiding = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timeout;

  /** @param {string} readable a selector of the text that stays readable */
  constructor(readable) {
    this.#readable = readable;
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
    const scenes = parts.map((part) => ({ part, shown: visibleAt(part.objects) }));
    const first = scenes[0]?.shown ?? [];
    if (!first.length) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const readable = visibleAt(this.#readable, true).map(({ box }) => box);
    const layer = pictureLayer("motion spotlight on-dark");
    this.#layer = layer;
    Object.assign(layer.dataset, { staged: name, game: game ?? "" });
    if (isStill) layer.append(...scenes.flatMap(({ shown }) => shown.map(frameOf)));
    else this.#move(layer, scenes, readable, act);
    const way = parts[0]?.way ?? "lift";
    const grown = isGrowing(way) && !isStill ? grownOf(way, first, readable) : around(first);
    if (words) addWords(layer, words, grown, readable, isStill ? 0 : time);
    this.#timeout = setTimeout(() => this.#end(), time);
  }

  /** @param {HTMLElement} layer @param {readonly { part: Part, shown: readonly Shown[] }[]} scenes @param {readonly Box[]} readable @param {Act} act */
  #move(layer, scenes, readable, { isDark, time }) {
    const lifted = scenes.flatMap(({ part, shown }) => (part.way === "lift" ? shown : []));
    layer.append(scrimAround([...readable, ...lifted.map(({ box }) => box)], isDark, time));
    const moves = scenes.map(({ part, shown }) =>
      shown.length ? moveOf(part, shown, readable) : null,
    );
    for (const [place, { part, shown }] of scenes.entries()) {
      const move = moves[place];
      if (part.way === "lift" || !move) continue;
      for (const [index, each] of shown.entries()) {
        const picture = pictureOf(each);
        picture.dataset["way"] = part.way;
        layer.append(picture);
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

/** Returns a scrim with holes. @param {readonly Box[]} boxes @param {boolean} isDark @param {number} time */
function scrimAround(boxes, isDark, time) {
  const scrim = document.createElement("div");
  scrim.className = "spotlight-scrim";
  scrim.dataset["dark"] = String(isDark);
  const holes = boxes.map(({ x, y, width, height }) => {
    const round = Math.min(20, width / 2, height / 2);
    const corner = (/** @type {number} */ right, /** @type {number} */ down) =>
      `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
    return `M${x + round} ${y}h${width - 2 * round}${corner(1, 1)}v${height - 2 * round}${corner(-1, 1)}h${2 * round - width}${corner(-1, -1)}v${2 * round - height}${corner(1, -1)}z`;
  });
  scrim.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0z${holes.join("")}")`;
  scrim.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.85, 1] }, time);
  return scrim;
}

/** Animates the picture of one of several objects. @typedef {(picture: HTMLElement, box: Box, index: number, time: number) => void} Move */

/** @param {Part} part @param {readonly Shown[]} shown @param {readonly Box[]} readable @returns {Move} */
function moveOf({ way, from, to }, shown, readable) {
  if (isGrowing(way)) {
    const grow = growing(around(shown), grownOf(way, shown, readable));
    if (way === "grow") return grow;
    const act = inTurn(way, shown.length);
    return (...given) => {
      grow(...given);
      act(...given);
    };
  }
  const [source] = from ? visibleAt(from) : [];
  const [target] = to ? visibleAt(to) : [];
  return flying(source?.box, target?.box, way === "flip");
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

/** @param {Box | undefined} from @param {Box | undefined} to @param {boolean} isFlipping @returns {Move} */
function flying(from, to, isFlipping) {
  return (picture, box, _index, time) => {
    const [x, y] = from ? toward(box, from) : [0, 0];
    const [right, down] = to ? toward(box, to) : [0, 0];
    const near = Math.min(3, Math.max(1.4, 60 / box.height));
    const turn = isFlipping ? 540 : 0;
    const at = (/** @type {number} */ left, /** @type {number} */ top, scale = near, turns = 0) =>
      `translate(${left}px, ${top}px) scale(${scale}) rotateY(${turns * turn}deg)`;
    const middle = at((x + right) / 2, (y + down) / 2 - ARC, near, 1);
    const transform = [
      at(x, y, 1),
      at(x, y),
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

/** Returns the box to which objects grow: in the window, and clear of the readable text. @param {keyof typeof GROWN} way @param {readonly Shown[]} shown @param {readonly Box[]} readable */
function grownOf(way, shown, readable) {
  const all = around(shown);
  const wanted = Math.min(GROWTH.most, Math.max(GROWTH.least, GROWN[way] / all.height));
  const scale = Math.min(wanted, (innerWidth - 2 * GAP) / all.width);
  const [width, height] = [all.width * scale, all.height * scale];
  const [x, y] = [all.x - (width - all.width) / 2, all.y - (height - all.height) / 2];
  return clear({ x, y, width, height }, readable);
}

/** Moves a box into the window, and off the readable text by the shorter way. @param {Box} box @param {readonly Box[]} readable @returns {Box} */
function clear(box, readable) {
  const { width, height } = box;
  const x = Math.max(GAP, Math.min(innerWidth - width - GAP, box.x));
  let y = Math.max(GAP, Math.min(innerHeight - height - GAP, box.y));
  for (const text of readable) {
    if (!overlaps({ x, y, width, height }, text)) continue;
    const [above, below] = [text.y - height - GAP, text.y + text.height + GAP];
    const isAbove = above >= GAP && Math.abs(above - y) < Math.abs(below - y);
    y = isAbove ? above : below;
  }
  return { x, y, width, height };
}

/** @param {Box} a @param {Box} b */
const overlaps = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Adds words below their object, or above it where there is no room. @param {HTMLElement} layer @param {string} words @param {Box} object @param {readonly Box[]} readable @param {number} time of their entrance and exit, 0 for none */
function addWords(layer, words, object, readable, time) {
  const element = document.createElement("p");
  element.className = "spotlight-words";
  element.textContent = words;
  layer.append(element);
  const { width, height } = element.getBoundingClientRect();
  const x = object.x + (object.width - width) / 2;
  const below = { x, y: object.y + object.height + GAP, width, height };
  const above = { x, y: object.y - height - GAP, width, height };
  const fits = (/** @type {Box} */ box) =>
    box.y >= GAP &&
    box.y + height <= innerHeight - GAP &&
    !readable.some((text) => overlaps(box, text));
  const { x: left, y: top } = clear([below, above].find(fits) ?? below, readable);
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  element.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.9, 1] }, time);
  element.animate({ scale: ["0.5", "1.08", "1"], offset: [0, 0.2, 0.3] }, time);
}
