/** The table for everyone: what the first window sends, and when. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Sender } from "./everyone.js";

/** @type {any[]} */
let sent;
/** The number of actions that the engine has played. */
let enginePly = 0;
/** @type {any} */
let state;
/** @type {() => void} */
let changed;

/** @param {any} news */
async function change(news) {
  state = { ...state, ...news };
  changed();
  await new Promise((settled) => setImmediate(settled));
}

const at = (/** @type {number} */ ply) => ({ game: "pig", seal: "s", ply, next: null, phase: "p" });

beforeEach(async () => {
  sent = [];
  enginePly = 3;
  state = {
    view: { ...at(3), secret: "own bid" },
    frame: null,
    replay: null,
    review: null,
    opened: true,
    elsewhere: false,
    language: "en",
    settings: { theme: "day" },
  };
  const app = {
    get state() {
      return state;
    },
    onChange: (/** @type {() => void} */ listener) => (changed = listener),
    inquire: async (/** @type {any} */ request) => {
      assert.deepEqual(request, { do: "view", as: null });
      return { view: at(enginePly), log: [], frames: [] };
    },
  };
  const sender = new Sender(/** @type {any} */ (app), (message) => sent.push(message));
  sender.start();
  await new Promise((settled) => setImmediate(settled));
});

test("the public view is sent, and nothing of the page's own", () => {
  assert.deepEqual(sent, [{ is: "table", view: at(3), log: [], language: "en", theme: "day" }]);
});

test("the result is sent once its first window has shown it", async () => {
  await change({ view: { ...at(3), result: {}, next: "over" }, endStep: 0 });
  assert.equal(sent.length, 1);
  await change({ endStep: Infinity });
  assert.equal(sent.length, 2);
});

test("nothing is sent while dice roll, or while the engine is ahead of the page", async () => {
  enginePly = 5;
  await change({ view: at(4), frame: {} });
  assert.equal(sent.length, 1);
  await change({ frame: null });
  assert.equal(sent.length, 1);
  await change({ view: at(5) });
  assert.deepEqual(
    sent.map(({ view }) => view.ply),
    [3, 5],
  );
});

test("a replay, and a match that another tab has, are not sent", async () => {
  enginePly = 4;
  await change({ view: at(4), replay: {} });
  await change({ replay: null, elsewhere: true });
  assert.equal(sent.length, 1);
});

test("an empty table, another theme and another language are sent", async () => {
  await change({ settings: { theme: "night" } });
  await change({ language: "de" });
  await change({ view: null });
  assert.deepEqual(
    sent.map(({ view, language, theme }) => [view?.ply, language, theme]),
    [
      [3, "en", "day"],
      [3, "en", "night"],
      [3, "de", "night"],
      [undefined, "de", "night"],
    ],
  );
});
