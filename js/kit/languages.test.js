import assert from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "./languages.js";

test("the first available preference is taken", () => {
  assert.equal(languageFor(["pl", "nl", "de"]), "nl");
});

test("countries and letter case are ignored", () => {
  assert.equal(languageFor(["DE-at"]), "de");
  assert.equal(languageFor(["fr-Latn-CA"]), "fr");
});

test("English is taken where no preference is available", () => {
  assert.equal(languageFor(["pl", "constructor", "", null]), "en");
  assert.equal(languageFor([]), "en");
});
