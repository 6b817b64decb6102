/** The page's session: refusals, losses of the engine, and a match that moves between tabs. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeWorker, installPage, settled } from "./fake-page.kit.js";

installPage();
const { EngineClient } = await import("./client.js");
const { Session } = await import("./session.js");
const { Tabs } = await import("./tabs.js");

const TABLE = { view: { ply: 1 }, record: "volle 1" };
const VIEW = /** @type {const} */ ({ do: "view", as: null });
const STEP = /** @type {const} */ ({ do: "step", ply: 1, as: null });
const STATISTICS = /** @type {const} */ ({ do: "statistics", game: "any" });

/** @type {InstanceType<typeof Session>} */
let session;
/** The status as the page has it. @type {any} */
let status;
/** The other calls of the listener. @type {any[]} */
let calls;
let isRepaired = false;

beforeEach(() => {
  installPage();
  status = {};
  calls = [];
  isRepaired = false;
  const listener = {
    onStatus: (/** @type {object} */ change) => Object.assign(status, change),
    onMatch: (/** @type {any} */ answer) => calls.push(["match", answer?.view ?? null]),
    onReady: () => calls.push(["ready"]),
    onLost: () => calls.push(["lost"]),
    repair: async () => {
      calls.push(["repair"]);
      return isRepaired;
    },
  };
  session = new Session(listener, new EngineClient());
});

/** Opens the match in this tab. */
async function open() {
  FakeWorker.last.start();
  const opened = session.open();
  await settled();
  FakeWorker.last.answer(TABLE);
  await opened;
  calls.length = 0;
}

/** Takes the match as another tab would. */
async function stealElsewhere() {
  await new Tabs(
    () => {},
    () => {},
  ).steal();
  await settled();
}

test("a match is opened once it has been read", async () => {
  FakeWorker.last.start();
  const opened = session.open();
  await settled();
  assert.equal(FakeWorker.last.request.do, "resume");
  assert.equal(status.opened, undefined);
  FakeWorker.last.answer(TABLE);
  await opened;
  assert.deepEqual([status.opened, status.elsewhere], [true, false]);
  assert.deepEqual(calls, [["match", TABLE.view]]);
  assert.equal(session.open(), session.open());
});

test("a refusal becomes part of the status, and the request resolves to nothing", async () => {
  await open();
  const answer = session.request(VIEW);
  assert.equal(status.asking, true);
  FakeWorker.last.send({
    id: FakeWorker.last.posted.at(-1).id,
    answer: { ok: false, error: { code: "match.none", rule: null, params: {} } },
  });
  assert.equal(await answer, undefined);
  assert.deepEqual([status.refusal.code, status.asking], ["match.none", false]);
});

test("the refusal of an inquiry is the caller's", async () => {
  await open();
  const answer = session.inquire(VIEW);
  FakeWorker.last.crash("");
  await assert.rejects(answer, { name: "CodedError", code: "engine.crashed" });
  assert.equal(status.refusal ?? null, null);
});

test("a loss in the middle of a request is shown, and the next request finds the match loaded again", async () => {
  await open();
  const lost = session.request(STEP);
  FakeWorker.last.crash("out of memory");
  assert.equal(await lost, undefined);
  assert.deepEqual([status.refusal.code, status.asking], ["engine.crashed", false]);
  const next = session.request(VIEW);
  FakeWorker.last.start();
  assert.deepEqual([status.start.ready, FakeWorker.last.request.do], [true, "resume"]);
  FakeWorker.last.answer(TABLE);
  assert.equal(FakeWorker.last.request.do, "view");
  FakeWorker.last.answer(TABLE);
  assert.deepEqual((await next)?.view, TABLE.view);
});

test("a match whose first reading costs a worker is shown as the next one has loaded it", async () => {
  FakeWorker.last.start();
  const opened = session.open();
  await settled();
  FakeWorker.last.crash("");
  await settled();
  FakeWorker.last.start();
  FakeWorker.last.answer(TABLE);
  assert.equal(FakeWorker.last.request.do, "view");
  FakeWorker.last.answer({ view: { ply: 2 } });
  await opened;
  assert.deepEqual(calls, [["match", { ply: 2 }]]);
});

