/** A worker that stands still or is lost, and the one that replaces it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeWorker, installPage, settled } from "./fake-page.kit.js";

installPage();
const { Supervisor } = await import("./supervisor.js");

/** The calls of handlers, in order. @type {any[]} */
let calls;
let task = "";

/** @param {number} [maxLosses] */
function supervise(maxLosses) {
  const launch = () => ({ worker: /** @type {any} */ (new FakeWorker()), pendingEvents: [] });
  const handlers = {
    onMessage: (/** @type {any} */ message) => calls.push(["message", message]),
    onStall: () => calls.push(["stall"]),
    task: () => task,
    onLoss: (/** @type {any} */ { code }, /** @type {number} */ losses) =>
      calls.push(["loss", code, losses]),
    onGiveUp: (/** @type {any} */ { code, params }) => calls.push(["give up", code, params]),
  };
  return new Supervisor("worker.js", launch, handlers, maxLosses);
}

/** A supervisor with a worker that is ready. @param {number} [maxLosses] */
function running(maxLosses) {
  const supervisor = supervise(maxLosses);
  supervisor.start();
  FakeWorker.last.start();
  calls.length = 0;
  return supervisor;
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  calls = [];
  task = "";
});

test("a worker is ready from its own message on", () => {
  const supervisor = supervise();
  assert.equal(supervisor.isStopped, true);
  supervisor.start();
  assert.deepEqual([supervisor.isStopped, supervisor.isReady], [false, false]);
  FakeWorker.last.start();
  assert.equal(supervisor.isReady, true);
  assert.deepEqual(calls, [["message", { ready: true, from: "snapshot" }]]);
});

test("events from before the start are received first", () => {
  const pending = new MessageEvent("message", { data: { progress: 0.5 } });
  const launch = () => ({
    worker: /** @type {any} */ (new FakeWorker()),
    pendingEvents: [pending],
  });
  const onMessage = (/** @type {any} */ message) => calls.push(message);
  new Supervisor("worker.js", launch, { onMessage, onGiveUp() {} }).start();
  FakeWorker.last.start();
  assert.deepEqual(calls, [{ progress: 0.5 }, { ready: true, from: "snapshot" }]);
});

test("a start stalls 20 seconds after its last progress", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  supervise().start();
  mock.timers.tick(19_999);
  FakeWorker.last.send({ progress: 0.1 });
  mock.timers.tick(19_999);
  assert.deepEqual(calls, [["message", { progress: 0.1 }]]);
  mock.timers.tick(1);
  assert.deepEqual(calls.at(-1), ["stall"]);
});

test("a worker that is ready may be idle for as long as it likes", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  running();
  mock.timers.tick(1_000_000);
  assert.deepEqual(calls, []);
});

test("an answer that takes too long costs the worker, and one in time does not", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const supervisor = running();
  supervisor.ask("question");
  mock.timers.tick(19_999);
  supervisor.rest();
  mock.timers.tick(1_000_000);
  assert.deepEqual([FakeWorker.all.length, FakeWorker.last.posted], [1, ["question"]]);
  supervisor.ask("question");
  mock.timers.tick(20_000);
  assert.deepEqual(calls, [["loss", "engine.timed-out", 1]]);
  assert.deepEqual([FakeWorker.all[0]?.isTerminated, FakeWorker.all.length], [true, 2]);
});

test("a worker that fails is replaced, and messages of the old one are ignored", () => {
  const supervisor = running();
  const old = FakeWorker.last;
  old.crash("out of memory");
  assert.deepEqual(calls, [["loss", "engine.crashed", 1]]);
  assert.equal(supervisor.isReady, false);
  FakeWorker.last.start();
  old.send("late");
  supervisor.post("next");
  assert.deepEqual(FakeWorker.last.posted, ["next"]);
  assert.deepEqual(calls.slice(1), [["message", { ready: true, from: "snapshot" }]]);
});

test("a worker that reports itself lost is replaced", () => {
  running();
  FakeWorker.last.send({ fatal: { code: "engine.crashed", params: { detail: "here" } } });
  assert.deepEqual([calls, FakeWorker.all.length], [[["loss", "engine.crashed", 1]], 2]);
});

test("three losses over one task are too many", () => {
  running();
  for (let losses = 0; losses < 3; losses++) {
    FakeWorker.last.crash("again");
    FakeWorker.last.start();
  }
  assert.equal(FakeWorker.all.length, 3);
  const codes = calls.filter(([call]) => call !== "message");
  assert.deepEqual(codes, [
    ["loss", "engine.crashed", 1],
    ["loss", "engine.crashed", 2],
    ["loss", "engine.crashed", 3],
    ["give up", "engine.crashed", { detail: "again" }],
  ]);
});

test("losses over different tasks are counted apart, and can be forgiven", () => {
  const supervisor = running();
  const losses = [];
  for (const [name, forgive] of /** @type {const} */ ([
    ["one", undefined],
    ["other", undefined],
    ["one", "one"],
    ["one", undefined],
    ["other", "all"],
    ["other", undefined],
  ])) {
    task = name;
    FakeWorker.last.crash("again");
    FakeWorker.last.start();
    losses.push(calls.findLast(([call]) => call === "loss")[2]);
    if (forgive) supervisor.forgive(forgive === "all" ? undefined : forgive);
  }
  assert.deepEqual(losses, [1, 1, 2, 1, 2, 1]);
});

test("the only worker of a supervisor without spare ones is not replaced", () => {
  running(1);
  FakeWorker.last.crash("gone");
  assert.equal(FakeWorker.all.length, 1);
  assert.deepEqual(calls.at(-1), ["give up", "engine.crashed", { detail: "gone" }]);
});

test("a worker that is lost before it is ready is not replaced, and its script is examined", async ({
  mock,
}) => {
  for (const [type, reason] of [
    ["text/javascript", "other"],
    ["text/plain", "type"],
    ["text/html", "missing"],
  ]) {
    mock.method(
      globalThis,
      "fetch",
      async () => new Response("", { headers: { "Content-Type": type ?? "" } }),
    );
    supervise().start();
    FakeWorker.last.crash("broken");
    await settled();
    const params = { reason, detail: "broken" };
    assert.deepEqual(calls.splice(0), [["give up", "engine.not-started", params]]);
  }
  assert.equal(FakeWorker.all.length, 3);
});

test("nothing is reported of a worker that was stopped", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const supervisor = running();
  supervisor.ask("question");
  supervisor.stop();
  FakeWorker.last.crash("late");
  mock.timers.tick(1_000_000);
  assert.deepEqual([calls, FakeWorker.all.length, supervisor.isStopped], [[], 1, true]);
});
