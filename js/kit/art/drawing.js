/** Drawings that never change. Python draws them at build time (tools/drawings); the page refers to them by name. */

import { html, nothing, svg } from "lit-html";
import { DRAWINGS } from "./drawings.js";

/** @typedef {import("lit-html").TemplateResult} Drawing */

/** The files of drawings in the page. */
export class DrawingFiles {
  /** Resolves when all requested files are in the page, except those without a network. @type {Promise<unknown>} */
  loaded = Promise.resolve();

  /**
   * Loads files into the page, outside its body; drawings appear as soon as their file is there.
   * @param {readonly string[]} families "shared" or a game, in the order of need
   */
  load(families) {
    this.loaded = Promise.all([this.loaded, appendDrawings(families)]);
  }
}

/** @param {readonly string[]} families */
async function appendDrawings(families) {
  for (const family of families) {
    const drawings = await requestSvg(BUILT_DRAWINGS[family] ?? "");
    if (drawings) document.documentElement.append(drawings);
  }
}

/**
 * Requests an SVG file. The policy for Trusted Types forbids to parse text as SVG, but a request may return a document.
 * @param {string} address
 * @returns {Promise<Element | undefined>} nothing without a network
 */
const requestSvg = (address) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.addEventListener("loadend", () => resolve(request.responseXML?.documentElement));
    request.send();
  });

/** Draws a part of a drawing. @param {string} name @param {string} [transform] @returns {Drawing} */
export const symbol = (name, transform) =>
  svg`<use href=${`#${name}`} transform=${transform ?? nothing}/>`;

/** Draws a whole drawing, which has a box; its class sets its size. @param {string} name @returns {Drawing} */
export function drawing(name) {
  const found = DRAWINGS[name];
  if (!found) throw new Error(`there is no drawing ${name}`);
  const [look, box] = found;
  return html`<svg class=${look} viewBox=${box} aria-hidden="true" focusable="false"><use href=${`#${name}`}/></svg>`;
}

/** Draws the background of a game's table; narrow windows cut off its sides. @param {string} game @returns {Drawing} */
export const scenery = (game) =>
  html`<div class="scenery" aria-hidden="true"><svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" focusable="false">${symbol(`${game}-scenery`)}</svg></div>`;

/** Draws the sign of a button or a mark, as high as its text. @param {string} name of a drawing that begins with `icon-` @returns {Drawing} */
export const pictogram = (name) =>
  html`<span class="pictogram" aria-hidden="true">${drawing(`icon-${name}`)}</span>`;

/**
 * Draws the sheep of a seat on its shape; css/kit/pieces.css gives it the colour and the size.
 * @param {number} number from 1
 * @returns {Drawing}
 */
export function avatar(number) {
  return html`<svg class="avatar" data-avatar=${number} viewBox="-50 -50 100 100" overflow="visible" aria-hidden="true" focusable="false">${symbol(`avatar-${number}`)}</svg>`;
}
