import assert from "node:assert/strict";
import { resolveObjectURL } from "node:buffer";
import { test } from "node:test";
import { download } from "./files.js";

test("a download is complete also where the browser asks for ten minutes where to save it", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const link = { href: "", download: "", click() {} };
  globalThis.document = /** @type {any} */ ({ createElement: () => link });
  download("volle.volle", "volle 1\n");
  context.mock.timers.tick(600_000);
  assert.equal(await resolveObjectURL(link.href)?.text(), "volle 1\n");
});
