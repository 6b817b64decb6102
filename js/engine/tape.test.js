/** A tape answers as the engine would, as far as it goes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeWorker, installPage, settled } from "./fake-page.kit.js";

installPage();
const { Tape, TapeClient } = await import("./tape.js");

/** @param {number} ply @param {any} rest @returns {any} */
const node = (ply, { frames = [], log = null, ...rest }) => ({
  shown: {
    view: { ply },
    log,
    frames: frames.map((/** @type {string} */ code) => ({ event: { code, ply }, view: null })),
  },
  record: `record ${ply}`,
  moves: {},
  why: {},
  ...rest,
});

/** Two branches: the second ends immediately, the first goes on by itself. @returns {any} */
const script = () => ({
  scene: "a.b/c",
  nodes: [
    node(3, {
      log: [{ code: "before", ply: 2 }],
      moves: { keep: 1, drop: 3 },
      why: { stop: { code: "no" } },
    }),
    node(4, { frames: ["kept"], step: 2 }),
    node(5, { frames: ["rolled"] }),
    node(4, { frames: ["dropped"], log: [] }),
  ],
});

/** @param {InstanceType<typeof Tape>} tape @param {any} request @returns {any} */
const ask = (tape, request) => tape.answer(request);

test("it follows the reader's choices, and keeps the log", () => {
  const tape = new Tape(script());
  assert.equal(tape.isAtStart, true);
  assert.deepEqual(ask(tape, { do: "act", action: "keep", ply: 3 }).frames[0].event.code, "kept");
  assert.equal(tape.isOver, false);
  ask(tape, { do: "step", ply: 4 });
  assert.equal(tape.isOver, true);
  assert.deepEqual(
    ask(tape, { do: "view" }).log.map((/** @type {any} */ { code }) => code),
    ["before", "kept", "rolled"],
  );
  assert.equal(tape.record, "record 5");
});

test("a new log replaces the one before", () => {
  const tape = new Tape(script());
  ask(tape, { do: "act", action: "drop", ply: 3 });
  assert.deepEqual(
    ask(tape, { do: "view" }).log.map((/** @type {any} */ { code }) => code),
    ["dropped"],
  );
});

test("it has recorded refusals, and no answer to anything else", () => {
  const tape = new Tape(script());
  assert.deepEqual(ask(tape, { do: "why", action: "stop" }), { refusal: { code: "no" } });
  assert.equal(ask(tape, { do: "why", action: "toString" }), undefined);
  assert.equal(ask(tape, { do: "act", action: "other", ply: 3 }), undefined);
  assert.equal(ask(tape, { do: "new", game: "any" }), undefined);
});

test("a late request is refused, as by the engine", () => {
  const tape = new Tape(script());
  assert.throws(() => ask(tape, { do: "act", action: "keep", ply: 2 }), { code: "match.stale" });
});

test("it can be rewound", () => {
  const tape = new Tape(script());
  ask(tape, { do: "act", action: "keep", ply: 3 });
  tape.rewind();
  assert.equal(tape.isAtStart, true);
  assert.equal(ask(tape, { do: "view" }).view.ply, 3);
});

test("a match leaves its tape for the engine, and returns to the tape", async () => {
  const client = new TapeClient(true);
  client.connect(() => {});
  client.insert(script());
  await client.request({ do: "act", action: "keep", ply: 3, as: null });
  assert.deepEqual([client.record, FakeWorker.all.length], ["record 4", 0]);
  client.leave();
  const left = client.request({ do: "view", as: null });
  FakeWorker.last.start();
  await settled();
  assert.equal(FakeWorker.last.request.record, "record 4");
  FakeWorker.last.answer({ view: { ply: 4 }, record: "record of the engine" });
  await left;
  assert.deepEqual([client.tape, client.record], [null, "record of the engine"]);
  client.rewind();
  assert.equal(client.tape?.isAtStart, true);
  assert.equal(client.record, "record 3");
});
