/** The requests of the page about the shelf: list, play, watch, delete and copy matches. */

import { verifiedRecord } from "../storage/saves.js";

/** @import { Changed, View } from "../protocol/shared.js" */
/** @import { Answer, Listed, Refused, RequestTo, Verb } from "../protocol/worker.js" */
/** @import { Saves, Shelved } from "../storage/saves.js" */
/** @typedef {import("../protocol/worker.js").CallEngine} Call */
/** Answers the requests with a verb. @template {Verb} Do @typedef {(request: RequestTo<Do>, call: Call) => Promise<Answer<Do>>} Handler */
/** Answers requests, by their verbs. @template {Verb} Do @typedef {{ [Each in Do]: Handler<Each> }} Handlers */

/** The name of this engine: views and summaries of another one are computed again. */
const ENGINE = BUILT_ENGINE.engine;

/**
 * Returns the shelf's data of the match on the table when another match replaces it; undefined if there is none, or no
 * action was played in it.
 * @param {Saves} saves
 * @param {Call} call
 */
export function leaving(saves, call) {
  const view = seenByAll(saves, call);
  return view?.begun ? { view, engine: ENGINE, figures: summaryOf(view, null, call) } : undefined;
}

/** The id that stands for the match on the table. */
export const HERE = "here";

/** Returns all matches, the one on the table first. @param {Saves} saves @returns {Promise<Shelved[]>} */
async function everyMatch({ shelf, newest }) {
  return [{ id: HERE, found: newest ?? null }, ...(await shelf.all())];
}

/** @param {Shelved} shelved */
const identityOf = ({ id, found }) => ({ id, begun: found?.begun ?? "" });

/**
 * Returns the identity of the match that equals a finished one from elsewhere, so that it is stored once.
 * @param {Saves} saves
 * @param {Changed} answer that shows it
 */
export async function sameMatch(saves, { record, view }) {
  if (!view.result) return undefined;
  const known = (await everyMatch(saves)).find(({ found }) => found?.record === record);
  return known && identityOf(known);
}

/** The header of a match by link, with its id. */
const JOINT = /^joint: \S+ ([0-9a-f]{32})$/m;

/** Returns the id of a match by link; undefined for any other match. @param {string} record */
const jointId = (record) => JOINT.exec(headOf(record))?.[1];

/** Returns true if a save has the secrets of seats in a match by link. @param {Shelved["found"]} found */
const hasSeat = (found) => isPrivate(found?.save ?? "");

/** Returns true if a record has secrets that only the device of its seats writes. @param {string} record */
const isPrivate = (record) => headOf(record).includes("\ndevice: ");

/**
 * Returns the private record of the match that a link belongs to, and its identity; undefined if there is none. A save
 * with seats of this device comes before all copies of the match.
 * @param {Saves} saves
 * @param {string} record
 */
export async function linkedMatch(saves, record) {
  const id = jointId(record);
  if (id === undefined) return undefined;
  const same = (await everyMatch(saves)).filter(({ found }) => jointId(found?.record ?? "") === id);
  const [own, others] = [true, false].map((each) =>
    same.filter(({ found }) => hasSeat(found) === each),
  );
  for (const known of [...(own ?? []), ...(others ?? [])]) {
    const save = await verifiedRecord(known.found);
    if (save) return { save, match: identityOf(known) };
  }
  return undefined;
}

/**
 * Returns the refusal of a record that comes to the table from outside; undefined if it may: no copy stands beside a match
 * by link in which this device has a seat, and nobody else knows the secrets of a seat.
 * @param {Saves} saves
 * @param {string} record
 */
export async function refusedFromOutside(saves, record) {
  const known = await linkedMatch(saves, record);
  if (known && isPrivate(known.save)) return refused("link.known");
  return isPrivate(record) ? refused("link.private") : undefined;
}

/** Returns the handlers of requests about the shelf. @param {Saves} saves @returns {Handlers<"shelf" | "remove-matches" | "watch-match" | "export-matches" | "import-matches" | "statistics" | "calendar" | "challenge" | "receive-link" | "saved-link">} */
export function shelfRequests(saves) {
  /** Another tab may have changed the match on the table. @template {Verb} Do @param {(saves: Saves, request: RequestTo<Do>, call: Call) => Promise<Answer<Do>>} handler @returns {Handler<Do>} */
  const looking = (handler) => async (request, call) => {
    await saves.look();
    return handler(saves, request, call);
  };
  return {
    shelf: looking(list),
    "remove-matches": looking(remove),
    "watch-match": looking(watch),
    "export-matches": looking(exported),
    "import-matches": looking(imported),
    challenge: looking(challenge),
    calendar: looking(calendar),
    "receive-link": looking(receiveLink),
    "saved-link": looking(savedLink),
    statistics: looking(statistics),
  };
}

/** @param {Saves} saves @param {RequestTo<"calendar">} request @param {Call} call @returns {Promise<Answer<"calendar">>} */
async function calendar(saves, request, call) {
  return call({ ...request, heads: (await finishedRecords(saves)).map(excerptOf) });
}

/** Returns the headers and the result of the record of a finished match. @param {string} record */
const excerptOf = (record) => headOf(record) + record.trimEnd().split("\n").at(-1);

/** @param {Saves} saves @param {RequestTo<"receive-link">} request @param {Call} call @returns {Promise<Answer<"receive-link">>} */
async function receiveLink(saves, { record }, call) {
  const known = await linkedMatch(saves, record);
  const answer = call({ do: "receive", record, known: known?.save ?? null });
  const id = known?.match.id;
  return answer.ok ? { ...answer, known: id ? { id, here: id === HERE } : null } : answer;
}

