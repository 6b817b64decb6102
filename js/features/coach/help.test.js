/** The owners of the odds beside the table, and when the odds are requested. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../app/state.js";
import { CodedError } from "../../engine/errors.js";
import { Help, isHelped, ownerOf } from "./help.js";

const ANNA = { name: "Anna", bot: null };
const BEN = { name: "Ben", bot: null };
const BOT = { name: "", bot: "b" };

/** A table at which `seat` decides; null for a table without a decision. @param {any[]} seats @param {number | null} seat @param {object} [more] @returns {any} */
const table = (seats, seat, more = {}) => ({
  seats,
  seat,
  next: { by: "person", seat },
  help: true,
  result: null,
  lesson: null,
  secret: false,
  ...more,
});

/** The state where these owners want odds. @param {string[]} helped @param {object} [more] @returns {any} */
const state = (helped, more = {}) => ({ settings: { helped }, embed: null, scene: null, ...more });

test("a person alone is remembered for the device, several by their names", () => {
  assert.equal(ownerOf(table([ANNA, BOT], 0)), "");
  assert.equal(ownerOf(table([ANNA, BEN], 1)), "Ben");
  const chance = { seat: null, next: { by: "chance", seat: 0 } };
  assert.equal(ownerOf({ ...table([ANNA, BEN], null), ...chance }), "Anna");
  assert.equal(ownerOf(table([ANNA, BEN, BOT], 2, { next: { by: "bot", seat: 2 } })), null);
});

test("each of several people decides for themselves, apart from a person alone", () => {
  assert.ok(isHelped(state(["Anna"]), table([ANNA, BEN], 0)));
  assert.ok(!isHelped(state(["Anna"]), table([ANNA, BEN], 1)));
  assert.ok(!isHelped(state(["Anna"]), table([ANNA, BOT], 0)));
  assert.ok(isHelped(state([""]), table([ANNA, BOT], 0)));
});

for (const [why, more, known] of /** @type {const} */ ([
  ["the match is played without help", { help: false }, {}],
  ["the match is over", { result: {} }, {}],
  ["the guide of a lesson speaks", { lesson: {} }, {}],
  ["the table is in a frame", {}, { embed: {} }],
  ["a scene is played", {}, { scene: {} }],
]))
  test(`there are no odds where ${why}`, () => {
    assert.ok(!isHelped(state([""], known), table([ANNA, BOT], 0, more)));
  });

/** @type {any[]} requests without an answer */
let pending;
/** @type {Store} */
let store;
/** @type {Help} */
let help;
let isAsked = true;

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: () => undefined },
    navigator: { languages: ["en"] },
  });
  pending = [];
  isAsked = true;
  store = new Store();
  const asks = /** @type {any} */ ({ isAsked: () => isAsked });
  help = new Help(
    store,
    asks,
    (request) => new Promise((resolve, reject) => pending.push({ request, resolve, reject })),
  );
  store.change({ screen: "table", view: table([ANNA, BEN], 0) });
});

/** Answers the first request. @param {unknown} answer */
async function answer(answer) {
  pending.shift().resolve(answer);
  await new Promise((resolve) => setImmediate(resolve));
}

test("odds are requested once for each decision, by its seat, and only if wanted", async () => {
  assert.deepEqual(pending, []);
  help.want("Anna", true);
  store.change({ picked: ["a"] });
  assert.deepEqual(
    pending.map(({ request }) => request),
    [{ do: "odds", as: 0 }],
  );
  const { view } = store.state;
  await answer({ odds: null });
  assert.deepEqual(store.state.odds, { view, answer: null });
  store.change({ view: table([ANNA, BEN], 1) });
  assert.deepEqual(pending, []);
});

test("no odds are requested while a frame is shown or the curtain is closed", () => {
  isAsked = false;
  help.want("Anna", true);
  assert.deepEqual(pending, []);
  isAsked = true;
  const next = { by: "person", seat: 0 };
  const curtained = { seat: null, secret: true, next, to_act: [0, 1] };
  store.change({ view: { ...table([ANNA, BEN], null), ...curtained } });
  assert.deepEqual(pending, []);
});

test("late odds are not shown to the next person", async () => {
  help.want("Anna", true);
  store.change({ view: table([ANNA, BEN], 1) });
  await answer({ odds: null });
  assert.equal(store.state.odds, null);
});

test("owners who switch the odds off are removed, and so is the oldest of many", () => {
  help.want("Anna", true);
  help.want("Anna", true);
  assert.deepEqual(store.state.settings.helped, ["Anna"]);
  help.want("Anna", false);
  assert.ok(!help.isWanted("Anna"));
  for (let number = 0; number < 40; number++) help.want(`P${number}`, true);
  assert.ok(help.isWanted("P39"));
  assert.ok(!help.isWanted("P0"));
});

test("refused odds leave the table unchanged", async () => {
  help.want("Anna", true);
  const { refusal } = store.state;
  pending.shift().reject(new CodedError({ code: "engine.failed" }));
  await new Promise((settled) => setImmediate(settled));
  assert.equal(store.state.odds, null);
  assert.equal(store.state.refusal, refusal);
});
