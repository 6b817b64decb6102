import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { matches, sha256 } from "./integrity.js";

const BYTES = new TextEncoder().encode("volle 1\n");

test("the integrity is the SHA-256 digest as the browser's integrity attribute has it", async () => {
  const expected = createHash("sha256").update(BYTES).digest("base64");
  assert.equal(await sha256(BYTES), `sha256-${expected}`);
  assert.equal(
    await sha256(new Uint8Array()),
    "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  );
});

test("bytes match their own integrity and no other", async () => {
  const integrity = await sha256(BYTES);
  assert.equal(await matches(BYTES, integrity), true);
  assert.equal(await matches(BYTES.subarray(1), integrity), false);
  for (const wrong of [undefined, null, "", 0, integrity.toLowerCase(), `${integrity} `])
    assert.equal(await matches(BYTES, wrong), false);
});
