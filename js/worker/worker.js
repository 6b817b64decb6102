/** The worker that runs Python: passes JSON between the page and the engine, and stores the match. */

import { indexedDbStore, Saves, verifiedRecord } from "../storage/saves.js";
import { reasonIn } from "../storage/site-file.js";
import {
  HERE,
  leaving,
  linkedMatch,
  matchOnShelf,
  refused,
  refusedFromOutside,
  sameMatch,
  shelfRequests,
} from "./shelf-requests.js";
import { addMore, currentStep, fetchMore, startEngine } from "./start.js";

/** @import { EngineRequest } from "../protocol/shared.js" */
/** @import { Answer, Request, RequestTo, Verb } from "../protocol/worker.js" */
/** @import { Records } from "../storage/saves.js" */
/** @import { Call, Handler, Handlers } from "./shelf-requests.js" */
/** @import { Handle } from "./start.js" */
/** @import { Python } from "./start-python.js" */
/** An answer of the engine that changes the match. @typedef {import("../protocol/worker.js").EngineAnswer<RequestTo<"load">>} Changing */

/** The page passes options as the worker's name: `store-match` and `find-snapshot`. */
const options = self.name.split(" ");

const saves = new Saves(
  (kept) => postMessage({ kept }),
  options.includes("store-match") ? indexedDbStore : undefined,
);

/** The handlers of requests that the worker answers itself. @satisfies {Partial<Handlers<Verb>>} */
const HANDLERS = {
  ...shelfRequests(saves),
  resume,
  watch,
  "open-match": openMatch,
  "follow-link": followLink,
  broken: async () => ({ ok: true, texts: saves.damaged() }),
  forget,
};

/** The same by verb: each is called with requests of its own verb alone. @type {Map<Verb, Handler<any>>} */
const OWN = new Map(/** @type {[Verb, Handler<any>][]} */ (Object.entries(HANDLERS)));

/**
 * Answers one request. The private record in the engine's answer is stored here and not passed on. The engine answers its
 * own errors as well: an exception means that this worker is lost.
 * @param {Handle} handle
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function answer(handle, request) {
  /** @type {Call} */
  const call = (asked) => {
    const reply = JSON.parse(handle(jsonOf(asked)));
    if (reply.error?.code === PART) throw new PartError();
    return reply;
  };
  if (NEED_MORE.includes(request?.do)) {
    const refusal = await withMore();
    if (refusal) return refusal;
  }
  const own = OWN.get(request?.do);
  if (own) return own(request, call);
  const refusal = request?.do === "load" && (await refusedFromOutside(saves, request.record));
  if (refusal) return refusal;
  const left = OTHER_MATCH.includes(request?.do) ? leaving(saves, call) : undefined;
  const reply = call(/** @type {EngineRequest} */ (request));
  if (!("save" in reply)) return reply;
  if (!OTHER_MATCH.includes(request.do)) return store(reply, (kept) => saves.write(kept));
  const same = await sameMatch(saves, reply);
  return store(reply, (kept) => saves.begin(kept, same?.id === HERE ? {} : { left, taken: same }));
}

/** Requests that always need the part of the engine on demand. @type {(Verb | undefined)[]} */
const NEED_MORE = ["calendar", "challenge", "compare", "review", "verify"];
/** @type {Python} */
let python;
/** @type {Promise<void> | undefined} */
let more;

/** The refusal of an engine that lacks it for another request, such as the step of a bot. */
const PART = "engine.part";

/** A request has turned out to need that part. */
class PartError extends Error {}

/** Answers a request, once more with that part if it needs it. @param {Handle} handle @param {Request} request @returns {Promise<Answer>} */
async function answerWithMore(handle, request) {
  try {
    return await answer(handle, request);
  } catch (error) {
    if (!(error instanceof PartError)) throw error;
    return (await withMore()) ?? answer(handle, request);
  }
}

/** Adds that part of the engine, unless it is there; resolves to a refusal if it cannot be fetched. */
async function withMore() {
  try {
    more ??= fetchMore().then((bytes) => addMore(python, bytes));
    await more;
    return undefined;
  } catch (error) {
    more = undefined;
    return refused("script.not-loaded", { reason: reasonIn(error) });
  }
}

/** Deletes all matches, unless another tab has the one on the table. @returns {Promise<Answer<"forget">>} */
async function forget() {
  if (!saves.isOurs) return ELSEWHERE;
  await saves.clear();
  return { ok: true };
}

