/**
 * The matches of a device. Imports read the shelf once. While another tab has the match on the table, all matches can be
 * read, and the match of that tab is not written.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { MemoryStore } from "../storage/memory-store.kit.js";
import { Saves } from "../storage/saves.js";

Object.assign(globalThis, { BUILT_ENGINE: { engine: "engine/newer" } });
const { linkedMatch, refusedFromOutside, shelfRequests } = await import("./shelf-requests.js");

/** @type {MemoryStore} */
let store;
/** @type {Saves} */
let player;
/** @type {any} */
let watching;

const PLAYED = { save: "private over", record: "over" };
const SHELVED = { save: "private shelved", record: "shelved" };
const VIEW = /** @type {any} */ ({ begun: true });

/** An engine without a match: it reads records. @type {any} */
const call = (/** @type {any} */ { do: verb, record = null, summaries, when }) => {
  if (verb === "ask" && record !== "")
    return { ok: true, position: { of: record, result: record === "over" ? {} : null } };
  if (verb === "summary") return { ok: true, summary: `summary of ${record}` };
  if (verb === "statistics") return { ok: true, summaries, when };
  return { ok: false };
};

/** @param {string} verb @param {object} [request] @returns {Promise<any>} */
const ask = async (verb, request = {}) => watching[verb]?.({ do: verb, ...request }, call);

beforeEach(async () => {
  store = new MemoryStore();
  player = new Saves(() => {}, store);
  await player.read();
  await player.begin(SHELVED);
  await player.begin(PLAYED, { left: { view: VIEW, engine: "engine/older", figures: undefined } });
  watching = shelfRequests(new Saves(() => {}, store));
});

test("both the match on the other tab's table and the shelf are listed, and nothing is written", async () => {
  const before = structuredClone([...store.kept]);
  const { matches, total } = await ask("shelf", { count: 9 });
  const listed = matches.map((/** @type {any} */ { view, here }) => [view.of, here]);
  assert.deepEqual(listed, [
    ["over", true],
    ["shelved", false],
  ]);
  assert.equal(total, 2);
  assert.deepEqual([...store.kept], before);
});

test("what the other tab has played meanwhile is read again", async () => {
  await ask("shelf", { count: 9 });
  await player.write({ save: "private later", record: "later" });
  const { matches } = await ask("export-matches");
  assert.deepEqual(
    matches.map((/** @type {any} */ { record }) => record),
    ["later", "shelved"],
  );
});

test("a match that lies on the other tab's table is known, and a new one is added beside it", async () => {
  const matches = [{ record: "over" }, { record: "another" }];
  assert.deepEqual(await ask("import-matches", { matches }), {
    ok: true,
    added: 1,
    known: 1,
    refused: 0,
  });
  const records = [...store.kept.values()].map((kept) => kept?.record).filter(Boolean);
  assert.deepEqual(records.sort(), ["another", "over", "shelved"]);
  assert.equal(store.kept.get("match").record, "over");
});

test("statistics count the match on the other tab's table", async () => {
  const { summaries } = await ask("statistics");
  assert.deepEqual(summaries, ["summary of over"]);
});

test("copies are counted, and the new ones are stored immediately", async () => {
  const store = new MemoryStore();
  let readings = 0;
  const entries = store.entries.bind(store);
  store.entries = () => {
    readings += 1;
    return entries();
  };
  const saves = new Saves(() => {}, store);
  /** @type {string[]} */
  const read = [];
  /** @type {any} */
  const call = (/** @type {any} */ { record }) => {
    read.push(record);
    if (record === "bad") return { ok: false, error: { code: "record.magic" } };
    if (record === "open") return { ok: false, error: { code: "figures.not-over" } };
    return { ok: true, summary: {} };
  };
  const handler = shelfRequests(saves)["import-matches"];
  const answer = (/** @type {any} */ request) =>
    handler({ do: "import-matches", ...request }, call);
  const times = { begun: "2026-11-01T10:00:00.000Z", changed: "2026-11-02T10:00:00.000Z" };
  const matches = ["one", "bad", "open", "one"].map((record) => ({ record, ...times }));
  assert.deepEqual(await answer({ matches }), { ok: true, added: 2, known: 1, refused: 1 });
  assert.deepEqual(read, ["one", "bad", "open"]);
  assert.equal(readings, 1);
  const stored = await new Saves(() => {}, store).shelf.all();
  assert.deepEqual(stored.map(({ found }) => found?.record).sort(), ["one", "open"]);
  for (const { found } of stored) {
    const { begun, changed, engine } = found ?? {};
    assert.deepEqual({ begun, changed, engine }, { ...times, engine: "engine/newer" });
    assert.equal(found?.figures === undefined, found?.record === "open");
  }
  assert.deepEqual(await answer({ matches }), { ok: true, added: 0, known: 3, refused: 1 });
});

const ID = "0123456789abcdef".repeat(2);

