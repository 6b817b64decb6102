/** Several tabs: the match is in one of them, also where the browser has no `navigator.locks`. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { installPage, settled } from "./fake-page.kit.js";
import { ChannelLocks, Tabs } from "./tabs.js";

const NAME = "match";

/** Messages to a tab that is frozen wait. @type {Map<string, (() => void)[]>} */
const frozen = new Map();

/** A channel that delivers before any timer expires, so that nothing here depends on time. */
class Channel {
  /** @type {Set<Channel>} */
  static #open = new Set();
  /** @type {(event: { data: unknown }) => void} */
  onmessage = () => {};
  #tab = current;

  constructor() {
    Channel.#open.add(this);
  }

  /** @param {unknown} data */
  postMessage(data) {
    for (const other of Channel.#open) if (other !== this) other.#receive(data);
  }

  /** @param {unknown} data */
  #receive(data) {
    const deliver = () => Channel.#open.has(this) && this.onmessage({ data });
    const waiting = frozen.get(this.#tab);
    if (waiting) waiting.push(deliver);
    else queueMicrotask(deliver);
  }

  close() {
    Channel.#open.delete(this);
  }
}

/** The tab that opens channels now. */
let current = "";

/** A tab, and its part of the lock. */
class Tab {
  #locks = new ChannelLocks(0);
  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  release = () => {};
  has = false;
  /** Resolves when the lock was taken away. @type {Promise<unknown>} */
  lost = Promise.resolve();

  /** @param {LockOptions} options @returns {Promise<boolean>} */
  claim(options = { ifAvailable: true }) {
    current = this.name;
    return new Promise((resolve) => {
      const held = this.#locks.request(NAME, options, (lock) => {
        this.has = lock !== null;
        resolve(this.has);
        return lock && new Promise((done) => (this.release = () => done(null)));
      });
      this.lost = held.catch(() => {
        this.has = false;
      });
    });
  }
}

const { BroadcastChannel } = globalThis;
/** @type {Tab[]} */
let tabs;
/** @type {Tab} */
let first;
/** @type {Tab} */
let second;

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  tabs = ["first", "second", "third", "fourth"].map((name) => new Tab(name));
  [first, second] = /** @type {[Tab, Tab]} */ (/** @type {unknown} */ (tabs));
});

afterEach(() => {
  for (const tab of tabs) tab.release();
  Object.assign(globalThis, { BroadcastChannel });
});

/** Returns the tabs that have the lock. */
const holders = () => tabs.filter(({ has }) => has);

test("the first tab gets the lock, and every later one is refused", async () => {
  assert.equal(await first.claim(), true);
  for (const later of tabs.slice(1)) assert.equal(await later.claim(), false);
  assert.deepEqual(holders(), [first]);
});

test("of tabs that ask simultaneously, one gets it", async () => {
  await Promise.all(tabs.map((tab) => tab.claim()));
  assert.equal(holders().length, 1);
});

test("a lock that was released is free", async () => {
  await first.claim();
  first.release();
  await first.lost;
  assert.equal(await second.claim(), true);
});

test("a tab that steals has it immediately, and the other one loses it", async () => {
  await first.claim();
  assert.equal(await second.claim({ steal: true }), true);
  await first.lost;
  assert.deepEqual(holders(), [second]);
});

test("a tab that could not answer in time loses it to the one that went on", async () => {
  await first.claim();
  frozen.set(first.name, []);
  assert.equal(await second.claim(), true);
  const waiting = frozen.get(first.name) ?? [];
  frozen.delete(first.name);
  for (const deliver of waiting) deliver();
  await first.lost;
  assert.deepEqual(holders(), [second]);
});

/** A tab, and the calls that it received. */
function openTab() {
  /** @type {string[]} */
  const calls = [];
  const tab = new Tabs(
    () => calls.push("got"),
    () => calls.push("lost"),
  );
  return { tab, calls };
}

/** Reports that the browser freezes this page, or shows it again. @param {"pagehide" | "pageshow"} type */
function report(type) {
  dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}

test("the tab that claims the match first has it, and another one gives up after five tries", async ({
  mock,
}) => {
  installPage();
  mock.timers.enable({ apis: ["setTimeout"] });
  const [one, other] = [openTab(), openTab()];
  assert.equal(await one.tab.claim(), true);
  const claimed = other.tab.claim();
  for (let tries = 1; tries < 5; tries++) {
    await settled();
    mock.timers.tick(100);
  }
  assert.equal(await claimed, false);
  assert.deepEqual([one.calls, other.calls], [[], []]);
});

test("a tab that steals the match gets it, and the other one loses it", async () => {
  installPage();
  const [one, other] = [openTab(), openTab()];
  await one.tab.claim();
  await other.tab.steal();
  await settled();
  assert.deepEqual([one.calls, other.calls], [["lost"], ["got"]]);
});

test("a tab gives the match up while the browser has it frozen, and takes it again afterwards", async () => {
  installPage();
  const { tab, calls } = openTab();
  await tab.claim();
  report("pagehide");
  await settled();
  assert.deepEqual(calls, ["lost"]);
  report("pageshow");
  await settled();
  assert.deepEqual(calls, ["lost", "got"]);
});

test("a tab that becomes visible takes the match if it is free", async () => {
  installPage();
  const { calls } = openTab();
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  assert.deepEqual(calls, ["got"]);
});

test("where the browser forbids locks, each tab has a match of its own", async () => {
  installPage();
  const locks = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  Object.defineProperty(navigator, "locks", { get: locks });
  assert.deepEqual([await openTab().tab.claim(), await openTab().tab.claim()], [true, true]);
});