test("an engine that cannot start is started once more if the site is repaired", async () => {
  isRepaired = true;
  const fatal = { code: "engine.not-started", params: { reason: "changed" } };
  FakeWorker.last.send({ fatal });
  await settled();
  assert.deepEqual([calls, FakeWorker.all.length], [[["repair"]], 2]);
  FakeWorker.last.send({ fatal });
  await settled();
  assert.deepEqual([calls.length, FakeWorker.all.length], [1, 2]);
  assert.deepEqual([status.start.fatal.code, status.rescued], ["engine.not-started", null]);
});

test("an engine that is given up leaves the record, and can be restarted", async () => {
  await open();
  for (let losses = 0; losses < 3; losses++) {
    const lost = session.request(STEP);
    FakeWorker.last.crash("");
    await lost;
    if (losses === 2) break;
    FakeWorker.last.start();
    FakeWorker.last.answer({ view: null });
  }
  await settled();
  assert.deepEqual([status.start.fatal.code, status.rescued], ["engine.crashed", TABLE.record]);
  const restarted = session.restart();
  assert.deepEqual([status.start.fatal, status.refusal], [null, null]);
  FakeWorker.last.start();
  FakeWorker.last.answer(TABLE);
  FakeWorker.last.answer(TABLE);
  await restarted;
  assert.deepEqual(calls, [["match", TABLE.view], ["ready"]]);
});

test("a match that another tab takes is lost here, with all that was asked of it", async () => {
  await open();
  const asked = session.request(STEP);
  await stealElsewhere();
  assert.equal(await asked, undefined);
  assert.deepEqual([status.elsewhere, status.refusal ?? null], [true, null]);
  assert.deepEqual(calls, [["lost"]]);
  assert.equal(FakeWorker.last.isTerminated, true);
  assert.equal(await session.request(STEP), undefined);
  assert.equal(FakeWorker.all.length, 1);
});

test("a tab without the match can still ask for what needs none", async () => {
  await open();
  await stealElsewhere();
  const asked = session.request(STATISTICS);
  FakeWorker.last.start();
  assert.equal(FakeWorker.last.request.do, "statistics");
  FakeWorker.last.answer({ count: 3 });
  assert.deepEqual(await asked, { ok: true, count: 3 });
});

test("a match that is taken back is read again, and goes on", async () => {
  await open();
  await stealElsewhere();
  calls.length = 0;
  const taken = session.takeOver();
  await settled();
  FakeWorker.last.start();
  assert.equal(FakeWorker.last.request.do, "resume");
  FakeWorker.last.answer(TABLE);
  await taken;
  await settled();
  assert.deepEqual([status.elsewhere, status.opened], [false, true]);
  assert.deepEqual(calls, [["match", TABLE.view], ["ready"]]);
});

test("an automatic action that takes longer than a moment is shown as thinking", async ({
  mock,
}) => {
  await open();
  mock.timers.enable({ apis: ["setTimeout"] });
  for (const [request, time, expected] of /** @type {const} */ ([
    [STEP, 299, false],
    [STEP, 300, true],
    [VIEW, 5000, false],
  ])) {
    const asked = session.request(request);
    mock.timers.tick(time);
    assert.equal(status.thinking, expected, `${request.do} after ${time} ms`);
    FakeWorker.last.answer(TABLE);
    await asked;
    assert.equal(status.thinking, false);
  }
});

test("a bot that thinks is asked again, until the signal stops it", async () => {
  await open();
  const stop = new AbortController();
  const asked = session.request(STEP, stop.signal);
  FakeWorker.last.answer({ thinking: true });
  await settled();
  assert.deepEqual([FakeWorker.last.request, status.asking], [STEP, false]);
  stop.abort();
  FakeWorker.last.answer({ thinking: true });
  assert.deepEqual(await asked, { ok: true, thinking: true });
});
