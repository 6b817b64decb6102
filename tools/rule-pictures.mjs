/**
 * The half of tools/rule_pictures.py that runs in Node: draw the pictures of the rules with the games' own drawings.
 *
 * Usage: node tools/rule-pictures.mjs < rows.json > pictures.json
 * ({colours, games: {GAME: {ID: rows}}, share: FOLDER or null} -> {ID: SVG}; PNGs are written into the folder)
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import { picture, sharePicture } from "../js/pages/picture.js";

/** @type {{ colours: string[], games: Record<string, Record<string, string[]>>, share: string | null }} */
const { colours, games, share } = JSON.parse(readFileSync(0, "utf-8"));

/** Markers that lit leaves, and attributes that only a page needs. */
const UNUSED =
  /<!--.*?-->|<\?>| (?:class|aria-hidden|focusable|data-[\w-]+)="[^"]*"| (?:class|data-[\w-]+)(?=[ >])/g;

/** In the page, a seat's sheep gets its colours from a style sheet. */
const AVATAR = /<svg class="avatar" data-avatar="(\d+)".*?<\/svg>/gs;

/** @param {string} drawing @param {string} number */
const coloured = (drawing, number) =>
  drawing
    .replaceAll('class="avatar-ring"', 'fill="none" stroke="#fff6de"')
    .replaceAll('class="avatar-colour"', `fill="${colours[Number(number) - 1]}"`);

/** @param {unknown} template */
function text(template) {
  const drawn = collectResultSync(render(template)).replaceAll(AVATAR, coloured);
  return `${drawn.replaceAll(UNUSED, "").replaceAll(/\s+/g, " ").replaceAll("> <", "><").trim()}\n`;
}

/** @type {Record<string, string>} */
const drawn = {};
for (const [game, pictures] of Object.entries(games)) {
  const { rulePicture } = await import(`../js/games/${game}/picture.js`);
  for (const [id, rows] of Object.entries(pictures)) {
    try {
      drawn[id] = text(picture(rows, rulePicture));
      if (share) await writeShared(share, id, text(sharePicture(rows, rulePicture)));
    } catch (error) {
      throw new Error(`${id}: ${error}`);
    }
  }
}
writeFileSync(1, JSON.stringify(drawn));

/** @param {string} folder @param {string} id @param {string} svg */
async function writeShared(folder, id, svg) {
  const { Resvg } = await import("@resvg/resvg-js");
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  writeFileSync(join(folder, `${id}.png`), drawn.asPng());
}
