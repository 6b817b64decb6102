/** Figures are set like text, as outlines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { laid } from "./figures.js";
import { EM, FACES } from "./glyphs.js";

test("figures stand around a place, or begin there", () => {
  const width = (FACES["display"]?.["2"]?.[0] ?? 0) + (FACES["display"]?.["6"]?.[0] ?? 0);
  assert.match(
    laid(26, 100, 50, { size: EM }).transform,
    new RegExp(`translate\\(${100 - width / 2} 50\\)`),
  );
  assert.match(
    laid(26, 100, 50, { size: EM, from: "left" }).transform,
    /translate\(100 50\) scale\(1\)/,
  );
});

test("each sign is one outline after the other", () => {
  const [wide, six] = FACES["text"]?.["6"] ?? [0, ""];
  assert.equal(laid("66", 0, 0, { size: 20, face: "text" }).d, `M0 0${six}M${wide} 0${six}`);
});

test("there is no sign without an outline", () => {
  assert.throws(() => laid("7?", 0, 0, { size: 20 }), /no outline for \?/);
});
