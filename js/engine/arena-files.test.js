import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { classicScript } from "./arena-files.js";

const MODULE = fileURLToPath(import.meta.resolve("pyodide/pyodide.asm.mjs"));

test("Pyodide's module becomes a classic script that defines the same function", () => {
  const script = classicScript(readFileSync(MODULE, "utf8"));
  const context = {};
  new Script(script).runInNewContext(context);
  assert.equal(typeof (/** @type {any} */ (context).createPyodide), "function");
});
