/** Tabs without `navigator.locks`: the match is in one of them, however they come and go. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { ChannelLocks } from "./channel-locks.js";

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

/** A tab, and how it stands with the lock. */
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

test("of tabs that ask at a time, one gets it", async () => {
  await Promise.all(tabs.map((tab) => tab.claim()));
  assert.equal(holders().length, 1);
});

test("a lock that was released is free", async () => {
  await first.claim();
  first.release();
  await first.lost;
  assert.equal(await second.claim(), true);
});

test("a tab that steals has it at once, and the other one loses it", async () => {
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
