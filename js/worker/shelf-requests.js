/** What the page may ask about the shelf: which matches there are, and to play, watch, delete, or copy them. */

import { verifiedRecord } from "../storage/saves.js";

/** @typedef {import("../protocol/worker.js").Verb} Verb */
/** @typedef {import("../protocol/worker.js").Refused} Refused */
/** @typedef {import("../protocol/worker.js").CallEngine} Call calls the engine */
/** @template {Verb} Do @typedef {import("../protocol/worker.js").RequestTo<Do>} RequestTo */
/** @template {Verb} Do @typedef {import("../protocol/worker.js").Answer<Do>} Answer */
/** Answers the requests with a verb. @template {Verb} Do @typedef {(request: RequestTo<Do>, call: Call) => Promise<Answer<Do>>} Handler */
/** Answers requests, by their verbs. @template {Verb} Do @typedef {{ [Each in Do]: Handler<Each> }} Handlers */
/** @typedef {import("../storage/saves.js").Saves} Saves */
/** @typedef {import("../storage/shelf.js").Shelved} Shelved */
/** @typedef {import("../protocol/worker.js").Listed} Listed */
/** @typedef {import("../protocol/shared.js").View} View */

/** The name of the engine that has told what is kept: what another one has told is told anew. */
const ENGINE = BUILT_ENGINE.engine;

/**
 * Returns what the shelf keeps of the match on the table beside its save when another one takes its place; nothing
 * where there is none, or nobody has done anything in it.
 * @param {Saves} saves
 * @param {Call} call
 */
export function leaving(saves, call) {
  const view = seenByAll(saves, call);
  return view?.begun ? { view, engine: ENGINE, figures: summaryOf(view, null, call) } : undefined;
}

/** The match is on the table already. */
export const HERE = "here";

/**
 * Finds a match that has come to the table from elsewhere where it is known: a match that is over is kept once.
 * @param {Saves} saves
 * @param {import("../protocol/shared.js").Changed} answer that shows it
 */
export async function sameMatch({ shelf, newest }, { record, view }) {
  if (!view.result) return undefined;
  if (newest?.record === record) return HERE;
  const known = (await shelf.all()).find(({ found }) => found?.record === record);
  return known && { id: known.id, begun: known.found?.begun ?? "" };
}

/** Returns the handlers of requests about the shelf. @param {Saves} saves @returns {Handlers<"shelf" | "remove-matches" | "watch-match" | "export-matches" | "import-matches" | "statistics">} */
export function shelfRequests(saves) {
  return {
    shelf: async (request, call) => {
      await saves.look();
      return list(saves, request, call);
    },
    "remove-matches": (request) => remove(saves, request),
    "watch-match": (request, call) => watch(saves, request, call),
    "export-matches": async () => {
      await saves.look();
      return exported(saves);
    },
    "import-matches": async (request, call) => {
      await saves.look();
      return imported(saves, request, call);
    },
    statistics: async (request, call) => {
      await saves.look();
      return statistics(saves, request, call);
    },
  };
}

/** Returns the private record of a match on the shelf and which match it is; or why there is none. @param {Saves} saves @param {string} id */
export async function matchOnShelf({ shelf }, id) {
  const found = (await shelf.find(id))?.found;
  const save = await verifiedRecord(found);
  if (!found) return { refusal: refused("shelf.gone") };
  if (!save) return { refusal: refused("shelf.damaged") };
  return { save, match: { id, begun: found.begun ?? "" } };
}

/** The latest matches, as many as are asked for, the one on the table first. @param {Saves} saves @param {RequestTo<"shelf">} request @param {Call} call @returns {Promise<Answer<"shelf">>} */
async function list(saves, { count }, call) {
  const all = await saves.shelf.all();
  const here = onTable(saves, call);
  const matches = all.slice(0, count).map((each) => listed(saves, each, call));
  await saves.shelf.flush();
  return { ok: true, matches: [...here, ...matches], total: here.length + all.length };
}

/** @param {Saves} saves @param {Call} call @returns {Listed[]} */
function onTable(saves, call) {
  const view = seenByAll(saves, call);
  const { id = "", begun = "", changed = "" } = saves.newest ?? {};
  return view ? [{ id, begun, changed, view, here: true }] : [];
}

/** The table as everybody may see it, here or in another tab, or nothing where no match is on it. @param {Saves} saves @param {Call} call */
function seenByAll({ newest, isOurs }, call) {
  if (!newest) return undefined;
  if (!isOurs) return positionOf(newest.record ?? "", call);
  const answer = call({ do: "view", as: null });
  return answer.ok ? answer.view : undefined;
}

