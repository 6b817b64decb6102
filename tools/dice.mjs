/**
 * The half of tools/drawings/dice.py that runs in Node: draw all dice at rest with the page's own code.
 *
 * Usage: node tools/dice.mjs < sides.json > dice.json
 * ({KIND: SIDES} -> {KIND-VALUE: SVG}; KIND- is a blank die)
 */

import { readFileSync, writeFileSync } from "node:fs";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import { bareDie } from "../js/kit/art/dice.js";

/** Markers that lit leaves, and attributes that only a page needs. */
const UNUSED = /<!--.*?-->|<\?>| class="[^"]*"/g;

/** @type {Record<import("../js/kit/art/dice.js").DieKind, number>} */
const sides = JSON.parse(readFileSync(0, "utf-8"));

/** @type {Record<string, string>} */
const drawn = {};
for (const [kind, count] of Object.entries(sides))
  for (const value of [null, ...Array.from({ length: count }, (_, index) => index + 1)]) {
    const die = bareDie(/** @type {import("../js/kit/art/dice.js").DieKind} */ (kind), value);
    drawn[`${kind}-${value ?? ""}`] = collectResultSync(render(die)).replaceAll(UNUSED, "");
  }
writeFileSync(1, JSON.stringify(drawn));
