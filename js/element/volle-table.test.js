import assert from "node:assert/strict";
import { test } from "node:test";

/** A bundler may give the script to a server. */
const SCRIPT = "./volle-table.js";

test("the script runs where there is no page", async () => {
  Object.assign(globalThis, { BUILT_ELEMENT: {} });
  await assert.doesNotReject(import(SCRIPT));
});
