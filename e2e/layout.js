/**
 * Measures the layout of a page as it is laid out now. layout.py injects this file into pages and calls it.
 *
 * Seven rules hold in every window:
 *   sideways  nothing makes the page, or a part of it, scroll sideways;
 *   cut       no text and no control leaves the window or its box, and no text is printed over another;
 *   covered   nothing lies below what sticks to the lower edge, once the page is scrolled to its end;
 *             where the page claims to fit, without scrolling; and no die lies below the points;
 *   met       no control lies over another one;
 *   small     no button is smaller than a finger;
 *   torn      no word is broken, also in names, no line holds fewer than four letters because its box is too narrow,
 *             and no link has more than two lines;
 *   named     of the name of each seat at a table, enough is in sight to recognize it.
 * And one of type:
 *   figures   below 20 pixels, figures have the text face, and in tables always.
 */

/** Text that is not laid out for the eye. */
const UNSEEN = ".unseen, .skip:not(:focus), option, textarea, svg, script, style, noscript";
const CONTROLS = "a[href], button, input, select, textarea, summary";
/** Boxes that have a visible edge: their text stays within it. */
const BOXES = "button, .button, .notice, .seat, .field-of-board, .risk, .card, legend";
/** A name is as long as its owner likes: from this many letters on, it may be shortened. */
const NAMES = ".seat-name, .chair-name, .reveal-name, .name-tag, .race-name, th";
const LONG_NAME = 13;
/** At a seat, where a tap shows the whole name, this number of letters is enough. */
const SEAT_NAME = ".seat-about";
const FEWEST_OF_NAME = 5;
/** Parts that stick to the lower edge of the window or of a dialog. */
const EDGES = ".dock, .setup-end, #notices, .row-end";
/** The buttons of a game; links and the signs beside words are as high as their line. */
const BUTTONS = ".button, .bar-button";
/** Links that are not part of a text. */
const LINKS = ".link";
const LINES_OF_LINK = 2;
/** Points that are drawn over the table, and what they may not hide. */
const POINTS = ".risk";
const DICE = ".lane-rolled .die";
/** The least side of a button, in pixels. */
const FINGER = 40;
/** Chairs stand in a circle, where the corners of their boxes meet; their parts are measured by a test of their own. */
const ROUND = ".chair *";
const FEWEST_LETTERS = 4;
/** The width of a letter, as a share of the size of its type. */
const LETTER = 0.55;
const SMALLEST_DISPLAY = 20;
const EVERYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
const WORD = /[\p{L}\d](?:[\p{L}\d]|[.,](?=\d)){1,19}/gu;

class Layout {
  /** @type {Set<string>} */
  faults = new Set();
  #width = document.documentElement.clientWidth;
  #styles = new Map();
  #shown = new Map();
  #windows = new Map();
  #range = document.createRange();

  /** @param {{ fits?: boolean, namesAreFree?: boolean }} asked */
  constructor({ fits = false, namesAreFree = false }) {
    this.fits = fits;
    this.longName = namesAreFree ? 0 : LONG_NAME;
    // What lies below a dialog or a panel cannot be used, and is measured without it.
    this.over = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? null;
    this.root = this.over ?? document.body;
    this.scroller = this.over ?? document.scrollingElement;
  }

  measure() {
    const texts = this.#texts();
    const controls = this.#controls();
    this.#checkSideways();
    for (const text of texts) {
      this.#checkFit(text);
      this.#checkTorn(text);
      this.#checkFigures(text);
    }
    for (const control of controls) {
      this.#checkFit(control);
      this.#checkSize(control);
    }
    this.#checkNames();
    this.#checkOverprint(texts);
    this.#checkMet(controls);
    this.#checkDice();
    this.#checkCovered([...texts, ...controls, ...this.#pictures()]);
    return [...this.faults];
  }

  #style(element) {
    if (!this.#styles.has(element)) this.#styles.set(element, getComputedStyle(element));
    return this.#styles.get(element);
  }