/** @param {Saves} saves @param {RequestTo<"saved-link">} request @param {Call} call @returns {Promise<Answer<"saved-link">>} */
async function savedLink({ shelf, newest }, { id }, call) {
  const save = await verifiedRecord(newest?.id === id ? newest : (await shelf.find(id))?.found);
  return save ? call({ do: "record", link: save }) : refused("shelf.gone");
}

/** Returns the private record of a match on the shelf, and its identity; or a refusal. @param {Saves} saves @param {string} id */
export async function matchOnShelf({ shelf }, id) {
  const known = await shelf.find(id);
  const save = await verifiedRecord(known?.found);
  if (!known?.found) return { refusal: refused("shelf.gone") };
  if (!save) return { refusal: refused("shelf.damaged") };
  return { save, match: identityOf(known) };
}

/** Returns the `count` latest matches, the one on the table first. @param {Saves} saves @param {RequestTo<"shelf">} request @param {Call} call @returns {Promise<Answer<"shelf">>} */
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

/** Returns the public view of the match on the table, here or in another tab; undefined without a match. @param {Saves} saves @param {Call} call */
function seenByAll({ newest, isOurs }, call) {
  if (!newest) return undefined;
  if (!isOurs) return positionOf(newest.record ?? "", call);
  const answer = call({ do: "view", as: null });
  return answer.ok ? answer.view : undefined;
}

/** Returns the public view of the last position of a record; undefined if the engine cannot read it. @param {string} record @param {Call} call */
function positionOf(record, call) {
  const answer = call({ do: "ask", record });
  return answer.ok ? answer.position : undefined;
}

/** Describes a match on the shelf. A view by another version of the engine is computed again, and stored unless another tab may move the match. @param {Saves} saves @param {Shelved} shelved @param {Call} call @returns {Listed} */
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

/** Begins the replay of a match on the shelf. @param {Saves} saves @param {RequestTo<"watch-match">} request @param {Call} call @returns {Promise<Answer<"watch-match">>} */
async function watch({ shelf }, { id, ...request }, call) {
  const found = (await shelf.find(id))?.found;
  if (!found) return refused("shelf.gone");
  return call({ ...request, do: "watch", record: found.record ?? "" });
}

/** Returns the public records of all matches with their times, the latest first. @param {Saves} saves @returns {Promise<Answer<"export-matches">>} */
async function exported(saves) {
  const matches = (await everyMatch(saves)).flatMap(({ found }) =>
    found?.record ? [{ begun: found.begun, changed: found.changed, record: found.record }] : [],
  );
  return { ok: true, matches };
}

/**
 * Puts records on the shelf, except known ones, copies of matches by link in which this device has a seat, private
 * records, and those that the engine cannot read. Views are computed when the matches are listed, and the shelf is read
 * once for all records.
 * @param {Saves} saves
 * @param {RequestTo<"import-matches">} request
 * @param {Call} call
 * @returns {Promise<Answer<"import-matches">>}
 */
async function imported(saves, { matches }, call) {
  const all = await everyMatch(saves);
  const records = new Set(all.map(({ found }) => found?.record));
  const seats = new Set(
    all.flatMap(({ found }) => (hasSeat(found) ? jointId(found?.save ?? "") : [])),
  );
  const counts = { added: 0, known: 0, refused: 0 };
  for (const { record, ...times } of matches) {
    if (records.has(record) || seats.has(jointId(record))) {
      counts.known++;
      continue;
    }
    if (isPrivate(record)) {
      counts.refused++;
      continue;
    }
    const answer = call({ do: "summary", record });
    // A readable record may have no summary: the match is not over, or was a lesson.
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

/** Describes a challenge, with the stored match that answers it. @param {Saves} saves @param {RequestTo<"challenge">} request @param {Call} call @returns {Promise<Answer<"challenge">>} */
async function challenge(saves, request, call) {
  const answer = call(request);
  if (!answer.ok) return answer;
  const near = (await finishedRecords(saves)).filter((record) => record.includes(answer.seal));
  return near.length ? call({ ...request, records: near }) : answer;
}

/** Resolves to the public records of all finished matches. @param {Saves} saves */
async function finishedRecords(saves) {
  return (await everyMatch(saves)).flatMap(({ found }) =>
    found?.record?.includes("\nresult ") ? found.record : [],
  );
}

/** Returns the headers of a record, whose lines may end as on any system; "" for another value, which the engine refuses. @param {unknown} record */
function headOf(record) {
  if (typeof record !== "string") return "";
  const text = record.replaceAll("\r\n", "\n");
  return text.slice(0, text.indexOf("\n\n") + 1);
}

/** Returns the summary of a finished match; undefined for any other, or if its dice were loaded. @param {View} view @param {string | null} record null for the match on the table @param {Call} call */
function summaryOf({ result }, record, call) {
  if (!result) return undefined;
  const answer = call({ do: "summary", record });
  return answer.ok ? answer.summary : undefined;
}

/** The most matches in statistics, because the length of a request is limited. */
const MOST_COUNTED = 1000;

/** Returns statistics over the latest finished matches. @param {Saves} saves @param {RequestTo<"statistics">} request @param {Call} call @returns {Promise<Answer<"statistics">>} */
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

/** Returns an answer with a refusal. @param {string} code @param {Record<string, unknown>} [params] @returns {Refused} */
export function refused(code, params = {}) {
  return { ok: false, error: { code, rule: null, params } };
}
