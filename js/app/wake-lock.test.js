/** The wake lock, with a browser that answers when a test decides. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { WakeLock } from "./wake-lock.js";

/** A browser that counts locks. @param {Promise<void>} [answer] awaited before each lock */
function browser(answer = Promise.resolve()) {
  const seen = { asked: 0, held: 0 };
  const release = async () => {
    seen.held--;
  };
  const ask = async () => {
    seen.asked++;
    await answer;
    seen.held++;
    return { release };
  };
  return { seen, lock: new WakeLock(ask) };
}

test("the screen stays on while wanted, and again later", async () => {
  const { seen, lock } = browser();
  await lock.want(true);
  await lock.want(true);
  assert.deepEqual(seen, { asked: 1, held: 1 });
  await lock.want(false);
  assert.deepEqual(seen, { asked: 1, held: 0 });
  await lock.want(true);
  assert.deepEqual(seen, { asked: 2, held: 1 });
});

test("a late lock is released", async () => {
  const { promise, resolve } = withResolvers();
  const { seen, lock } = browser(promise);
  const asking = lock.want(true);
  await lock.want(false);
  resolve();
  await asking;
  assert.deepEqual(seen, { asked: 1, held: 0 });
});

test("two pending requests leave one lock", async () => {
  const { promise, resolve } = withResolvers();
  const { seen, lock } = browser(promise);
  const asking = [lock.want(true), lock.want(false), lock.want(true)];
  resolve();
  await Promise.all(asking);
  assert.deepEqual(seen, { asked: 2, held: 1 });
});

test("a browser that refuses is asked again the next time", async () => {
  let asked = 0;
  const lock = new WakeLock(() => {
    asked++;
    return Promise.reject(new Error("refused"));
  });
  await lock.want(true);
  await lock.want(false);
  await lock.want(true);
  assert.equal(asked, 2);
});

/** A promise that is resolved from outside. */
function withResolvers() {
  /** @type {() => void} */
  let resolve = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((done) => {
      resolve = () => done(undefined);
    })
  );
  return { promise, resolve: () => resolve() };
}
