/** A die in the air: its body turned in space, and drawn anew for every moment of the throw. */

import { RADIUS, shade } from "../art/dice.js";
import { INK, LINE, round } from "../art/ink.js";
import { facets, numbering } from "../art/solids.js";
import { markOf } from "./marks.js";
import { draw } from "./svg.js";
import { poseAt } from "./throw.js";

/** @typedef {import("../art/solids.js").DieKind} DieKind */
/** @typedef {import("../art/solids.js").Facet} Facet */
/** @typedef {import("./throw.js").Throw} Throw */
/** @typedef {import("./throw.js").Pose} Pose */
/** @typedef {import("./marks.js").Mark} Mark */
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
