/** Figures on dice: outlines of a typeface instead of text, because they also turn in the air. */

import { svg } from "lit-html";
import { EM, GLYPHS } from "./glyphs.js";
import { at, CREAM, INK } from "./ink.js";

/** The width of the ink around figures, half of it inside. */
const RIM = 7;

/**
 * Returns the path of a number on the line y, around x; a stroke of it is `scale` times as wide as its value.
 * @param {number} number @param {number} x @param {number} y @param {number} size
 */
export function laid(number, x, y, size) {
  let width = 0;
  let d = "";
  for (const figure of String(number)) {
    const [wide, outline] = GLYPHS[Number(figure)] ?? [0, ""];
    d += `M${width} 0${outline}`;
    width += wide;
  }
  const scale = size / EM;
  return { d, transform: `translate(${at(x - (width * scale) / 2, y)}) scale(${scale})`, scale };
}

/** Draws a number. @param {number} number @param {number} x @param {number} y @param {number} size */
export function figures(number, x, y, size) {
  const { d, transform, scale } = laid(number, x, y, size);
  return svg`<path d=${d} transform=${transform} fill=${CREAM} stroke=${INK} stroke-width=${Math.round(RIM / scale)} stroke-linejoin="round" paint-order="stroke"/>`;
}