/** Begins a replay; of the match on the table as it was stored last, if another tab has it. @param {RequestTo<"watch">} request @param {Call} call @returns {Promise<Answer<"watch">>} */
async function watch(request, call) {
  await saves.look();
  const stored = saves.isOurs ? undefined : saves.newest?.record;
  return call({ ...request, record: request.record ?? stored ?? null });
}

/** Requests that put another match on the table. */
const OTHER_MATCH = ["new", "load", "play-on"];

/** Moves a match from the shelf to the table, and the one on the table to the shelf. @param {RequestTo<"open-match">} request @param {Call} call @returns {Promise<Answer<"open-match">>} */
async function openMatch({ id, as = null }, call) {
  const { refusal, save, match } = await matchOnShelf(saves, id);
  if (refusal) return refusal;
  const left = leaving(saves, call);
  const reply = call({ do: "load", record: save, as });
  return store(reply, (records) => saves.begin(records, { taken: match, left }));
}

/** Continues the match that a link belongs to; if it is on the shelf, it comes to the table. @param {RequestTo<"follow-link">} request @param {Call} call @returns {Promise<Answer<"follow-link">>} */
async function followLink({ record, agreed, as = null }, call) {
  const known = await linkedMatch(saves, record);
  if (!known) return refused("shelf.gone");
  const isHere = known.match.id === HERE;
  const left = isHere ? undefined : leaving(saves, call);
  const reply = call({ do: "load", record, known: known.save, agreed, as });
  return store(reply, (records) =>
    isHere ? saves.write(records) : saves.begin(records, { taken: known.match, left }),
  );
}

/**
 * Loads the record that the page sends, or else the newest save, or the one before if that is damaged. With `aside`, sets
 * the saves aside instead.
 * @param {RequestTo<"resume">} request
 * @param {Call} call
 * @returns {Promise<Answer<"resume">>}
 */
async function resume({ as = null, aside, record, seed }, call) {
  const stored = await saves.read();
  const known = record ? call({ do: "load", record, seed: seed ?? null, as }) : undefined;
  if (known?.ok) return store(known, (records) => saves.write(records));
  if (aside) await saves.setAside();
  for (const [age, each] of aside ? [] : stored.entries()) {
    const save = await verifiedRecord(each);
    const reply = save ? call({ do: "load", record: save, as }) : undefined;
    if (reply?.ok) return resumed(reply, age > 0);
  }
  if (saves.hasDamaged() || stored.length > 0) postMessage({ broken: "all" });
  return { ok: true, view: null };
}

/** Stores a loaded save again. @param {Changing} reply @param {boolean} isPrevious true if the newest save is damaged */
function resumed(reply, isPrevious) {
  if (isPrevious || saves.hasDamaged()) postMessage({ broken: "newest" });
  return store(reply, (records) => (isPrevious ? saves.replace(records) : saves.rewrite(records)));
}

/** Returns a request as JSON; the empty text, which the engine refuses, if it has no JSON. @param {unknown} request */
function jsonOf(request) {
  try {
    return JSON.stringify(request) ?? "";
  } catch {
    return "";
  }
}

/** The refusal to change a match that is in another tab. */
const ELSEWHERE = refused("match.elsewhere");

/**
 * Stores the private record of an answer, and returns the answer without it.
 * @param {Changing} answer
 * @param {(records: Records) => Promise<unknown>} write
 * @returns {Promise<Answer<"load">>}
 */
async function store(answer, write) {
  if (!answer.ok) return answer;
  if (!saves.isOurs) return ELSEWHERE;
  const { save, ...rest } = answer;
  await write({ save, record: rest.record });
  return rest;
}

/**
 * Reports to the page that this worker is lost.
 * @param {string} code
 * @param {unknown} error
 */
function reportFatal(code, error) {
  const params = { step: currentStep(), reason: reasonIn(error), detail: String(error) };
  postMessage({ fatal: { code, params } });
}

/** Starts the engine, and then answers the requests of the page, one after the other. */
async function main() {
  const { handle, from } = await startEngine(options.includes("find-snapshot"), (started) => {
    python = started;
    return python.pyimport("volle.web.bridge.handle");
  });
  // Such a memory has that part.
  if (from === "kept") more = Promise.resolve();
  let queue = Promise.resolve();
  self.onmessage = ({ data }) => {
    // A request nested too deeply to be cloned arrives as null, without an id to answer.
    if (!data) return;
    const { id, request } = data;
    queue = queue
      .then(async () => postMessage({ id, answer: await answerWithMore(handle, request) }))
      .catch((error) => reportFatal("engine.crashed", error));
  };
  postMessage({ ready: true, from });
  // A bot then need not wait for it, and a match needs no server from here on.
  withMore();
}

main().catch((error) => reportFatal("engine.not-started", error));
