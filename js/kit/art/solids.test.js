import assert from "node:assert/strict";
import { test } from "node:test";
import { dot, facesOf, facets, numbering } from "./solids.js";

const KINDS = /** @type {const} */ ({ d12: 12, d10: 10, d8: 8, d6: 6 });

for (const [name, count] of Object.entries(KINDS)) {
  const kind = /** @type {keyof typeof KINDS} */ (name);
  const values = Array.from({ length: count }, (_, index) => index + 1);

  test(`a ${kind} has each number once, and shows the one that was drawn`, () => {
    const front = facets(kind, 1).at(-1)?.face ?? -1;
    for (const value of values) {
      const numbers = numbering(kind, value);
      assert.deepEqual(
        [...numbers].sort((a, b) => a - b),
        values,
      );
      assert.equal(numbers[front], value);
    }
  });

  test(`opposite faces of a ${kind} are ${count + 1} together`, () => {
    const faces = facesOf(kind);
    for (const value of values) {
      const numbers = numbering(kind, value);
      for (const [face, { normal }] of faces.entries()) {
        const other = faces.findIndex((each) => dot(each.normal, normal) < -0.999);
        assert.equal(Number(numbers[face]) + Number(numbers[other]), count + 1);
      }
    }
  });
}
