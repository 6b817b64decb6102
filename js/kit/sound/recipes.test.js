/** Every sound, computed as on a device. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RECIPES } from "./recipes.js";
import { randomFrom } from "./synthesis.js";

const RATES = [22050, 44100, 48000];

for (const [sound, recipe] of Object.entries(RECIPES)) {
  const heard = RATES.map((rate) => recipe(rate, randomFrom(1)));

  test(`${sound} is short, and neither clipped nor too soft to hear`, () => {
    for (const [index, samples] of heard.entries()) {
      const seconds = samples.length / (RATES[index] ?? 0);
      assert.ok(seconds > 0.1 && seconds < 1.5, `${seconds} s`);
      assert.ok(samples.every(Number.isFinite));
      const peak = Math.max(...samples.map(Math.abs));
      assert.ok(peak > 0.15 && peak < 0.81, `peak ${peak}`);
    }
  });

  test(`${sound} begins and ends without a click`, () => {
    for (const samples of heard) {
      assert.ok(Math.abs(samples[0] ?? 1) < 0.2);
      assert.equal(Math.abs(samples.at(-1) ?? 1), 0);
    }
  });

  test(`${sound} has no offset, so that no loudspeaker is displaced`, () => {
    for (const samples of heard)
      assert.ok(Math.abs(samples.reduce((sum, each) => sum + each) / samples.length) < 0.01);
  });

  test(`${sound} is the same for the same random numbers`, () => {
    assert.deepEqual(recipe(22050, randomFrom(1)), heard[0]);
  });
}
