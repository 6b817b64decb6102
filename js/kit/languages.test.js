import assert from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "./languages.js";

test("the first wish that can be met is met", () => {
  assert.equal(languageFor(["pl", "nl", "de"]), "nl");
});

test("a country and the case of letters do not matter", () => {
  assert.equal(languageFor(["DE-at"]), "de");
  assert.equal(languageFor(["fr-Latn-CA"]), "fr");
});

test("where no wish can be met, or none is told, it is English", () => {
  assert.equal(languageFor(["pl", "constructor", "", null]), "en");
  assert.equal(languageFor([]), "en");
});
