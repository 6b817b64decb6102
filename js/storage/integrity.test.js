import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { isAsBuilt, matches, sha256 } from "./integrity.js";

const BYTES = new TextEncoder().encode("volle 1\n");
const INTEGRITY = `sha256-${createHash("sha256").update(BYTES).digest("base64")}`;
const EMPTY = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** Calls a function as on an insecure origin. @param {() => Promise<void>} body */
async function insecurely(body) {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  try {
    await body();
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
  }
}

for (const [origin, on] of Object.entries({
  "a secure origin": (/** @type {() => Promise<void>} */ body) => body(),
  "an insecure origin": insecurely,
})) {
  describe(`on ${origin}`, () => {
    test("the integrity is the SHA-256 digest as the browser's integrity attribute has it", () =>
      on(async () => {
        assert.equal(await sha256(BYTES), INTEGRITY);
        assert.equal(await sha256(new Uint8Array()), EMPTY);
      }));

    test("a part of a buffer has the integrity of that part, whatever its type", () =>
      on(async () => {
        const whole = new Uint8Array([1, ...BYTES, 2]);
        const { buffer } = whole;
        for (const part of [
          whole.subarray(1, 1 + BYTES.length),
          new DataView(buffer, 1, BYTES.length),
          buffer.slice(1, 1 + BYTES.length),
        ])
          assert.equal(await sha256(part), INTEGRITY);
      }));

    test("bytes match their own integrity and no other", () =>
      on(async () => {
        assert.equal(await matches(BYTES, INTEGRITY), true);
        assert.equal(await matches(BYTES.subarray(1), INTEGRITY), false);
        for (const wrong of [undefined, null, "", 0, INTEGRITY.toLowerCase(), `${INTEGRITY} `])
          assert.equal(await matches(BYTES, wrong), false);
      }));

    test("a file that is cut or has grown is not as it was built", () =>
      on(async () => {
        const file = { hash: INTEGRITY, length: BYTES.length };
        assert.equal(await isAsBuilt(BYTES, file), true);
        assert.equal(await isAsBuilt(BYTES.subarray(1), file), false);
        assert.equal(await isAsBuilt(new Uint8Array([...BYTES, 0]), file), false);
      }));
  });
}

test("on a secure origin a file with another byte is not as it was built", async () => {
  const other = BYTES.with(0, 0);
  assert.equal(await isAsBuilt(other, { hash: INTEGRITY, length: other.length }), false);
});
