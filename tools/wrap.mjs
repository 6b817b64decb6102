/**
 * Wrap a file in a WebAssembly module without code, so that hosts compress it.
 * Usage: node tools/wrap.mjs SOURCE TARGET.wasm
 */

import { readFileSync, writeFileSync } from "node:fs";
import { wrap } from "../js/worker/file-formats.js";

const [source = "", target = ""] = process.argv.slice(2);
writeFileSync(target, wrap(readFileSync(source)));
