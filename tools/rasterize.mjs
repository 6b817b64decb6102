/**
 * Write drawings as PNGs in their own size.
 *
 * Usage: node tools/rasterize.mjs FOLDER < drawings.json  ({NAME: SVG} -> FOLDER/NAME.png)
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const [, , folder = "."] = process.argv;
for (const [name, svg] of Object.entries(JSON.parse(readFileSync(0, "utf-8")))) {
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  writeFileSync(join(folder, `${name}.png`), drawn.asPng());
}
