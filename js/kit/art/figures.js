/** Figures in drawings: outlines of the typefaces instead of text, so that they look the same wherever they are shown. */

import { svg } from "lit-html";
import { EM, FACES } from "./glyphs.js";
import { at, INK } from "./ink.js";

/** @typedef {{ size: number, face?: "display" | "text", from?: "middle" | "left" }} Type how figures are set */
/** @typedef {Type & { fill: string, line?: number }} Look of figures: `line` is how far ink goes around them, half of it inside */

/** Returns the outline of a sign; throws where there is none. @param {string} face @param {string} sign */
function glyph(face, sign) {
  const found = FACES[face]?.[sign];
  if (!found) throw new Error(`no outline for ${sign}`);
  return found;
}

/**
 * Returns a path of figures that stand on y, around x or from there to the right; a stroke of it is `scale` times as wide as it says.
 * @param {string | number} text @param {number} x @param {number} y @param {Type} type
 */
export function laid(text, x, y, { size, face = "display", from = "middle" }) {
  let width = 0;
  const outlines = [...String(text)].map((sign) => {
    const [wide, outline] = glyph(face, sign);
    width += wide;
    return `M${width - wide} 0${outline}`;
  });
  const scale = size / EM;
  const left = from === "middle" ? x - (width * scale) / 2 : x;
  return { d: outlines.join(""), transform: `translate(${at(left, y)}) scale(${scale})`, scale };
}

/**
 * Draws figures.
 * @param {string | number} text @param {number} x @param {number} y @param {Look} look
 */
export function figures(text, x, y, { fill, line = 0, ...type }) {
  const { d, transform, scale } = laid(text, x, y, type);
  if (!line) return svg`<path d=${d} transform=${transform} fill=${fill}/>`;
  return svg`<path d=${d} transform=${transform} fill=${fill} stroke=${INK} stroke-width=${Math.round(line / scale)} stroke-linejoin="round" paint-order="stroke"/>`;
}
