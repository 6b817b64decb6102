/**
 * Draws templates in a page that a browser may be translating.
 *
 * A translator replaces the texts of a page: Chrome wraps each in elements of its own, Safari puts a new text in its
 * place, Firefox also removes comments, by which lit-html finds its places again. lit-html does not look, and writes
 * into a text that has left the page. So each place is checked before it is drawn: a text that is not the drawn one is
 * replaced when it changes, and a template that has lost a place is drawn again.
 */

import { nothing, render as renderUnchecked } from "lit-html";
import { getCommittedValue, isPrimitive } from "lit-html/directive-helpers.js";

/** @typedef {(this: Place, value: unknown, owner?: object) => void} Draw */
/**
 * A place for children, with the names that lit-html keeps in each of its builds.
 * @typedef {object} Place
 * @property {ChildNode} startNode
 * @property {ChildNode | null} [endNode] without one, the place ends with its element
 * @property {Comment} [_$AB] the same, to write
 * @property {Draw} _$AI
 */

const TEXT = 3;

/** True once all places check themselves. */
const places = { areChecked: false };

/** Draws a template, or what else lit-html draws, as the only content of an element. @param {unknown} drawing @param {HTMLElement} element */
export function render(drawing, element) {
  if (!places.areChecked)
    checkPlaces(Object.getPrototypeOf(renderUnchecked(nothing, document.createElement("p"))));
  places.areChecked = true;
  renderUnchecked(drawing, element);
}

/** Makes each place for children check itself before it draws. @param {Place} prototype */
function checkPlaces(prototype) {
  const draw = prototype._$AI;
  /** @this {Place} @param {unknown} value @param {object} [owner] */
  prototype._$AI = function (value, owner) {
    const held = getCommittedValue(/** @type {any} */ (this));
    if (held === nothing) endWithComment(this);
    else if (isPrimitive(held) ? !isText(this, held) : hasTornPlace(held)) {
      // An unchanged text keeps its translation.
      if (value === held) return;
      draw.call(this, nothing);
    }
    draw.call(this, value, owner);
  };
}

/** Ends an empty place with a comment: lit-html takes the next node of the template, which may be a text. @param {Place} place */
function endWithComment(place) {
  const { endNode } = place;
  if (endNode?.nodeType !== TEXT) return;
  place._$AB = document.createComment("");
  endNode.before(place._$AB);
}

/** Returns true if a place still shows the text that was drawn there, and nothing else. @param {Place} place @param {unknown} text */
function isText({ startNode, endNode }, text) {
  const shown = startNode.nextSibling;
  return (
    shown?.nodeType === TEXT &&
    shown.nodeValue === String(text) &&
    shown.nextSibling === (endNode ?? null)
  );
}

/** Returns true if a place in a template or in a list has lost its beginning or its end. @param {any} held */
function hasTornPlace(held) {
  /** @type {(Partial<Place> | undefined)[]} */
  const places = Array.isArray(held) ? held : (held._$AV ?? []);
  return places.some((place) => {
    if (!place?.startNode) return false;
    const { parentNode } = place.startNode;
    return !parentNode || (place.endNode && place.endNode.parentNode !== parentNode);
  });
}
