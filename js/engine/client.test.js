/** Requests to the engine, over the losses of its workers. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeWorker, installPage, settled } from "./fake-page.kit.js";

installPage();
const { EngineClient } = await import("./client.js");

/** @type {InstanceType<typeof EngineClient>} */
let client;
/** @type {any[]} */
let news;

const VIEW = /** @type {const} */ ({ do: "view", as: null });
const RECORD = /** @type {const} */ ({ do: "record", before: null });
const RESUME = /** @type {const} */ ({ do: "resume", as: null });
const STEP = /** @type {const} */ ({ do: "step", ply: 1, as: null });
const TABLE = { view: {}, record: "volle 1" };

beforeEach(() => {
  FakeWorker.all.length = 0;
  news = [];
  client = new EngineClient();
  client.connect((one) => news.push(one));
});

/** Sends a request; resolves to the code of its refusal, or to "answered". @param {any} request */
function outcome(request) {
  return client.request(request).then(
    () => "answered",
    ({ code }) => code,
  );
}

/** Brings the match to this tab. */
async function resume() {
  FakeWorker.last.start();
  const resumed = client.request(RESUME);
  FakeWorker.last.answer(TABLE);
  await resumed;
}

/** Loses workers over a request, and starts the next one each time. @param {any} request @param {number} times */
async function lose(request, times) {
  for (let losses = 0; losses < times; losses++) {
    const lost = outcome(request);
    FakeWorker.last.crash("again");
    assert.equal(await lost, "engine.crashed");
    FakeWorker.last.start();
  }
}

test("requests wait for the start, and are posted one after the other", async () => {
  const first = client.request(VIEW);
  const second = client.request(RECORD);
  assert.deepEqual(FakeWorker.last.posted, []);
  FakeWorker.last.start();
  assert.deepEqual(FakeWorker.last.posted, [{ id: 1, request: VIEW }]);
  FakeWorker.last.answer({ view: "seen" });
  assert.deepEqual(FakeWorker.last.posted.at(-1), { id: 2, request: RECORD });
  FakeWorker.last.answer({ record: "written" });
  assert.deepEqual(
    [await first, await second],
    [
      { ok: true, view: "seen" },
      { ok: true, record: "written" },
    ],
  );
});

test("a refusal rejects as a CodedError, and the next request is posted", async () => {
  FakeWorker.last.start();
  const refused = client.request(VIEW);
  const next = outcome(RECORD);
  const error = { code: "match.none", rule: null, params: { seat: 1 } };
  FakeWorker.last.answer({ ok: false, error });
  await assert.rejects(refused, { name: "CodedError", ...error });
  FakeWorker.last.answer();
  assert.equal(await next, "answered");
});

test("an answer to an earlier request is ignored", async () => {
  FakeWorker.last.start();
  const asked = client.request(VIEW);
  FakeWorker.last.send({ id: 0, answer: { ok: true, view: "old" } });
  FakeWorker.last.answer({ view: "new" });
  assert.deepEqual(await asked, { ok: true, view: "new" });
});

test("a loss rejects the request of the worker; those that wait are answered by the next one", async () => {
  FakeWorker.last.start();
  const lost = outcome(VIEW);
  const waiting = outcome(RECORD);
  FakeWorker.last.crash("out of memory");
  assert.equal(await lost, "engine.crashed");
  FakeWorker.last.start();
  assert.deepEqual([FakeWorker.all.length, FakeWorker.last.request], [2, RECORD]);
  FakeWorker.last.answer();
  assert.equal(await waiting, "answered");
});

test("an answer that takes 20 seconds is a loss, and idle time is none", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeWorker.last.start();
  const answered = outcome(VIEW);
  FakeWorker.last.answer();
  assert.equal(await answered, "answered");
  mock.timers.tick(1_000_000);
  assert.equal(FakeWorker.all.length, 1);
  const lost = outcome(VIEW);
  mock.timers.tick(20_000);
  assert.deepEqual([await lost, FakeWorker.all.length], ["engine.timed-out", 2]);
});

