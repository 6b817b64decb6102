import assert from "node:assert/strict";
import { test } from "node:test";
import { addressMeant, partsOf } from "./link-address.js";

const FRAGMENT = "hZBLTgQxDET3-_9";

for (const hash of [
  `#link/${FRAGMENT}`,
  `#link%2F${FRAGMENT}`,
  `#link%2f${FRAGMENT}`,
  `#%23link/${FRAGMENT}`,
  `#%2523link%252F${FRAGMENT}`,
  `##link/${FRAGMENT}`,
  `#link/${FRAGMENT}.`,
  `#link/${FRAGMENT})`,
  `#link/${FRAGMENT}…`,
  `#link/${FRAGMENT}%E2%80%A6`,
  `#link/${FRAGMENT}%20`,
  `#link/${FRAGMENT}%20and%20more`,
  `#link/${FRAGMENT}%`,
  `#link/${FRAGMENT}?fbclid=1`,
])
  test(`the address ${hash} opens`, () => {
    assert.deepEqual(partsOf(hash), ["link", FRAGMENT]);
  });

test("other addresses stay as they are", () => {
  assert.deepEqual(partsOf(""), [""]);
  assert.deepEqual(partsOf("#setup/pig"), ["setup", "pig"]);
  assert.deepEqual(partsOf("#rules/no.rule"), ["rules", "no.rule"]);
  assert.deepEqual(partsOf("#part/abcdefgh/1/2/x_-"), ["part", "abcdefgh", "1", "2", "x_-"]);
});

test("an encoded # is found in a path", () => {
  const right = `https://volle.example/play/#link/${FRAGMENT}`;
  for (const path of [`%23link/${FRAGMENT}`, `%23link%2F${FRAGMENT}`, `%2523link/${FRAGMENT}`])
    assert.equal(addressMeant(`https://volle.example/play/${path}`), right);
  assert.equal(
    addressMeant(`https://volle.example/%23deal/${FRAGMENT}?lang=de`),
    `https://volle.example/?lang=de#deal/${FRAGMENT}`,
  );
  for (const other of [right, "https://volle.example/%23", "https://volle.example/%23news/1"])
    assert.equal(addressMeant(other), null);
});
