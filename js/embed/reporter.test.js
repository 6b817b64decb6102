/** Reports of the height of a frame: few, and never too small. */

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

/** Returns the reported heights for a page and a frame of these heights. @param {number} height @param {number} room */
const reported = (height, room) =>
  reporter
    .newsOf({ state: STATE, isLive: false, stage: "start", height, room })
    .flatMap((news) => (news.type === "height" ? [news.height] : []));

beforeEach(() => {
  reporter = new Reporter();
});

test("no height is reported before the page is measured", () => {
  assert.deepEqual(reported(0, 640), []);
});

test("a frame that is high enough keeps its height", () => {
  assert.deepEqual(reported(640, 640), [640]);
  assert.deepEqual(reported(640, 640), []);
});

test("a frame that is too low grows by a whole step, and not again for a few pixels", () => {
  assert.deepEqual(reported(641, 640), [704]);
  assert.deepEqual(reported(704, 704), []);
  assert.deepEqual(reported(705, 704), [768]);
});

test("a height is reported once, and never a lower one", () => {
  assert.deepEqual(reported(900, 600), [960]);
  assert.deepEqual(reported(900, 600), []);
  assert.deepEqual(reported(700, 600), []);
});

test("reported heights have limits", () => {
  assert.deepEqual(reported(150, 150), [240]);
  assert.deepEqual(reported(5000, 240), [1200]);
});
