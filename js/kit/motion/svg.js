/** Elements of a drawing that is changed many times a second, past the templates of the page. */

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element of a drawing. @param {string} name @param {Record<string, string | number>} attributes @param {SVGElement[]} children */
export function draw(name, attributes, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}
