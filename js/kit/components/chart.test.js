/** The scales of charts: values become coordinates from 0 to 1000. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { balances, bars, course, estimates, splits, swings } from "./chart.js";

/** Returns a drawing as text. @param {any} drawing @returns {string} */
function textOf(drawing) {
  if (Array.isArray(drawing)) return drawing.map(textOf).join("");
  if (!drawing?.strings) return typeof drawing === "symbol" ? "" : String(drawing);
  const { strings, values } = drawing;
  return strings
    .map(
      (/** @type {string} */ text, /** @type {number} */ at) =>
        text + (at < values.length ? textOf(values[at]) : ""),
    )
    .join("");
}

/** Returns the paths of a drawing. @param {unknown} drawing */
const paths = (drawing) =>
  [...textOf(drawing).matchAll(/ d="?([^"/]*[^"/ ])/g)].map(([, path]) => path);
/** Returns the widths of the bars of a drawing. @param {unknown} drawing */
const widths = (drawing) =>
  [...textOf(drawing).matchAll(/ width="?(\d+)/g)].map(([, width]) => Number(width));

const LINE = { label: "", value: "" };

test("bars share one scale, up to the greatest value, mark or band", () => {
  assert.deepEqual(
    widths(
      bars([
        { ...LINE, to: 3 },
        { ...LINE, to: 4 },
      ]),
    ),
    [750, 1000],
  );
  assert.deepEqual(widths(bars([{ ...LINE, to: 3, mark: 6 }])), [500]);
  assert.deepEqual(widths(bars([{ ...LINE, to: 3, band: { least: 1, most: 12 } }])), [250]);
});

test("bars may have a scale of their own, and are empty without values", () => {
  assert.deepEqual(widths(bars([{ ...LINE, to: 1 }], 4)), [250]);
  assert.deepEqual(widths(bars([{ ...LINE, to: 0 }])), [0]);
});

test("luck is drawn on both sides of the middle, with its band", () => {
  const [band, , dot] = paths(balances([{ ...LINE, luck: { value: -1, usual: 2 } }], 4));
  assert.deepEqual([band, dot], ["M250 0H750V100H250Z", "M375 50h0"]);
  const [none] = paths(balances([{ ...LINE, luck: { value: 0, usual: 0 } }], 0));
  assert.equal(none, "M500 0H500V100H500Z");
});

test("a change starts in the middle", () => {
  assert.equal(paths(swings([{ ...LINE, change: -0.1 }]))[0], "M500 15h-50v70h50Z");
});

test("each part of a bar ends where the next begins", () => {
  assert.deepEqual(widths(splits([{ ...LINE, parts: [1, 1, 2] }])), [1000, 500, 250]);
});

test("a curve goes from the lowest value to the highest, with 0 where it is between them", () => {
  const dots = [30, -10].map((value) => ({ value, isBig: false }));
  assert.deepEqual(paths(course(dots, 10, String)).slice(0, 3), [
    "M0 750H1000",
    "M0 500H1000",
    "M250 0L750 1000",
  ]);
});

test("a curve of equal values is in the middle", () => {
  const dots = [7, 7].map((value) => ({ value, isBig: true }));
  assert.deepEqual(paths(course(dots, 7, String)).slice(0, 2), ["M0 500H1000", "M250 500L750 500"]);
});

test("estimates are inside their band", () => {
  const all = [
    { at: 1, value: 600, low: 400, high: 800 },
    { at: 2, value: 500, low: 450, high: 550 },
  ];
  const [band, , line] = paths(estimates(all, { whole: 1000, trials: 2, words: String }));
  assert.equal(band, "M500 600L1000 550L1000 450L500 200Z");
  assert.equal(line, "M500 400L1000 500");
});
