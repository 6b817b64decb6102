/** Screens whose scripts are loaded on demand: drawn, missing, and left while they load. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { LoadedScreen, openAddressed } from "./on-demand.js";

Object.assign(globalThis, {
  BUILT_MORE_WORDS: { en: "data:text/plain,more = More" },
  document: { baseURI: "data:text/plain," },
});

/** @type {any} */
let page;
/** @type {string[]} what was asked of the screen, in order */
let calls;

const SCREEN = {
  open: () => calls.push("open"),
  draw: () => "drawn",
  line: () => "a line",
};

beforeEach(() => {
  calls = [];
  page = {
    state: { path: ["one"], unreadable: null, language: "en" },
    change: (/** @type {object} */ news) => Object.assign(page.state, news),
  };
});

/** @param {() => Promise<typeof SCREEN>} load */
const screenThat = (load) => new LoadedScreen(page, "heading", load);

/** Fails as an import without a file on the server. @returns {Promise<typeof SCREEN>} */
const fail = () => Promise.reject(new TypeError("no file"));

test("a screen is loaded once, and drawn when it is there", async () => {
  const screen = screenThat(async () => {
    calls.push("load");
    return SCREEN;
  });
  let drawings = 0;
  page.change = () => drawings++;
  assert.notEqual(screen.draw(), "drawn");
  await screen.open();
  // Opening clears the error of another screen, and loading draws this one.
  assert.equal(drawings, 2);
  await screen.open();
  assert.deepEqual(calls, ["load", "open", "open"]);
  assert.equal(screen.draw(), "drawn");
});

test("a screen that is left while it loads is not opened", async () => {
  const opening = screenThat(async () => SCREEN).open();
  page.state.path = ["other"];
  await opening;
  assert.deepEqual(calls, []);
});

test("a missing screen is unreadable, and the next visit tries again", async () => {
  let load = fail;
  const screen = screenThat(() => load());
  await screen.open();
  assert.equal(page.state.unreadable.code, "script.not-loaded");
  load = async () => SCREEN;
  await screen.open();
  assert.deepEqual([page.state.unreadable, screen.draw()], [null, "drawn"]);
});

test("a missing part is requested once, not with every drawing", async () => {
  const screen = screenThat(() => {
    calls.push("load");
    return fail();
  });
  const changed = new Promise((resolve) => {
    page.change = resolve;
  });
  screen.part((each) => each.line());
  await changed;
  screen.part((each) => each.line());
  assert.deepEqual(calls, ["load"]);
});

test("a part is drawn once its screen is there", async () => {
  const screen = screenThat(async () => SCREEN);
  await screen.load();
  assert.equal(
    screen.part((each) => each.line()),
    "a line",
  );
});

test("an error of an address that is left is forgotten", async () => {
  const { CodedError } = await import("../../engine/errors.js");
  await openAddressed(page, async () => {
    page.state.path = ["other"];
    throw new CodedError({ code: "link.base64" });
  });
  assert.equal(page.state.unreadable, null);
});
