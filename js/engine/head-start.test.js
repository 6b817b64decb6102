/** A lesson begins from its tape, and the engine follows with the same requests. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeWorker, installPage, settled } from "./fake-page.kit.js";

installPage();
const { HeadStartClient } = await import("./head-start.js");

const SEATS = [{ name: "Anna", avatar: 4 }];
const RESUME = /** @type {const} */ ({ do: "resume", as: null });
/** @type {any} */
const NEW = { do: "new", game: "any", lesson: "first", seed: "5eed" };
/** @type {any} */
const STEP = { do: "step", ply: 0, as: 0 };
/** @type {any} */
const ACT = { do: "act", ply: 1, action: "bid 20", as: 0 };

/** @param {number} ply @param {object} rest */
const node = (ply, rest) => ({
  shown: {
    view: { ply, seats: [{ name: "?", avatar: 1, bot: null }] },
    log: ply ? null : [],
    frames: [],
  },
  record: "",
  moves: {},
  why: {},
  ...rest,
});
const NODES = [node(0, { step: 1 }), node(1, { moves: { "bid 21": 2 } }), node(2, {})];

/** @type {InstanceType<typeof HeadStartClient>} */
let client;
/** @type {any} */
let answered;

beforeEach(() => {
  FakeWorker.all.length = 0;
  Object.assign(globalThis, {
    BUILT_LESSONS: { "any-first": "lessons/any.json" },
    fetch: async () => Response.json(NODES),
  });
  client = new HeadStartClient();
  client.connect(() => {});
});

/** Sends a request; resolves to its answer, or to the code of its refusal, or to undefined if it waits for the engine. @param {any} request */
async function ask(request) {
  answered = undefined;
  client.request(request).then(
    (/** @type {any} */ answer) => {
      answered = answer;
    },
    ({ code }) => {
      answered = code;
    },
  );
  await settled();
  return answered;
}

/** Begins the lesson before the engine is ready. */
async function begin() {
  assert.equal(await ask(RESUME), undefined);
  await client.prepare("any", "first", SEATS);
  await settled();
  assert.deepEqual(answered, { view: null });
  return ask(NEW);
}

/** Starts the engine, which answers requests until none is left; returns them. */
async function catchUp() {
  FakeWorker.last.start();
  await settled();
  for (let answers = -1; answers < FakeWorker.last.posted.length; ) {
    answers = FakeWorker.last.posted.length;
    FakeWorker.last.answer({ view: {}, record: "volle 1" });
    await settled();
  }
  return FakeWorker.last.posted.map(({ request }) => request);
}

test("the tape answers with the players of the match", async () => {
  const { view } = await begin();
  assert.deepEqual([view.ply, view.seats], [0, [{ name: "Anna", avatar: 4, bot: null }]]);
  assert.equal((await ask(STEP)).view.ply, 1);
});

test("the engine gets the same requests, after the saved match", async () => {
  await begin();
  await ask(STEP);
  assert.deepEqual(await catchUp(), [RESUME, NEW, STEP]);
});

test("where the tape has no answer, the engine gives it once it has caught up", async () => {
  await begin();
  await ask(STEP);
  assert.equal(await ask(ACT), undefined);
  assert.deepEqual(await catchUp(), [RESUME, NEW, STEP, ACT]);
  assert.deepEqual(answered.record, "volle 1");
});

test("once the engine has caught up, it answers", async () => {
  await begin();
  await catchUp();
  assert.equal(await ask(STEP), undefined);
  assert.deepEqual(FakeWorker.last.request, STEP);
});

test("a bot that thinks is asked again before the next request", async () => {
  await begin();
  await ask(STEP);
  await ask({ ...ACT, action: "bid 21" });
  FakeWorker.last.start();
  for (const answer of [{ view: null }, {}, { thinking: true }, {}, {}]) {
    await settled();
    FakeWorker.last.answer(answer);
  }
  await settled();
  const verbs = FakeWorker.last.posted.map(({ request }) => request.do);
  assert.deepEqual(verbs, ["resume", "new", "step", "step", "act"]);
});

test("a late tap is refused by the tape", async () => {
  await begin();
  assert.equal(await ask({ ...STEP, ply: 7 }), "match.stale");
});

test("without its tape a lesson waits for the engine", async () => {
  Object.assign(globalThis, { fetch: async () => new Response("", { status: 404 }) });
  await ask(RESUME);
  await client.prepare("any", "first", SEATS);
  assert.equal(await ask(NEW), undefined);
  assert.deepEqual(await catchUp(), [RESUME, NEW]);
});

test("an engine that is ready needs no tape", async () => {
  FakeWorker.last.start();
  await client.prepare("any", "first", SEATS);
  assert.equal(await ask(NEW), undefined);
  assert.deepEqual(FakeWorker.last.request, NEW);
});

test("another match leaves the tape", async () => {
  await begin();
  assert.equal(await ask({ do: "load", record: "volle 1", seed: "5eed", as: null }), undefined);
  assert.equal(await ask({ do: "view", as: 0 }), undefined);
});

test("a match that another tab takes leaves the tape", async () => {
  await begin();
  client.stop();
  assert.equal(await ask({ do: "view", as: 0 }), "engine.stopped");
});
