/** What the page around a frame is told of its height: it is settled early, and never too small. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Reporter } from "./reporter.js";

const STATE = /** @type {any} */ ({
  opened: true,
  start: { ready: true, awaited: true },
  embed: null,
  log: [],
  scene: null,
});

/** @type {Reporter} */
let reporter;

/** Returns the heights that are told where the page fills so many pixels of a frame with so many. @param {number} height @param {number} room */
const told = (height, room) =>
  reporter
    .newsOf({ state: STATE, isLive: false, stage: "start", height, room })
    .flatMap((news) => (news.type === "height" ? [news.height] : []));

beforeEach(() => {
  reporter = new Reporter();
});

test("nothing is told before the page is measured", () => {
  assert.deepEqual(told(0, 640), []);
});

test("a frame that is high enough stays as it is", () => {
  assert.deepEqual(told(640, 640), [640]);
  assert.deepEqual(told(640, 640), []);
});

test("a frame that is too low grows by a whole step, and not again for a little more", () => {
  assert.deepEqual(told(641, 640), [704]);
  assert.deepEqual(told(704, 704), []);
  assert.deepEqual(told(705, 704), [768]);
});

test("a frame that is not given what it needs is told once, and no frame is asked to be lower", () => {
  assert.deepEqual(told(900, 600), [960]);
  assert.deepEqual(told(900, 600), []);
  assert.deepEqual(told(700, 600), []);
});

test("no frame is asked to be lower or higher than makes sense", () => {
  assert.deepEqual(told(150, 150), [240]);
  assert.deepEqual(told(5000, 240), [1200]);
});
