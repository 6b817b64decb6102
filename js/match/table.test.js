/** The actions of a person at the table, with an engine whose answers a test controls. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { initialState } from "../app/state.js";
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
  leads: ["card.turned"],
});

const ANNA = { name: "Anna", bot: null };
const BEN = { name: "Ben", bot: null };
const BOT = { name: "bot:x", bot: "x" };

/** A table at which the first seat decides. @param {{ seats: object[], secret: boolean }} fields */
function choosing({ seats, secret }) {
  const view = { game: "pig", ply: 7, seat: 0, seats, secret, next: { by: "person", seat: 0 } };
  /** @type {{ state: any, change: (news: object) => void }} */
  const store = {
    state: { ...initialState([]), view: { ...view, take_back: null } },
    change: (news) => Object.assign(store.state, news),
  };
  /** @type {((shown: any) => void)[]} */
  const awaited = [];
  /** @type {object[]} */
  const sent = [];
  const send = (/** @type {object} */ request) => {
    sent.push(request);
    return new Promise((resolve) => awaited.push(resolve));
  };
  const table = new Table(/** @type {any} */ (store), send, () => STORY);
  table.pick(["22"]);
  const shown = (/** @type {object} */ fields) => ({
    view: { ...view, ply: 8, ...fields },
    log: null,
    frames: [],
  });
  return {
    table,
    sent,
    change: store.change,
    settle: (isAccepted = true, fields = {}) =>
      awaited.shift()?.(isAccepted ? shown(fields) : undefined),
  };
}

test("the selection of a single person stays until the engine has answered", async () => {
  for (const secret of [true, false]) {
    const { table, settle } = choosing({ seats: [ANNA, BOT], secret });
    const acting = table.act("0 bid 22");
    assert.deepEqual(table.state.picked, ["22"]);
    settle();
    await acting;
    assert.deepEqual(table.state.picked, []);
  }
});

test("a secret selection is cleared immediately where another person may look next", () => {
  const { table } = choosing({ seats: [ANNA, BEN], secret: true });
  table.act("0 bid 22");
  assert.deepEqual(table.state.picked, []);
  assert.equal(table.state.curtainFor, null);
});

test("a curtain that closes before its view has come shows nothing of the seat", async () => {
  const { table, change, settle } = choosing({ seats: [ANNA, BEN], secret: true });
  change({ view: { ...table.state.view, seat: null }, away: [0] });
  const acting = table.act("0 bid 22");
  const opening = table.openCurtain(1);
  settle(true, { seat: null });
  await acting;
  assert.equal(table.state.curtainFor, null);
  settle(true, { seat: 1 });
  await opening;
  assert.equal(table.state.view?.seat, null);
});

test("chosen follow-up actions wait for the answer, and a refusal drops them", async () => {
  const { table, settle } = choosing({ seats: [ANNA, BOT], secret: false });
  table.act("0 keep 1", "0 roll");
  assert.equal(table.goesOn(), false);
  settle(false);
  await new Promise(setImmediate);
  assert.deepEqual(table.state.following, []);
  assert.deepEqual(table.state.picked, []);
});

test("a refusal that is closed while the table is read again does not come back", async () => {
  const { table, change, settle } = choosing({ seats: [ANNA, BOT], secret: false });
  const acting = table.act("0 bid 22");
  change({ refusal: /** @type {any} */ ({ code: "script.not-loaded" }) });
  settle(false);
  await new Promise(setImmediate);
  assert.equal(table.state.refusal?.code, "script.not-loaded");
  change({ refusal: null });
  settle();
  await acting;
  assert.equal(table.state.refusal, null);
});

test("dice follow a card without a tap if a setting says so, but not in a lesson", () => {
  const { table, change } = choosing({ seats: [ANNA, BOT], secret: false });
  const { settings, view } = table.state;
  const next = /** @type {const} */ ({ by: "chance", seat: 0 });
  const log = [/** @type {any} */ ({ code: "card.turned" })];
  change({ log, view: { ...view, next } });
  assert.equal(table.goesOn(), false);
  change({ settings: { ...settings, rollOn: true } });
  assert.equal(table.goesOn(), true);
  change({
    view: {
      ...view,
      next,
      lesson: { step: "bonus", rule: "pig.rule", waits: false, points: null },
    },
  });
  assert.equal(table.goesOn(), false);
});

test("a second tap does nothing while an answer is awaited", () => {
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

/** A table at which a bot thinks, one slice after another, until the engine is to `decide`; a person may take back. */
function thinking() {
  const view = { game: "pig", ply: 7, seat: 0, seats: [ANNA, BOT], secret: false };
  const now = { ...view, take_back: 0, next: { by: "bot", seat: 1 } };
  /** @type {{ state: any, change: (news: object) => void }} */
  const store = {
    state: { ...initialState([]), view: now },
    change: (news) => Object.assign(store.state, news),
  };
  const done = { ...view, ply: 8, take_back: null, next: { by: "person", seat: 0 } };
  /** @type {{ do: string, ply: number }[]} */
  const sent = [];
  let decide = () => {};
  const send = (/** @type {any} */ request, /** @type {AbortSignal} */ signal) => {
    sent.push(request);
    if (request.do !== "step") return Promise.resolve({ view: done, log: [], frames: [] });
    return new Promise((resolve) => {
      decide = () => resolve({ view: done, log: null, frames: [] });
      signal.addEventListener("abort", () => resolve({ thinking: true }));
    });
  };
  const table = new Table(/** @type {any} */ (store), /** @type {any} */ (send), () => STORY);
  return { table, sent, decide: () => decide(), verbs: () => sent.map((request) => request.do) };
}

test("taking back stops a bot that thinks, and refers to the position on screen", async () => {
  const { table, sent, verbs } = thinking();
  table.step();
  await table.takeBack();
  assert.deepEqual(verbs(), ["step", "take-back"]);
  assert.equal(sent[1]?.ply, 7);
});

test("a bot that decides at the last moment has decided, so nothing is taken back", async () => {
  const { table, verbs, decide } = thinking();
  table.step();
  decide();
  await table.takeBack();
  assert.deepEqual(verbs(), ["step"]);
  assert.equal(table.state.view?.ply, 8);
});

test("leaving the table stops a bot, and returning immediately continues it once", async () => {
  const { table, verbs, decide } = thinking();
  table.step();
  table.pause();
  const steps = [table.step(), table.step()];
  await new Promise(setImmediate);
  assert.deepEqual(verbs(), ["step", "step"]);
  decide();
  await Promise.all(steps);
  assert.deepEqual(verbs(), ["step", "step"]);
  assert.equal(table.state.view?.ply, 8);
});

test("no one chooses chance while a bot thinks", async () => {
  const { table, verbs, decide } = thinking();
  const step = table.step();
  await table.act("0 bid 22");
  table.pick(["22"]);
  assert.deepEqual([verbs(), table.state.picked], [["step"], []]);
  decide();
  await step;
});

test("a pending decision is not requested twice, but again after its answer", async () => {
  const { table, sent, settle } = choosing({ seats: [ANNA, BOT], secret: false });
  const steps = [table.step(), table.step()];
  assert.equal(sent.length, 1);
  settle();
  await Promise.all(steps);
  assert.equal(sent.length, 1);
  table.step();
  assert.equal(sent.length, 2);
});
