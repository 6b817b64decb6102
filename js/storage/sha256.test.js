import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { digest } from "./sha256.js";

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
