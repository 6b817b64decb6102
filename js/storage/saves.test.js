import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { MemoryStore } from "./memory-store.kit.js";
import { newIdentity, now, Saves, savedRecord, verifiedRecord } from "./saves.js";

/** @type {MemoryStore} */
let store;
/** @type {boolean[]} */
let reports;
/** @type {Saves} */
let saves;

/** Returns saves as another page opens them on the same store. */
const reopened = () => new Saves((isStored) => reports.push(isStored), store);

/** @param {number} ply */
const recordsAt = (ply) => ({ save: `private ${ply} 🐑`, record: `public ${ply}` });

/** Returns the private records that can be read, and undefined for each damaged save. @param {Saves} read */
const read = async (read) => Promise.all((await read.read()).map(verifiedRecord));

/** Damages a stored save. @param {string} key @param {object} change */
const damage = (key, change) => store.kept.set(key, { ...store.kept.get(key), ...change });

beforeEach(() => {
  store = new MemoryStore();
  reports = [];
  saves = reopened();
});

describe("two generations", () => {
  test("nothing is read where nothing was written", async () => {
    assert.deepEqual(await saves.read(), []);
    assert.equal(await savedRecord(store), undefined);
  });

  test("the last two saves outlive the page, the newest first", async () => {
    for (const ply of [1, 2, 3]) await saves.write(recordsAt(ply));
    assert.deepEqual(await read(reopened()), [recordsAt(3).save, recordsAt(2).save]);
    assert.equal(await savedRecord(store), "public 3");
  });

  test("another match replaces both", async () => {
    for (const ply of [1, 2]) await saves.write(recordsAt(ply));
    await saves.begin(recordsAt(0));
    assert.deepEqual(await read(reopened()), [recordsAt(0).save]);
  });

  test("writing the newest save again leaves the one before", async () => {
    for (const ply of [1, 2, 2]) await saves.rewrite(recordsAt(ply));
    assert.deepEqual(await read(reopened()), [recordsAt(2).save]);
    await saves.write(recordsAt(3));
    await saves.rewrite(recordsAt(3));
    assert.deepEqual(await read(reopened()), [recordsAt(3).save, recordsAt(2).save]);
  });

  test("clearing leaves nothing", async () => {
    await saves.write(recordsAt(1));
    await saves.clear();
    assert.equal(store.kept.size, 0);
    assert.deepEqual(await reopened().read(), []);
  });
});

describe("damaged saves", () => {
  beforeEach(async () => {
    for (const ply of [1, 2]) await saves.write(recordsAt(ply));
  });

  test("a save with a changed, cut or missing record or hash is found", async () => {
    const { save, record, hash } = store.kept.get("match");
    const changed = [
      ...Array.from(save, (_, at) => ({ save: save.slice(0, at), record, hash })),
      ...Array.from(save, (_, at) => ({
        save: `${save.slice(0, at)}?${save.slice(at + 1)}`,
        hash,
      })),
      { save: `${save}\n`, hash },
      { save, record },
      { save, hash: `${hash}=` },
      { save: 1, hash },
      ...[undefined, null, 0, true, "", "volle 1", [], {}],
    ];
    for (const each of changed) assert.equal(await verifiedRecord(each), undefined);
    assert.equal(await verifiedRecord({ save, hash }), save);
  });

  test("the record to share is not covered by the hash: it is written again from the private one", async () => {
    damage("match", { record: "damaged" });
    assert.deepEqual(await read(reopened()), [recordsAt(2).save, recordsAt(1).save]);
  });

  test("the save before replaces a damaged one, whose text is set aside", async () => {
    damage("match", { save: "damaged" });
    saves = reopened();
    assert.deepEqual(await read(saves), [undefined, recordsAt(1).save]);
    assert.equal(saves.hasDamaged(), false);
    await saves.replace(recordsAt(1));
    saves = reopened();
    assert.deepEqual(await read(saves), [recordsAt(1).save]);
    assert.equal(saves.hasDamaged(), true);
    assert.deepEqual(saves.damaged(), ["damaged"]);
  });

  test("texts set aside stay until another match is begun", async () => {
    await saves.setAside();
    await saves.write(recordsAt(3));
    saves = reopened();
    await saves.read();
    assert.deepEqual(saves.damaged(), [recordsAt(2).save, recordsAt(1).save]);
    await saves.begin(recordsAt(0));
    saves = reopened();
    assert.deepEqual(await read(saves), [recordsAt(0).save]);
    assert.equal(saves.hasDamaged(), false);
  });

  test("what is no save at all has a text as well", async () => {
    store.kept.set("match", { seed: 1 });
    store.kept.set("match-before", "gone");
    await saves.read();
    assert.deepEqual(saves.damaged(), ['{"seed":1}', '"gone"']);
  });
});

describe("storage that refuses", () => {
  test("the match stays in memory, and the page hears once that it is not stored, and once that it is", async () => {
    await saves.write(recordsAt(1));
    store.isRefusing = true;
    for (const ply of [2, 3]) await saves.write(recordsAt(ply));
    assert.deepEqual(reports, [false]);
    assert.deepEqual(await read(saves), [recordsAt(3).save, recordsAt(2).save]);
    assert.equal(await savedRecord(store), undefined);
    store.isRefusing = false;
    assert.deepEqual(await read(saves), [recordsAt(3).save, recordsAt(2).save]);
    await saves.write(recordsAt(4));
    assert.deepEqual(reports, [false, true]);
    assert.deepEqual(await read(reopened()), [recordsAt(4).save, recordsAt(3).save]);
  });

  test("without a store the match is kept in memory, and nothing is reported", async () => {
    saves = new Saves((isStored) => reports.push(isStored));
    for (const ply of [1, 2]) await saves.write(recordsAt(ply));
    assert.deepEqual(await read(saves), [recordsAt(2).save, recordsAt(1).save]);
    await saves.clear();
    assert.deepEqual(await saves.read(), []);
    assert.deepEqual(reports, []);
  });
});

test("an id is written like a UUID, and is another one each time", () => {
  const ids = Array.from({ length: 100 }, () => newIdentity().id);
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.equal(new Set(ids).size, ids.length);
});

test("a save has the time of the clock, however far off that is", ({ mock }) => {
  mock.timers.enable({ apis: ["Date"] });
  for (const time of [Date.UTC(2026, 10, 22), Date.UTC(12_026, 10, 22)]) {
    mock.timers.setTime(time);
    assert.equal(Date.parse(now()), time);
  }
});

test("a save has a time even where the clock has none", ({ mock }) => {
  mock.method(Date.prototype, "valueOf", () => Number.NaN);
  assert.equal(now(), "1970-01-01T00:00:00.000Z");
});
