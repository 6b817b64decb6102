/** A match that the coach looks at, with an engine that answers when a test lets it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../app/store.js";
import { CodedError } from "../../engine/errors.js";
import { Review } from "./review-session.js";

const WATCHED = { plies: 9, record: "volle 1" };
const WHOLE = { seats: [], swings: [], remarks: [] };

/** @type {any[]} what was asked and is not answered yet */
let pending;
/** @type {Store} */
let store;
/** @type {Review} */
let review;

/** Answers what was asked first; returns what that was. @param {unknown} answer */
async function answer(answer) {
  const { request, resolve } = pending.shift();
  resolve(answer);
  await new Promise((settled) => setImmediate(settled));
  return request;
}

/** Opens a match, up to where the coach is asked. @param {import("../replay/replay-session.js").Source} source */
async function open(source) {
  pending = [];
  review.open(source);
  const asked = await answer(WATCHED);
  await answer({ view: { ply: 9 } });
  return asked;
}

const slice = (/** @type {number} */ done) => ({ done, plies: 9, review: done < 9 ? null : WHOLE });

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

test("a match is looked at slice by slice until all of it is told", async () => {
  await open({});
  for (const [done, told] of /** @type {const} */ ([
    [4, null],
    [9, WHOLE],
  ])) {
    assert.deepEqual(await answer(slice(done)), { do: "review", record: "volle 1" });
    assert.deepEqual([store.state.review?.done, store.state.review?.told], [done, told]);
  }
  assert.deepEqual(pending, []);
});

test("each way of naming a match is asked for in its way", async () => {
  assert.equal((await open({})).record, null);
  assert.equal((await open({ record: "volle 1 …" })).record, "volle 1 …");
  const { do: verb, id } = await open({ id: "a" });
  assert.deepEqual([verb, id], ["watch-match", "a"]);
});

test("who leaves meanwhile hears no more, and nothing more is asked", async () => {
  await open({});
  await answer(slice(4));
  review.close();
  await answer(slice(9));
  assert.equal(store.state.review, null);
  assert.deepEqual(pending, []);
});

test("a review that fails shows why, and goes on when asked to", async () => {
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
  assert.equal(store.state.review?.told, WHOLE);
});

test("a match that cannot be read rejects", async () => {
  const opening = review.open({ id: "gone" });
  pending.shift().reject(new CodedError({ code: "shelf.gone" }));
  await assert.rejects(opening, { code: "shelf.gone" });
  assert.equal(store.state.review, null);
});
