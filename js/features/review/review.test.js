/** Reviews, with an engine that answers when a test allows it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../app/state.js";
import { CodedError } from "../../engine/errors.js";
import { Review } from "./review.js";

const WATCHED = { plies: 9, record: "volle 1" };
const WHOLE = { seats: [], swings: [], remarks: [] };

/** @type {any[]} unanswered requests */
let pending;
/** @type {Store} */
let store;
/** @type {Review} */
let review;

/** Answers the oldest request, and returns it. @param {unknown} answer */
async function answer(answer) {
  const { request, resolve } = pending.shift();
  resolve(answer);
  await new Promise((settled) => setImmediate(settled));
  return request;
}

/** Opens a match, up to the first request for a review. @param {import("../replay/replay-session.js").Source} source */
async function open(source) {
  pending = [];
  review.open(source);
  const asked = await answer(WATCHED);
  await answer({ view: { ply: 9 } });
  return asked;
}

const FOUND = [{ costliest: [], course: [] }];
const slice = (/** @type {number} */ done) => ({
  done,
  plies: 9,
  findings: done < 9 ? FOUND : null,
  review: done < 9 ? null : WHOLE,
});

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null },
    navigator: { languages: ["en"] },
  });
  pending = [];
  store = new Store();
  const send = (/** @type {any} */ request) =>
    new Promise((resolve, reject) => pending.push({ request, resolve, reject }));
  review = new Review(store, send);
});

test("a match is reviewed in slices until it is complete", async () => {
  await open({});
  for (const [done, report] of /** @type {const} */ ([
    [4, null],
    [9, WHOLE],
  ])) {
    assert.deepEqual(await answer(slice(done)), { do: "review", record: "volle 1" });
    assert.deepEqual([store.state.review?.done, store.state.review?.report], [done, report]);
    assert.deepEqual(store.state.review?.findings, report ? [] : FOUND);
  }
  assert.deepEqual(pending, []);
});

test("each kind of source has its request", async () => {
  assert.equal((await open({})).record, null);
  assert.equal((await open({ record: "volle 1 …" })).record, "volle 1 …");
  const { do: verb, id } = await open({ id: "a" });
  assert.deepEqual([verb, id], ["watch-match", "a"]);
});

test("closing a review stops its requests", async () => {
  await open({});
  await answer(slice(4));
  review.close();
  await answer(slice(9));
  assert.equal(store.state.review, null);
  assert.deepEqual(pending, []);
});

test("a failed review shows the reason, and can be continued", async () => {
  await open({});
  await answer(slice(4));
  pending.shift().reject(new CodedError({ code: "engine.failed" }));
  await new Promise((settled) => setImmediate(settled));
  assert.equal(store.state.review?.error?.code, "engine.failed");
  assert.equal(store.state.review?.done, 4);
  assert.equal(store.state.refusal, null);
  assert.deepEqual(pending, []);
  review.retry();
  assert.equal(store.state.review?.error, null);
  await answer(slice(9));
  assert.equal(store.state.review?.report, WHOLE);
});

test("opening an unreadable match rejects", async () => {
  const opening = review.open({ id: "gone" });
  pending.shift().reject(new CodedError({ code: "shelf.gone" }));
  await assert.rejects(opening, { code: "shelf.gone" });
  assert.equal(store.state.review, null);
});
