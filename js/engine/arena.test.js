/** A contest of the engine's bots: its phases, and the loss of its referee. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { sha256 } from "../storage/integrity.js";
import { FakeWorker, installPage, settled } from "./fake-page.kit.js";

installPage();
const { Arena } = await import("./arena.js");

const PLAN = { game: "any", seats: 2, blocks: 2, seed: "seed", bots: ["one", "two"], files: {} };
const PART = new Uint8Array([1, 2, 3]);
const STEP = { point: { blocks: 1 }, bots: ["standing"], faults: [], done: false };

/** @type {InstanceType<typeof Arena>} */
let arena;
/** @type {import("./arena.js").Contest} */
let contest;

beforeEach(async () => {
  installPage();
  const file = { path: "arena.wasm", hash: await sha256(PART), length: PART.length };
  Object.assign(globalThis, {
    BUILT_ARENA: { engine: "engine", files: { more: file, arena: file } },
    fetch: async () => new Response(PART),
  });
  arena = new Arena(PLAN, (changed) => {
    contest = changed;
  });
});

/** Plays until the referee is ready. */
async function start() {
  arena.play();
  // Fetching and verifying a part take several tasks.
  while (!FakeWorker.last.posted.length) await settled();
  FakeWorker.last.send({ ready: true });
}

// The first test: a part that was fetched once is not fetched again.
test("a part that is not as it was built, or cannot be fetched, refuses the contest", async ({
  mock,
}) => {
  const answers = [
    [async () => new Response("other"), "arena.not-started"],
    [async () => Promise.reject(new TypeError("offline")), "arena.no-network"],
  ];
  for (const [answer, code] of answers) {
    mock.method(globalThis, "fetch", /** @type {any} */ (answer));
    arena = new Arena(PLAN, (changed) => {
      contest = changed;
    });
    arena.play();
    while (contest.phase === "starting") await settled();
    assert.deepEqual([contest.phase, contest.refusal?.code], ["refused", code]);
  }
});

test("the referee gets the plan and its parts, and the contest plays once it is ready", async () => {
  await start();
  const { files: _, ...plan } = PLAN;
  assert.deepEqual(FakeWorker.last.posted[0], {
    plan: { ...plan, engine: "engine" },
    parts: { more: PART, arena: PART },
    limit: 5000,
    bots: [],
    wheels: {},
  });
  assert.equal(contest.phase, "playing");
});

test("the results are collected until the contest is done", async () => {
  await start();
  FakeWorker.last.send({ step: { played: 3 } });
  assert.equal(contest.played, 3);
  FakeWorker.last.send({ step: STEP });
  FakeWorker.last.send({ step: { ...STEP, point: { blocks: 2 }, done: true } });
  assert.deepEqual([contest.phase, contest.played], ["done", 2]);
  assert.deepEqual(contest.points, [{ blocks: 1 }, { blocks: 2 }]);
  const result = arena.result();
  FakeWorker.last.send({ result: "{}" });
  assert.equal(await result, "{}");
});

test("a contest that rests goes on when it wakes, and one that was paused does not", async () => {
  await start();
  arena.rest();
  assert.equal(contest.phase, "paused");
  arena.wake();
  assert.equal(contest.phase, "playing");
  arena.pause();
  arena.rest();
  arena.wake();
  assert.equal(contest.phase, "paused");
  assert.deepEqual(FakeWorker.last.posted.slice(1), ["pause", "play", "pause"]);
});

test("the loss of the referee ends the contest, with all that was asked of it", async () => {
  await start();
  const result = arena.result();
  FakeWorker.last.crash("out of memory");
  assert.equal(await result, undefined);
  const { code, params } = contest.refusal ?? {};
  assert.deepEqual([contest.phase, code], ["refused", "arena.not-started"]);
  assert.deepEqual([params, FakeWorker.all.length], [{ detail: "out of memory" }, 1]);
});

test("a referee that reports its end, or a refusal, ends the contest", async () => {
  const reports = [
    [
      { fatal: { code: "arena.not-started", params: { detail: "no Python" } } },
      "arena.not-started",
    ],
    [{ refused: { code: "arena.file-empty", rule: null, params: {} } }, "arena.file-empty"],
  ];
  for (const [report, code] of reports) {
    arena = new Arena(PLAN, (changed) => {
      contest = changed;
    });
    await start();
    FakeWorker.last.send(report);
    assert.deepEqual([contest.phase, contest.refusal?.code], ["refused", code]);
    assert.equal(FakeWorker.last.isTerminated, true);
    FakeWorker.all.length = 0;
  }
});
