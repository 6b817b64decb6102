/** Pictures to share: a drawing as a file, and the share sheet of the device. */

import { render } from "../../kit/draw.js";
import { download } from "./files.js";

/** @import { Drawing } from "../../kit/art/drawing.js" */

const SVG = "http://www.w3.org/2000/svg";

/** The colour of a test picture, and by how much each of its parts may differ. */
const TEST = { colour: [51, 102, 153, 255], tolerance: 2, side: 8 };

/**
 * Draws an SVG as a PNG file as large as its view box; where a canvas gives noise, as an SVG file. Its colours can be
 * tokens, and its text stands above all shapes, in the typefaces of the page; `data-fit` is the width into which a text is
 * squeezed.
 * @param {string} name of the file, without its ending
 * @param {Drawing} drawing an `svg` element with a view box
 */
export async function pictureFile(name, drawing) {
  const place = Object.assign(document.createElement("div"), { className: "unseen" });
  place.ariaHidden = "true";
  render(drawing, place);
  document.body.append(place);
  try {
    const svg = /** @type {SVGSVGElement} */ (place.querySelector("svg"));
    const { width, height } = svg.viewBox.baseVal;
    for (const [side, length] of Object.entries({ width, height }))
      svg.setAttribute(side, String(length));
    copyDrawings(svg);
    if (!isFaithful()) return new File([withTexts(svg)], `${name}.svg`, { type: "image/svg+xml" });
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(await imageOf(svg), 0, 0, width, height);
    for (const text of svg.querySelectorAll("text")) write(context, text);
    const blob = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done));
    return new File([/** @type {Blob} */ (blob)], `${name}.png`, { type: "image/png" });
  } finally {
    place.remove();
  }
}

/** Returns true if a canvas gives back what was drawn: some browsers add noise, by which no site can recognize them. */
function isFaithful() {
  const { colour, tolerance, side } = TEST;
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = `rgb(${colour.slice(0, 3).join(" ")})`;
  context.fillRect(0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.every((part, index) => Math.abs(part - (colour[index % 4] ?? 0)) <= tolerance);
}

/** Offers a file to the share sheet of the device; without one, downloads it. @param {File} file @param {string} title */
export async function shareFile(file, title) {
  const shared = { files: [file], title };
  if (!navigator.canShare?.(shared)) return download(file.name, file);
  // The user may close the share sheet.
  return navigator.share(shared).catch(() => {});
}

/** Puts a copy in the place of each reference to the drawings of the page, and each colour in the place of its token. @param {SVGSVGElement} svg */
function copyDrawings(svg) {
  for (let use = svg.querySelector("use"); use; use = svg.querySelector("use")) {
    const copy = document.createElementNS(SVG, "g");
    copy.setAttribute("transform", use.getAttribute("transform") ?? "");
    const used = document.getElementById(use.href.baseVal.slice(1));
    copy.append(...[...(used?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    use.replaceWith(copy);
  }
  for (const element of svg.querySelectorAll("*")) {
    const { fill, stroke } = getComputedStyle(element);
    element.setAttribute("fill", fill);
    element.setAttribute("stroke", stroke);
  }
}

/** Returns an image of the shapes of an SVG: an image has none of the typefaces of the page. @param {SVGSVGElement} svg */
async function imageOf(svg) {
  const shapes = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  for (const text of shapes.querySelectorAll("text")) text.remove();
  const image = new Image();
  const source = new XMLSerializer().serializeToString(shapes);
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

/** Returns the source of an SVG whose texts name their typefaces, and keep their widths in others. @param {SVGSVGElement} svg changed on the way */
function withTexts(svg) {
  for (const text of svg.querySelectorAll("text")) {
    const width = Math.min(text.getComputedTextLength(), Number(text.dataset["fit"] ?? Infinity));
    text.setAttribute("font-family", getComputedStyle(text).fontFamily);
    text.setAttribute("textLength", String(width));
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  return new XMLSerializer().serializeToString(svg);
}

/** The alignment on a canvas of each anchor in an SVG. @type {Record<string, CanvasTextAlign>} */
const ALIGNMENTS = { start: "left", middle: "center", end: "right" };

/** @param {CanvasRenderingContext2D} context @param {SVGTextElement} text */
function write(context, text) {
  const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = text.getCTM() ?? {};
  const { fill, fontFamily, fontSize, fontWeight, textAnchor } = getComputedStyle(text);
  context.setTransform(a, b, c, d, e, f);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = fill;
  context.textAlign = ALIGNMENTS[textAnchor] ?? "left";
  const [x, y] = ["x", "y"].map((name) => Number(text.getAttribute(name)));
  context.fillText(text.textContent ?? "", x ?? 0, y ?? 0, Number(text.dataset["fit"] ?? Infinity));
}