test("after a loss the match on the table is loaded before anything else", async () => {
  await resume();
  outcome(VIEW);
  const waiting = outcome(RECORD);
  FakeWorker.last.crash("");
  FakeWorker.last.start();
  assert.deepEqual(FakeWorker.last.request, RESUME);
  FakeWorker.last.answer(TABLE);
  assert.deepEqual(FakeWorker.last.request, RECORD);
  FakeWorker.last.answer();
  assert.equal(await waiting, "answered");
});

test("where nothing is stored, the match is loaded from its public record, with a new seed", async () => {
  await resume();
  FakeWorker.last.send({ kept: false });
  outcome(VIEW);
  FakeWorker.last.crash("");
  FakeWorker.last.start();
  const { seed, ...request } = FakeWorker.last.request;
  assert.deepEqual(request, { ...RESUME, record: TABLE.record });
  assert.match(seed, /^[0-9a-f]{32}$/);
});

test("saves that have cost two workers are set aside", async () => {
  FakeWorker.last.start();
  const resumed = outcome(RESUME);
  FakeWorker.last.crash("");
  assert.equal(await resumed, "engine.crashed");
  FakeWorker.last.start();
  assert.deepEqual(FakeWorker.last.request, RESUME);
  FakeWorker.last.crash("");
  FakeWorker.last.start();
  assert.deepEqual(FakeWorker.last.request, { ...RESUME, aside: true });
});

test("three losses over equal requests are fatal, and a new start answers what waits", async () => {
  FakeWorker.last.start();
  await lose(VIEW, 2);
  const lost = outcome(VIEW);
  FakeWorker.last.crash("again");
  assert.equal(await lost, "engine.crashed");
  assert.deepEqual(news.at(-1), { fatal: { code: "engine.crashed", params: { detail: "again" } } });
  assert.equal(FakeWorker.all.length, 3);
  const waiting = outcome(RECORD);
  client.start();
  FakeWorker.last.start();
  FakeWorker.last.answer();
  assert.equal(await waiting, "answered");
});

test("a match that goes on resets the losses", async () => {
  FakeWorker.last.start();
  await lose(STEP, 2);
  const answered = outcome(VIEW);
  FakeWorker.last.answer(TABLE);
  assert.equal(await answered, "answered");
  await lose(STEP, 2);
  assert.equal(FakeWorker.all.length, 5);
});

test("a bot that still thinks does not reset them", async () => {
  FakeWorker.last.start();
  await lose(STEP, 2);
  const answered = outcome(STEP);
  FakeWorker.last.answer({ thinking: true });
  assert.equal(await answered, "answered");
  await lose(STEP, 1);
  assert.deepEqual([FakeWorker.all.length, "fatal" in news.at(-2)], [3, true]);
});

test("a start that fails is fatal, and its reason is known", async () => {
  FakeWorker.last.send({ fatal: { code: "engine.not-started", params: { reason: "missing" } } });
  assert.deepEqual(news, [
    { fatal: { code: "engine.not-started", params: { reason: "missing" } } },
  ]);
  assert.equal(FakeWorker.all.length, 1);
});

test("a client that is stopped rejects everything until it starts again", async () => {
  await resume();
  const waiting = [outcome(VIEW), outcome(RECORD)];
  client.stop();
  assert.deepEqual(await Promise.all(waiting), ["engine.stopped", "engine.stopped"]);
  assert.equal(await outcome(VIEW), "engine.stopped");
  assert.deepEqual([client.isStopped, FakeWorker.last.isTerminated], [true, true]);
  client.start();
  FakeWorker.last.start();
  const lost = outcome(VIEW);
  FakeWorker.last.crash("");
  await lost;
  FakeWorker.last.start();
  await settled();
  assert.deepEqual(FakeWorker.last.posted, [], "the match may be in another tab now");
});

test("the record is that of the match on the table", async () => {
  FakeWorker.last.start();
  for (const answer of [TABLE, { record: "a part" }, { view: {}, record: "volle 2" }]) {
    const asked = client.request(VIEW);
    FakeWorker.last.answer(answer);
    await asked;
  }
  assert.equal(client.record, "volle 2");
});