/** A record of the match by link with that id. @param {object} [more] @param {string} [more.id] @param {boolean} [more.hasSeat] @param {string} [more.end] of each line @param {string} [more.action] */
function linkedRecord({ id = ID, hasSeat = false, end = "\n", action = "card stop" } = {}) {
  const device = hasSeat ? ["device: held | 00 | -"] : [];
  return ["volle 1", "game: pig", `joint: friends ${id}`, ...device, "", action, ""].join(end);
}

/** Stores a match with a seat of this device on the shelf, and plays another one. */
async function withSeat() {
  const saves = new Saves(() => {}, new MemoryStore());
  await saves.read();
  const save = linkedRecord({ hasSeat: true });
  await saves.begin({ save, record: linkedRecord() });
  await saves.begin(PLAYED, { left: { view: VIEW, engine: "engine/newer", figures: undefined } });
  return { saves, save, requests: shelfRequests(saves) };
}

test("copies of a match by link never stand before the one with a seat of this device", async () => {
  const { saves, save, requests } = await withSeat();
  const copies = [
    linkedRecord({ action: "card clover" }),
    linkedRecord({ hasSeat: true, action: "card clover" }),
    linkedRecord({ end: "\r\n" }),
    linkedRecord({ hasSeat: true, end: "\r\n" }),
  ];
  const matches = copies.map((record) => ({ record, changed: "2099-01-01T00:00:00.000Z" }));
  const counts = await requests["import-matches"]({ do: "import-matches", matches }, call);
  assert.deepEqual(counts, { ok: true, added: 0, known: 4, refused: 0 });
  assert.equal((await linkedMatch(saves, linkedRecord()))?.save, save);
});

test("the save with a seat is found behind a newer copy on the table and on the shelf", async () => {
  const { saves, save } = await withSeat();
  const copy = linkedRecord({ action: "card clover" });
  await saves.add(copy, { changed: "2099-01-01T00:00:00.000Z" }, { engine: "engine/newer" });
  await saves.begin({ save: copy, record: copy });
  assert.equal((await linkedMatch(saves, linkedRecord()))?.save, save);
});

test("no record of a match in which this device has a seat comes to the table from outside", async () => {
  const { saves } = await withSeat();
  const codeOf = async (/** @type {string} */ record) =>
    (await refusedFromOutside(saves, record))?.error.code;
  for (const end of ["\n", "\r\n"]) {
    const id = ID.replace("0", "f");
    for (const hasSeat of [false, true])
      assert.equal(await codeOf(linkedRecord({ hasSeat, end })), "link.known");
    // A seat whose secrets someone else knows.
    assert.equal(await codeOf(linkedRecord({ id, hasSeat: true, end })), "link.private");
    assert.equal(await codeOf(linkedRecord({ id, end })), undefined);
  }
  assert.equal(await codeOf("volle 1\ngame: pig\n\n"), undefined);
});

test("a damaged save with a seat does not hide a whole one", async () => {
  const { saves, save } = await withSeat();
  const damaged = {
    save: `${save}roll 1\n`,
    record: linkedRecord(),
    hash: "sha256-x",
    begun: "",
    id: "x",
  };
  saves.shelf.put({ ...damaged, changed: "2099-01-01T00:00:00.000Z" });
  assert.equal((await linkedMatch(saves, linkedRecord()))?.save, save);
});

test("private records are not added to the matches of a device", async () => {
  const saves = new Saves(() => {}, new MemoryStore());
  const matches = ["\n", "\r\n"].map((end) => ({ record: linkedRecord({ hasSeat: true, end }) }));
  const counts = await shelfRequests(saves)["import-matches"](
    { do: "import-matches", matches },
    call,
  );
  assert.deepEqual(counts, { ok: true, added: 0, known: 0, refused: 2 });
});

test("a device that takes a copy of its matches back keeps its seat", async () => {
  const { saves, save, requests } = await withSeat();
  const other = shelfRequests(new Saves(() => {}, new MemoryStore()));
  const taken = await requests["export-matches"]({ do: "export-matches" }, call);
  assert.ok(taken.ok);
  assert.ok(taken.matches.every(({ record }) => !record.includes("device: ")));
  await other["import-matches"]({ do: "import-matches", matches: taken.matches }, call);
  // The other device has watched a newer link meanwhile.
  const back = await other["export-matches"]({ do: "export-matches" }, call);
  assert.ok(back.ok);
  const newer = back.matches.map(({ record, ...times }) => ({
    ...times,
    record: `${record}roll 1\n`,
  }));
  await requests["import-matches"](
    { do: "import-matches", matches: [...back.matches, ...newer] },
    call,
  );
  assert.equal((await linkedMatch(saves, linkedRecord()))?.save, save);
});

test("a request whose record is no text reaches the engine", async () => {
  const { saves, requests } = await withSeat();
  for (const record of /** @type {any[]} */ ([undefined, null, 7, {}, [[]], new Date(0), 7n])) {
    assert.equal(await refusedFromOutside(saves, record), undefined);
    await requests["receive-link"]({ do: "receive-link", record }, call);
    await requests["import-matches"]({ do: "import-matches", matches: [{ record }] }, call);
  }
});
