/** The eight sheepdogs: one way of sitting, eight characters. */

import { nothing, svg } from "lit-html";
import { figures } from "../../../kit/art/figures.js";
import { GOLD, INK, LINE, SKIN } from "../../../kit/art/ink.js";
import { cloudPath } from "../../../kit/art/wool.js";
import { breed } from "./kennel.js";

/** @typedef {import("./kennel.js").Breed} Breed */

/** @param {string} path @param {string} fill */
const shape = (path, fill) =>
  svg`<path d=${path} fill=${fill} stroke=${INK} stroke-width=${LINE} stroke-linejoin="round"/>`;

/** @param {import("../../../kit/art/ink.js").Drawing} drawing */
const both = (drawing) => svg`${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** @param {string} fill */
const tippedEar = (fill) =>
  svg`${shape("M-35-8C-42-34-40-46-32-52-20-50-12-42-6-32Z", fill)}${shape("M-32-52C-50-52-60-40-57-26-46-27-36-36-27-46Z", fill)}`;
const prickedEar = (/** @type {string} */ fill) =>
  svg`${shape("M-37-4Q-46-40-42-62-20-54-8-34Z", fill)}<path d="M-33-22Q-37-40-35-50-24-44-18-34Z" fill=${SKIN}/>`;
const curlyEar = (/** @type {string} */ fill) =>
  shape(cloudPath({ x: -42, y: 4, rx: 14, ry: 23, bumps: 8, number: 3 }), fill);
const FLOPPY = "M-27-34C-56-40-66 4-52 24-38 28-33 8-31-8Z";
const LONG = "M-26-34C-60-34-70 28-55 44-38 48-33 10-31-8Z";

/** Ears that hang or stand behind the head. @param {Breed} dog */
function earsBehind({ ears, ear, coat }) {
  if (ears === "tipped") return both(tippedEar(ear));
  if (ears === "pricked") return both(prickedEar(ear));
  if (ears === "odd")
    return svg`${tippedEar(ear)}<g transform="scale(-1 1)">${tippedEar(coat)}</g>`;
  if (ears === "mop")
    return shape(cloudPath({ x: 0, y: -2, rx: 46, ry: 38, bumps: 13, number: 5 }), coat);
  return nothing;
}

/** Ears and hair that fall over the head. @param {Breed} dog */
function earsBefore({ ears, ear, coat, chest }) {
  if (ears === "floppy") return both(shape(FLOPPY, ear));
  if (ears === "long") return both(shape(LONG, ear));
  if (ears === "curly")
    return svg`${both(curlyEar(ear))}${shape(cloudPath({ x: 0, y: -36, rx: 23, ry: 15, bumps: 7, number: 4 }), coat)}`;
  if (ears === "mop")
    return svg`${shape(cloudPath({ x: 0, y: -20, rx: 36, ry: 22, bumps: 9, number: 2 }), chest)}<path d="M-20-8q5 7 3 13M0-12q2 8 0 14M18-10q-4 7-2 13" fill="none" stroke="#c9c3b4" stroke-width="3.2" stroke-linecap="round"/>`;
  return nothing;
}

/** @param {Breed} dog */
function mark({ mark: kind, chest, ear }) {
  if (kind === "blaze")
    return svg`<path d="M-5-34Q0-37 5-34 6-12 16 4L0 20-16 4Q-6-12-5-34Z" fill=${chest}/>`;
  if (kind === "mask")
    return svg`<path d="M-33-2C-32-22-10-24-4-6L0-20 4-6C10-24 32-22 33-2 34 18 20 37 0 38-20 37-34 18-33-2Z" fill=${chest}/>`;
  if (kind === "patch")
    return svg`<path d="M4-26C24-34 36-14 32 4 22 10 8 6 5-6Z" fill=${ear} opacity=".9"/>`;
  return nothing;
}

/** @param {string} iris */
function eyes(iris) {
  return [-15, 15].map(
    (x) =>
      svg`<g transform=${`translate(${x} -6)`}><circle r="9" fill="#fff" stroke=${INK} stroke-width="2.8"/><circle cx=${-x / 15} cy="1" r="5.6" fill=${iris}/><circle cx=${-x / 15} cy="1" r="3.2" fill=${INK}/><circle cx="2" cy="-1.6" r="1.8" fill="#fff"/></g>`,
  );
}

/** @param {boolean} tongue */
function snout(tongue) {
  return svg`${tongue ? svg`<path d="M-7 27V37A7 7 0 0 0 7 37V27Z" fill="#f2848a" stroke=${INK} stroke-width="3"/>` : nothing}
    <path d="M0 19V25M-14 24Q-8 32 0 25 8 32 14 24" fill="none" stroke=${INK} stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M-10 9Q0 2 10 9 9 18 0 20-9 18-10 9Z" fill=${INK}/><path d="M-4 9.500Q0 7.5 3 9" stroke="#8d8498" stroke-width="2.4" stroke-linecap="round" fill="none"/>`;
}

