/** Messages of a table that a board accepts or refuses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FACTS } from "../../protocol/facts.js";
import {
  isContinued,
  readAnswer,
  readGreeting,
  readMessage,
  writeGreeting,
  writeMessage,
} from "./messages.js";

const view = (/** @type {number | null} */ seat) => ({ seat, seats: [], ply: 3 });
const answer = (/** @type {object} */ fields) => JSON.stringify({ ok: true, ...fields });

test("a message is written and read as itself", () => {
  assert.deepEqual(readMessage(writeMessage(12, { do: "view" })), {
    id: 12,
    text: '{"do":"view"}',
  });
});

for (const text of ["", "hello", "{}", "-1 {}", "1{}", "1234567890 {}", `1 ${"x".repeat(250_000)}`])
  test(`"${text.slice(0, 20)}" is no message`, () =>
    assert.throws(() => readMessage(text), { code: "pair.message" }));

const bytes = (/** @type {number} */ length) => Uint8Array.from({ length }, (_, i) => 255 - i);

for (const greeting of [{ seat: 2 }, { commitment: bytes(32) }, { nonce: bytes(16) }])
  test(`a greeting with a ${Object.keys(greeting)} is written and read as itself`, () => {
    assert.deepEqual(readGreeting(readMessage(writeGreeting(greeting)).text), greeting);
  });

test("a greeting of another version is refused as such", () => {
  for (const other of [
    { volle: 1, version: FACTS.version, seat: 0 },
    { volle: 2, version: "9.9", seat: 0 },
  ])
    assert.throws(() => readGreeting(JSON.stringify(other)), { code: "pair.version" });
});

/** Contents of greetings that are none. @type {unknown[]} */
const WRONG_GREETINGS = [
  {},
  { seat: null },
  { seat: "0" },
  { seat: 0.5 },
  { seat: 0, nonce: "00".repeat(16) },
  { nonce: 16 },
  { nonce: ["00".repeat(16)] },
  { nonce: "00".repeat(15) },
  { nonce: "00".repeat(17) },
  { nonce: "0g".repeat(16) },
  { nonce: "AA".repeat(16) },
  { commitment: "00".repeat(16) },
  { commitment: `${"00".repeat(32)}\n` },
  { digits: "123456" },
  { seat: 0, more: "x".repeat(1000) },
];

for (const content of WRONG_GREETINGS) {
  const text = JSON.stringify(content);
  test(`${text.slice(0, 60)} is no greeting`, () => {
    const whole = JSON.stringify({
      volle: 2,
      version: FACTS.version,
      .../** @type {object} */ (content),
    });
    assert.throws(() => readGreeting(whole), { code: "pair.message" });
  });
}

for (const text of ["[]", "1", "null", "{", '{"volle":"2"}', '{"ok":true}'])
  test(`${text} is no greeting`, () =>
    assert.throws(() => readGreeting(text), { code: "pair.message" }));

test("answers of the own seat and refusals are accepted", () => {
  assert.ok(
    readAnswer(answer({ view: view(1), log: [], frames: [{ view: view(1) }, { view: null }] }), 1)
      .ok,
  );
  assert.ok(readAnswer(answer({ odds: null }), 1).ok);
  assert.equal(readAnswer('{"ok":false,"error":{"code":"board.seat"}}', 1).ok, false);
});

for (const seat of [0, 2, null])
  test(`a view of seat ${seat} is refused by the board of seat 1`, () => {
    assert.throws(() => readAnswer(answer({ view: view(seat), log: [] }), 1), {
      code: "pair.seat",
    });
    const late = answer({ view: view(1), log: [], frames: [{ view: view(seat) }] });
    assert.throws(() => readAnswer(late, 1), { code: "pair.seat" });
  });

for (const text of [
  "{}",
  '{"ok":1}',
  '{"ok":false}',
  answer({ view: 3 }),
  answer({ view: view(1), log: 2 }),
])
  test(`${text} is no answer`, () =>
    assert.throws(() => readAnswer(text, 1), { code: "pair.message" }));

const HEAD = "volle 1\ngame: pig\nseats: Anna | Ben\n\n";
const record = (/** @type {string[]} */ ...actions) => `${HEAD}${actions.join("\n")}\n`;
const none = new Map();

test("a record that grows, or from which the last actions are taken back, is continued", () => {
  assert.ok(isContinued("", record("card clover"), none));
  assert.ok(isContinued(record("card clover"), record("card clover", "1 stop"), none));
  assert.ok(isContinued(record("card clover", "1 stop"), record("card clover"), none));
});

test("a record with another past is not continued", () => {
  assert.ok(!isContinued(record("card clover"), record("card stop", "1 stop"), none));
});

test("a record without the own decision in its place is not continued", () => {
  const decided = new Map([[1, "1 stop"]]);
  assert.ok(isContinued(record("card clover"), record("card clover"), decided));
  assert.ok(isContinued(record("card clover"), record("card clover", "1 stop"), decided));
  assert.ok(!isContinued(record("card clover"), record("card clover", "1 roll"), decided));
});

test("the own bid may stand after bids that others have made meanwhile", () => {
  const decided = new Map([[1, "1 bid 20"]]);
  assert.ok(isContinued(record("deal"), record("deal", "2 bid 14", "1 bid 20"), decided));
  assert.ok(!isContinued(record("deal"), record("deal", "2 bid 14", "1 bid 26"), decided));
});

test("the seed that a finished match shows is no other past", () => {
  const open = record("card clover").replace("\n\n", "\nseed: 00\n\n");
  assert.ok(isContinued(record("card clover"), open, none));
});
