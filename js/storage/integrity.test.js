import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { digest, isAsBuilt, matches, sha256 } from "./integrity.js";

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

/** The vectors of FIPS 180-4, by their message. */
const VECTORS = {
  "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  abc: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ["a".repeat(1_000_000)]: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
};

test("the digest is that of the standard's vectors", () => {
  for (const [message, expected] of Object.entries(VECTORS)) {
    const bytes = digest(new TextEncoder().encode(message));
    assert.equal(Buffer.from(bytes).toString("hex"), expected);
  }
});

test("messages of every length around a block have the digest that Node computes", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = new Uint8Array(length).map((_, index) => 31 * index + length);
    assert.deepEqual(Buffer.from(digest(bytes)), createHash("sha256").update(bytes).digest());
  }
});