/**
 * Draws the head of a dog, centred, about 120 wide and 110 high.
 * @param {string} id d1 to d8
 * @returns {import("../../../kit/art/ink.js").Drawing}
 */
export function head(id) {
  const dog = breed(id);
  return svg`${earsBehind(dog)}${shape("M-36-10C-38-44 38-44 36-10 38 16 24 40 0 40-24 40-38 16-36-10Z", dog.coat)}
    ${mark(dog)}<ellipse cy="22" rx="21" ry="15.5" fill=${dog.chest}/>
    ${dog.ears === "mop" ? nothing : eyes(dog.iris)}${snout(dog.tongue)}${earsBefore(dog)}`;
}

const TAILS = {
  plume: "M38-22C66-14 84-40 70-66 62-46 50-44 40-38Z",
  thin: "M38-16C66-12 72-34 70-58 64-36 54-30 38-28Z",
  stub: "M44-30Q62-40 60-24 56-14 44-18Z",
  curl: "M40-20C78-12 84-58 58-62 44-62 44-44 56-44 62-40 52-34 40-34Z",
};

/** @param {Breed} dog */
function trunk({ coat, chest, tail, ears }) {
  return svg`${shape(TAILS[tail], coat)}
    ${shape("M-28-78C-34-56-60-44-56-8Q-54-2-42-2H42Q54-2 56-8C60-44 34-56 28-78Z", coat)}
    ${ears === "mop" || ears === "curly" ? shape(cloudPath({ x: 0, y: -52, rx: 26, ry: 24, bumps: 9 }), chest) : svg`<path d="M-20-76Q0-84 20-76 24-50 0-34-24-50-20-76Z" fill=${chest}/>`}
    ${shape("M-20-40V-14Q-28-2-18-2H-4V-42M4-42V-2H18Q28-2 20-14V-40", coat)}
    <path d="M-21-16Q-26-4-18-4H-6V-16ZM6-16V-4H18Q26-4 21-16Z" fill=${chest}/>
    <path d="M-14-3v-6M14-3v-6M-44-4Q-34-6-34-18M44-4Q34-6 34-18" fill="none" stroke=${INK} stroke-width="3" stroke-linecap="round"/>`;
}

/** @param {Breed} dog */
function collar({ collar: colour, tag }) {
  return svg`${shape("M-27-80Q0-66 27-80L29-69Q0-54-29-69Z", colour)}
    <circle cy="-53" r="12.5" fill=${GOLD} stroke=${INK} stroke-width="3"/>
    ${figures(tag, 0, -46.5, { size: 18, face: "text", fill: INK })}`;
}

/**
 * Draws a dog that sits, about 150 wide and 170 high, paws on y = 0.
 * @param {string} id d1 to d8
 * @returns {import("../../../kit/art/ink.js").Drawing}
 */
export function dog(id) {
  const { coat, mark: kind } = breed(id);
  const spots =
    kind === "patch" && coat
      ? svg`<path d="M-50-20q10-12 14 2-6 12-14-2M40-34q10-4 8 8-10 4-8-8" fill="#3c3747"/>`
      : nothing;
  return svg`${trunk(breed(id))}${spots}${collar(breed(id))}<g transform="translate(0 -112)">${head(id)}</g>`;
}
