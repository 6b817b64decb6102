/**
 * The half of tools/bundle.py that runs in Node: merges scripts that are always loaded together. esbuild writes one script
 * for each combination of pages and imports on demand that share modules; rollup knows that an import on demand finds the
 * modules of its page in memory.
 *
 * Usage: node tools/merge-scripts.mjs BROWSERS BANNER SCRIPT...
 *   replaces the scripts, which are named NAME-HASH.js, and all that they import
 *   prints {SCRIPT: [FILE NAME, ...]}: what replaces it, and then all scripts that this imports
 */

import { unlinkSync } from "node:fs";
import { basename, dirname } from "node:path";
import { transform } from "esbuild";
import { rollup } from "rollup";

/** @import { OutputChunk, Plugin } from "rollup" */

const [browsers = "", banner = "", ...scripts] = process.argv.slice(2);

/** Shortens names again, which esbuild has shortened in each of its scripts. The hash of a script includes the banner. @type {Plugin} */
const shorten = {
  name: "shorten",
  async renderChunk(code) {
    const target = browsers.split(",");
    const { code: short } = await transform(code, {
      minify: true,
      format: "esm",
      charset: "utf8",
      legalComments: "eof",
      target,
    });
    return { code: `${banner}\n${short}`, map: null };
  },
};

const input = Object.fromEntries(
  scripts.map((script) => [basename(script).replace(/-[^-]*$/, ""), script]),
);
const bundle = await rollup({ input, preserveEntrySignatures: false });
for (const file of bundle.watchFiles) unlinkSync(file);
const { output } = await bundle.write({
  dir: dirname(scripts[0] ?? ""),
  entryFileNames: "[name]-[hash].js",
  chunkFileNames: "shared-[hash].js",
  hashCharacters: "base36",
  plugins: [shorten],
});
/** @type {Map<string, OutputChunk>} */
const chunks = new Map();
for (const each of output) if (each.type === "chunk") chunks.set(each.fileName, each);

/** Returns a script and all that it imports. @param {string} file @returns {string[]} */
const withImports = (file) => [
  ...new Set([file, ...(chunks.get(file)?.imports ?? []).flatMap(withImports)]),
];

const replaced = [...chunks.values()].filter(({ isEntry }) => isEntry);
const made = replaced.map(({ facadeModuleId, fileName }) => [
  facadeModuleId,
  withImports(fileName),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(made)));
