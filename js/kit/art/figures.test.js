/** Figures are set like text, as outlines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { laid } from "./figures.js";
import { EM, GLYPHS } from "./glyphs.js";

test("a number is centred", () => {
  const width = (GLYPHS[1]?.[0] ?? 0) + (GLYPHS[2]?.[0] ?? 0);
  const { transform } = laid(12, 100, 50, EM);
  assert.equal(transform, `translate(${100 - width / 2} 50) scale(1)`);
});

test("each figure is one outline after the other", () => {
  const [wide, one] = GLYPHS[1] ?? [0, ""];
  assert.equal(laid(11, 0, 0, 20).d, `M0 0${one}M${wide} 0${one}`);
});
