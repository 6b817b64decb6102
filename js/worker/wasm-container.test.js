import assert from "node:assert/strict";
import { test } from "node:test";
import { unwrap, wrap } from "./wasm-container.js";

for (const length of [0, 1, 3, 127, 128, 16_384, 3_000_001]) {
  test(`a file of ${length} bytes comes back from within a WebAssembly module`, () => {
    const file = new Uint8Array(length).map((_, at) => at * 7);
    const module = wrap(file);
    assert.equal(WebAssembly.validate(module), true);
    assert.deepEqual(unwrap(module), file);
  });
}

test("the module has no code, and what it holds begins with a whole word", () => {
  const content = Uint8Array.of(1, 2, 3);
  const module = wrap(content);
  const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(module), "container");
  assert.deepEqual(new Uint8Array(section ?? new ArrayBuffer(0)), content);
  assert.equal(unwrap(module).byteOffset % 4, 0);
});
