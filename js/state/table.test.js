/** What a person does at the table, with an engine that answers when a test lets it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { initialState } from "./state.js";
import { Table } from "./table.js";

const STORY = /** @type {any} */ ({
  roll: "dice.rolled",
  pauses: {},
  holds: {},
  reading: [],
  unhurried: [],
  headlines: [],
  silent: [],
  calls: [],
});

const ANNA = { name: "Anna", bot: null };
const BEN = { name: "Ben", bot: null };
const BOT = { name: "bot:x", bot: "x" };

/** A table at which the first seat is to choose. @param {{ seats: object[], secret: boolean }} fields */
function choosing({ seats, secret }) {
  const view = { game: "pig", ply: 7, seat: 0, seats, secret, next: { by: "person", seat: 0 } };
  /** @type {{ state: any, change: (news: object) => void }} */
  const store = {
    state: { ...initialState([]), view: { ...view, take_back: null } },
    change: (news) => Object.assign(store.state, news),
  };
  let answer = (/** @type {any} */ _shown) => {};
  /** @type {object[]} */
  const sent = [];
  const send = (/** @type {object} */ request) => {
    sent.push(request);
    return new Promise((resolve) => (answer = resolve));
  };
  const table = new Table(/** @type {any} */ (store), send, () => STORY);
  table.pick(["22"]);
  const shown = { view: { ...view, ply: 8 }, log: null, frames: [] };
  return {
    table,
    sent,
    change: store.change,
    settle: (isAccepted = true) => answer(isAccepted ? shown : undefined),
  };
}

test("what one person has picked stays on the table until the engine has answered", async () => {
  for (const secret of [true, false]) {
    const { table, settle } = choosing({ seats: [ANNA, BOT], secret });
    const acting = table.act("0 bid 22");
    assert.deepEqual(table.state.picked, ["22"]);
    settle();
    await acting;
    assert.deepEqual(table.state.picked, []);
  }
});

test("a secret is gone at once where somebody else may look next", () => {
  const { table } = choosing({ seats: [ANNA, BEN], secret: true });
  table.act("0 bid 22");
  assert.deepEqual(table.state.picked, []);
  assert.equal(table.state.curtainFor, null);
});

test("what was chosen to follow waits for the answer, and is dropped with a refusal", async () => {
  const { table, settle } = choosing({ seats: [ANNA, BOT], secret: false });
  table.act("0 keep 1", "0 roll");
  assert.equal(table.goesOn(), false);
  settle(false);
  await new Promise(setImmediate);
  assert.deepEqual(table.state.following, []);
  assert.deepEqual(table.state.picked, []);
});

test("while an answer is awaited, a second tap plays nothing and picks nothing", () => {
  const { table, sent, change } = choosing({ seats: [ANNA, BOT], secret: false });
  table.act("0 bid 22");
  change({ asking: true });
  table.act("0 bid 22");
  table.takeBack();
  table.pick(["23"]);
  assert.deepEqual(
    sent.map((request) => /** @type {any} */ (request).do),
    ["act"],
  );
  assert.deepEqual(table.state.picked, ["22"]);
});

test("what somebody still thinks about is not asked for twice, and after the answer it can be again", async () => {
  const { table, sent, settle } = choosing({ seats: [ANNA, BOT], secret: false });
  const step = table.step();
  await table.step();
  assert.equal(sent.length, 1);
  settle();
  await step;
  table.step();
  assert.equal(sent.length, 2);
});