  #isShown(element) {
    if (!this.#shown.has(element)) {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      this.#shown.set(element, isShown && !element.closest(UNSEEN) && !this.#isHidden(element));
    }
    return this.#shown.get(element);
  }

  /**
   * Return whether an element is transparent, or there for screen readers alone. Tests make the root and dialogs
   * transparent.
   */
  #isHidden(element) {
    if (!element || element === document.documentElement || element === this.over) return false;
    const { clipPath, opacity } = this.#style(element);
    return (
      clipPath.startsWith("inset(50%") || opacity === "0" || this.#isHidden(element.parentElement)
    );
  }

  /** All texts that can be seen, each with the boxes of its lines. */
  #texts() {
    const found = [];
    const walker = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.trim();
      const element = node.parentElement;
      if (!words || !this.#isShown(element)) continue;
      const rects = this.#rectsOf(node);
      const isName =
        element.matches(SEAT_NAME) ||
        (element.closest(NAMES) !== null && words.length >= this.longName);
      const named = `${nameOf(element)} “${words.slice(0, 60)}”`;
      if (rects.length) found.push({ node, element, rects, isName, words: named });
    }
    return found;
  }

  #rectsOf(node) {
    this.#range.selectNodeContents(node);
    return [...this.#range.getClientRects()].filter(({ width }) => width);
  }

  /** All controls that can be seen, and used by a pointer. */
  #controls() {
    return [...this.root.querySelectorAll(CONTROLS)]
      .filter((element) => this.#isShown(element) && !isOverlay(element))
      .map((element) => {
        const words = `${element.id || nameOf(element)} “${element.textContent.trim().slice(0, 40)}”`;
        return { element, rects: [element.getBoundingClientRect()], isName: false, words };
      });
  }

  /** All drawings but those that are behind everything. */
  #pictures() {
    return [...this.root.querySelectorAll("svg:not(svg svg, .scenery svg)")]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, words: `a drawing in ${nameOf(element.parentElement)}` }));
  }

  #checkSideways() {
    const { documentElement } = document;
    if (documentElement.scrollWidth > this.#width)
      this.faults.add(`sideways: the page is ${documentElement.scrollWidth} pixels wide`);
    for (const element of [this.root, ...this.root.querySelectorAll("*:not(svg, svg *)")]) {
      if (element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) continue;
      const { overflowX } = this.#style(element);
      if (scrolls(overflowX) && this.#isShown(element))
        this.faults.add(`sideways: ${nameOf(element)} scrolls`);
    }
  }

  #checkFit({ node, element, rects, isName, words }) {
    if (isName) return;
    for (const rect of rects) {
      const fault = this.#misfit(element, rect, node !== undefined);
      if (!fault) continue;
      this.faults.add(`cut: ${fault}: ${words}`);
      return;
    }
  }

  /** Return how a box of text or a control does not fit, or "" where it does. */
  #misfit(element, rect, isText) {
    if (isOut(rect, { left: 0, right: this.#width }, 1)) return "leaves the window";
    // The box of a letter is higher than its line.
    const slack = Math.max(3, rect.height * (isText ? 0.15 : 0.25));
    if (rect.top + this.#scrolled() < -slack) return "is above the page";
    const own = isText ? element.closest(BOXES) : null;
    if (own && leaves(rect, own.getBoundingClientRect(), slack)) return `leaves its ${nameOf(own)}`;
    return this.#cutBy(element, rect, slack);
  }

  /** Return what cuts a box off, or "" where all of it can be seen or scrolled to. */
  #cutBy(element, rect, slack) {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = this.#style(each);
      if (scrolls(overflowX) || scrolls(overflowY)) return "";
      const box = each.getBoundingClientRect();
      const isPastSides = cuts(overflowX) && isOut(rect, box, 1);
      if (isPastSides || (cuts(overflowY) && isCut(rect, box, slack)))
        return `is cut off by ${nameOf(each)}`;
      if (position === "fixed")
        return isCut(rect, { top: 0, bottom: innerHeight }, slack) ? "cannot be scrolled to" : "";
    }
    return "";
  }

  #scrolled() {
    return this.over ? 0 : scrollY;
  }

  /** Names at seats end in dots where there is no room, after the first letters. */
  #checkNames() {
    for (const element of this.root.querySelectorAll(SEAT_NAME)) {
      if (!this.#isShown(element)) continue;
      const seen = this.#lettersInSight(element);
      if (seen < Math.min(FEWEST_OF_NAME, element.textContent.length))
        this.faults.add(
          `named: shows ${seen} letters: ${nameOf(element)} “${element.textContent}”`,
        );
    }
  }

  #lettersInSight(element) {
    const [node] = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const box = element.getBoundingClientRect();
    const isCutOff = element.scrollWidth > element.clientWidth + 1;
    const dots = isCutOff ? Number.parseFloat(this.#style(element).fontSize) * 0.7 : 0;
    const { length } = node?.data ?? "";
    const letters = Array.from({ length }, (_, index) => {
      this.#range.setStart(node, index);
      this.#range.setEnd(node, index + 1);
      return this.#range.getBoundingClientRect();
    });
    return letters.filter(({ width, right }) => width && right <= box.right - dots + 1).length;
  }

  #checkTorn({ node, element, rects, isName, words }) {
    const isVertical = this.#style(element).writingMode !== "horizontal-tb";
    // The head of a line may be a name, too.
    const isHead = isName && element.closest("th");
    if (rects.length < 2 || isVertical || isHead || element.closest("code")) return;
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      this.#range.setStart(node, index);
      this.#range.setEnd(node, index + word.length);
      if (linesOf(this.#range.getClientRects()) < 2) continue;
      this.faults.add(`torn: breaks ${word}: ${words}`);
      return;
    }
    if (isName) return;
    const lines = linesOf(rects);
    if (lines > LINES_OF_LINK && element.matches(LINKS))
      this.faults.add(`torn: a link of ${lines} lines: ${words}`);
    const fewest = FEWEST_LETTERS * LETTER * Number.parseFloat(this.#style(element).fontSize);
    if (lines > 2 && rects.every(({ width }) => width < fewest))
      this.faults.add(`torn: is set in ${lines} lines of a few letters: ${words}`);
  }

  #checkFigures({ node, element, words }) {
    if (!/\d/.test(node.data)) return;
    const { fontFamily, fontSize } = this.#style(element);
    if (!/^"?Caprasimo/.test(fontFamily)) return;
    const isTable = element.closest("table") !== null;
    if (Number.parseFloat(fontSize) < SMALLEST_DISPLAY || isTable)
      this.faults.add(`figures: ${fontSize}${isTable ? " in a table" : ""}: ${words}`);
  }

  /** Letters reach over their lines a little: it is the middles of lines that may not meet. */
  #checkOverprint(texts) {
    const lines = texts.flatMap(({ node, element, rects, words }) =>
      rects.map((rect) => {
        const { left, right, top, bottom } = meeting(rect, this.#window(element));
        const reach = rect.height * 0.3;
        const layer = this.#layer(element);
        return { node, words, left, right, top: top + reach, bottom: bottom - reach, layer };
      }),
    );
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries())
      for (let next = index + 1; lines[next]?.top < line.bottom; next++) {
        const other = lines[next];
        if (other.node === line.node || other.layer !== line.layer) continue;
        if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2)
          this.faults.add(`cut: is printed over ${line.words}: ${other.words}`);
      }
  }

  #checkSize({ element, rects: [{ width, height }], words }) {
    if (element.matches(BUTTONS) && Math.min(width, height) < FINGER)
      this.faults.add(`small: ${Math.round(width)} by ${Math.round(height)} pixels: ${words}`);
  }

  /** Controls may share an edge, one may contain another, and the lines of links in a text reach over each other. */
  #checkMet(controls) {
    const boxed = controls.filter(
      ({ element }) => this.#style(element).display !== "inline" && !element.matches(ROUND),
    );
    const boxes = boxed.map(({ element, rects: [rect], words }) => ({
      element,
      words,
      box: meeting(rect, this.#window(element)),
      layer: this.#layer(element),
    }));
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const isNested = one.element.contains(other.element) || other.element.contains(one.element);
        if (isNested || one.layer !== other.layer) continue;
        if (isLarge(meeting(one.box, other.box)))
          this.faults.add(`met: ${one.words} lies over ${other.words}`);
      }
  }

  /** The points are round, and swell: a die is hidden where its middle half reaches into their ellipse. */
  #checkDice() {
    for (const points of this.root.querySelectorAll(POINTS)) {
      if (!points.checkVisibility()) continue;
      const round = points.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(points, "::before").scale) || 1;
      for (const die of this.root.querySelectorAll(DICE))
        if (reachesInto(die.getBoundingClientRect(), round, size))
          this.faults.add(`covered: a die lies below ${nameOf(points)}`);
    }
  }

  /** The ancestor that an element scrolls with: a scrolling or sticky part, or the page. */
  #layer(element) {
    for (let each = element; each && each !== this.root; each = each.parentElement) {
      const style = this.#style(each);
      if (sticks(style) || scrolls(style.overflowY)) return each;
    }
    return this.root;
  }

  /** The box that an element can be seen in: of all parts around it that cut or scroll, what they share. */
  #window(element) {
    if (!element || element === this.root) return EVERYWHERE;
    if (!this.#windows.has(element)) {
      const around = this.#window(element.parentElement);
      const { overflowX, overflowY } = this.#style(element);
      const isOpen = overflowX === "visible" && overflowY === "visible";
      const box = isOpen ? around : meeting(around, element.getBoundingClientRect());
      this.#windows.set(element, box);
    }
    return this.#windows.get(element);
  }

  #checkCovered(all) {
    const { scrollHeight, clientHeight, scrollTop } = this.scroller;
    const over = Math.round(scrollHeight - clientHeight);
    const mayScroll = !this.fits || this.over;
    if (over > 0 && !mayScroll)
      this.faults.add(`covered: the page is ${over} pixels higher than the window`);
    if (over > 0 && mayScroll) this.#scrollTo(scrollHeight);
    for (const edge of this.root.querySelectorAll(EDGES))
      if (this.#isShown(edge) && sticks(this.#style(edge))) this.#checkBelow(edge, all);
    if (this.scroller.scrollTop !== scrollTop) this.#scrollTo(scrollTop);
  }

  #scrollTo(top) {
    this.scroller.scrollTop = top;
    this.#windows.clear();
  }

  #checkBelow(edge, all) {
    const box = edge.getBoundingClientRect();
    for (const { node, element, words } of all) {
      if (edge.contains(element) || element.contains(edge)) continue;
      const rects = node ? this.#rectsOf(node) : [element.getBoundingClientRect()];
      if (rects.some((rect) => isLarge(meeting(rect, box, this.#window(element)))))
        this.faults.add(`covered: lies below ${nameOf(edge)}: ${words}`);
    }
  }
}

const nameOf = ({ className, localName }) => String(className?.baseVal ?? className) || localName;
const isOut = (inner, outer, slack) =>
  inner.left < outer.left - slack || inner.right > outer.right + slack;
const isCut = (inner, outer, slack) =>
  inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
const leaves = (inner, outer, slack) => isOut(inner, outer, 1) || isCut(inner, outer, slack);
const sticks = ({ position }) => ["sticky", "fixed"].includes(position);
const scrolls = (overflow) => ["auto", "scroll"].includes(overflow);
/** A button without a look of its own, over something that is measured by itself. */
const isOverlay = ({ localName, childElementCount, textContent }) =>
  localName === "button" && !childElementCount && !textContent.trim();
const cuts = (overflow) => ["hidden", "clip"].includes(overflow);
const linesOf = (rects) => new Set([...rects].map(({ top }) => Math.round(top / 4))).size;

/** Return the box that boxes have in common; where they have none, its sides are the wrong way round. */
function meeting(...boxes) {
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  return { left: most("left"), right: least("right"), top: most("top"), bottom: least("bottom") };
}

/** Return whether a corner of the middle half of a box lies within the ellipse that fills another box, scaled by `size`. */
function reachesInto({ left, top, width, height }, round, size) {
  const from = (at, start, length) => (2 * (at - start)) / length - 1;
  return [0.25, 0.75].some((across) =>
    [0.25, 0.75].some((down) => {
      const x = from(left + across * width, round.left, round.width);
      const y = from(top + down * height, round.top, round.height);
      return Math.hypot(x, y) < size;
    }),
  );
}

/** Return whether a box is larger than what letters reach over their lines. */
const isLarge = ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 4;

globalThis.layoutFaults = (asked) => new Layout(asked ?? {}).measure();