/** Returns the last position of a record as everybody may see it, or undefined where the engine cannot read it. @param {string} record @param {Call} call */
function positionOf(record, call) {
  const answer = call({ do: "ask", record });
  return answer.ok ? answer.position : undefined;
}

/** Describes a match on the shelf; what another version of the engine made of it is made again, and stored if the matches are here: another tab may take this one to its table meanwhile. @param {Saves} saves @param {Shelved} shelved @param {Call} call @returns {Listed} */
function listed({ shelf, isOurs }, { id, found }, call) {
  const { begun = "", changed = "", record = "", engine } = found ?? {};
  let view = engine === ENGINE ? found?.view : undefined;
  if (!view && found) {
    view = positionOf(record, call);
    if (view && isOurs) shelf.put(/** @type {any} */ ({ ...found, id, view, engine: ENGINE }));
  }
  return { id, begun, changed, view: view ?? null, here: false };
}

/** @param {Saves} saves @param {RequestTo<"remove-matches">} request @returns {Promise<Answer<"remove-matches">>} */
async function remove({ shelf }, { ids }) {
  for (const id of ids ?? []) shelf.remove(id);
  await shelf.flush();
  return { ok: true };
}

/** Has a match of the shelf be watched: its record stays here. @param {Saves} saves @param {RequestTo<"watch-match">} request @param {Call} call @returns {Promise<Answer<"watch-match">>} */
async function watch({ shelf }, { id, ...request }, call) {
  const found = (await shelf.find(id))?.found;
  if (!found) return refused("shelf.gone");
  return call({ ...request, do: "watch", record: found.record ?? "" });
}

/** The records of all matches that may be shared, the latest first, each with its times. @param {Saves} saves @returns {Promise<Answer<"export-matches">>} */
async function exported({ shelf, newest }) {
  const all = [newest, ...(await shelf.all()).map(({ found }) => found)];
  const matches = all.flatMap((match) =>
    match?.record ? [{ begun: match.begun, changed: match.changed, record: match.record }] : [],
  );
  return { ok: true, matches };
}

/**
 * Puts records on the shelf, unless they are there already or the engine cannot read them. The views are left to who
 * lists them: all records are read once, and the shelf once for all of them.
 * @param {Saves} saves
 * @param {RequestTo<"import-matches">} request
 * @param {Call} call
 * @returns {Promise<Answer<"import-matches">>}
 */
async function imported(saves, { matches }, call) {
  const all = [saves.newest, ...(await saves.shelf.all()).map(({ found }) => found)];
  const records = new Set(all.map((match) => match?.record));
  const counts = { added: 0, known: 0, refused: 0 };
  for (const { record, ...times } of matches) {
    if (records.has(record)) {
      counts.known++;
      continue;
    }
    const answer = call({ do: "summary", record });
    // A record that can be read may have nothing to count: the match is not over, or was a lesson.
    const isRead = answer.ok || answer.error.code.startsWith("figures.");
    counts[isRead ? "added" : "refused"]++;
    if (!isRead) continue;
    records.add(record);
    await saves.add(record, times, {
      engine: ENGINE,
      figures: answer.ok ? answer.summary : undefined,
    });
  }
  await saves.shelf.flush();
  return { ok: true, ...counts };
}

/** What the statistics count of a match that is over; nothing of any other, or where its dice were loaded. @param {View} view @param {string | null} record null for the match on the table @param {Call} call */
function summaryOf({ result }, record, call) {
  if (!result) return undefined;
  const answer = call({ do: "summary", record });
  return answer.ok ? answer.summary : undefined;
}

/** So many matches are counted: a request can have only so many characters. */
const MOST_COUNTED = 1000;

/** Has the engine count the matches that are over, the latest ones. @param {Saves} saves @param {RequestTo<"statistics">} request @param {Call} call @returns {Promise<Answer<"statistics">>} */
async function statistics(saves, request, call) {
  const { shelf, newest, isOurs } = saves;
  const here = seenByAll(saves, call);
  const record = isOurs ? null : (newest?.record ?? "");
  const now = here && { changed: newest?.changed, figures: summaryOf(here, record, call) };
  const all = [now, ...(await shelf.all()).map(({ found }) => found)];
  const counted = all.filter((match) => match?.figures !== undefined).slice(0, MOST_COUNTED);
  const summaries = counted.map((match) => match?.figures);
  return call({ ...request, summaries, when: counted.map((match) => match?.changed ?? "") });
}

/** Returns the answer to a request that cannot be met. @param {string} code @returns {Refused} */
export function refused(code) {
  return { ok: false, error: { code, rule: null, params: {} } };
}
