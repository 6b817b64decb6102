/** The worker that runs Python: passes JSON between the page and the engine's `handle`, and stores the match. */

import { indexedDbStore } from "../storage/access.js";
import { Saves, verifiedRecord } from "../storage/saves.js";
import { reasonIn } from "../storage/site-file.js";
import {
  HERE,
  leaving,
  matchOnShelf,
  refused,
  sameMatch,
  shelfRequests,
} from "./shelf-requests.js";
import { currentStep, startEngine } from "./start.js";

/** @typedef {import("../protocol/worker.js").Request} Request */
/** @typedef {import("../protocol/worker.js").Verb} Verb */
/** @template {Verb} [Do=Verb] @typedef {import("../protocol/worker.js").Answer<Do>} Answer */
/** @template {Verb} Do @typedef {import("../protocol/worker.js").RequestTo<Do>} RequestTo */
/** An answer of the engine that changes the match. @typedef {import("../protocol/worker.js").EngineAnswer<RequestTo<"load">>} Changing */
/** @typedef {import("../protocol/shared.js").EngineRequest} EngineRequest */
/** @typedef {import("./boot.js").Handle} Handle */
/** @typedef {import("./shelf-requests.js").Call} Call */
/** @typedef {import("../storage/saves.js").Records} Records */

/** The page sets options by the worker's name: whether the match is stored, and whether there may be a snapshot. */
const options = self.name.split(" ");

const saves = new Saves(
  (kept) => postMessage({ kept }),
  options.includes("store-match") ? indexedDbStore : undefined,
);

/** The handlers of requests that the worker answers itself. @satisfies {Partial<import("./shelf-requests.js").Handlers<Verb>>} */
const HANDLERS = {
  ...shelfRequests(saves),
  resume,
  watch,
  "open-match": openMatch,
  broken: async () => ({ ok: true, texts: saves.damaged() }),
  forget,
};

/**
 * Answers one request. The private record that the engine wants saved is stored here and not passed on.
 * The engine answers errors of its own as well: an exception means that this worker is lost.
 * @param {Handle} handle
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function answer(handle, request) {
  /** @type {Call} */
  const call = (asked) => JSON.parse(handle(jsonOf(asked)));
  const own = handlerOf(request);
  if (own) return own(request, call);
  const left = OTHER_MATCH.includes(request?.do) ? leaving(saves, call) : undefined;
  const reply = call(/** @type {EngineRequest} */ (request));
  if (!("save" in reply)) return reply;
  if (!OTHER_MATCH.includes(request.do)) return store(reply, (kept) => saves.write(kept));
  const same = await sameMatch(saves, reply);
  return store(reply, (kept) => saves.begin(kept, same === HERE ? {} : { left, taken: same }));
}

/** Returns the handler of a request, or undefined where the engine answers it. @param {Request} request @returns {import("./shelf-requests.js").Handler<Verb> | undefined} */
function handlerOf(request) {
  /** @type {Record<string, unknown>} */
  const handlers = HANDLERS;
  // Each is called with requests of its own verb alone.
  return Object.hasOwn(handlers, request?.do)
    ? /** @type {import("./shelf-requests.js").Handler<Verb>} */ (handlers[request.do])
    : undefined;
}

/** Deletes all matches, unless another tab has one of them on its table. @returns {Promise<Answer<"forget">>} */
async function forget() {
  if (!saves.isOurs) return ELSEWHERE;
  await saves.clear();
  return { ok: true };
}

/** Shows a match again; where another tab has the one on the table, as that was stored last. @param {RequestTo<"watch">} request @param {Call} call @returns {Promise<Answer<"watch">>} */
async function watch(request, call) {
  await saves.look();
  const stored = saves.isOurs ? undefined : saves.newest?.record;
  return call({ ...request, record: request.record ?? stored ?? null });
}

/** Requests that put another match on the table. */
const OTHER_MATCH = ["new", "load", "play-on"];

/** Takes a match from the shelf to the table; the one that was there takes its place. @param {RequestTo<"open-match">} request @param {Call} call @returns {Promise<Answer<"open-match">>} */
async function openMatch({ id, as = null }, call) {
  const { refusal, save, match } = await matchOnShelf(saves, id);
  if (refusal) return refusal;
  const left = leaving(saves, call);
  const reply = call({ do: "load", record: save, as });
  return store(reply, (records) => saves.begin(records, { taken: match, left }));
}

/**
 * Loads the newest save, or the one before where that is damaged. Where the page knows more than was stored, loads
 * the record that it sends; where the saves are not to be loaded, sets them aside.
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

/** Stores a save again that was loaded. @param {Changing} reply @param {boolean} isPrevious whether the newest save is damaged */
function resumed(reply, isPrevious) {
  if (isPrevious || saves.hasDamaged()) postMessage({ broken: "newest" });
  return store(reply, (records) => (isPrevious ? saves.replace(records) : saves.rewrite(records)));
}

/** Returns a request as JSON; where there is none, the empty text, which the engine refuses. @param {unknown} request */
function jsonOf(request) {
  try {
    return JSON.stringify(request) ?? "";
  } catch {
    return "";
  }
}

/** The match on the table is in another tab, so nothing of it may be changed here. */
const ELSEWHERE = refused("match.elsewhere");

/**
 * Removes the private record from an answer and stores it before the page is answered.
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

/** Starts the engine and from then on answers the page, one request after the other. */
async function main() {
  const { handle, from } = await startEngine(options.includes("find-snapshot"));
  let queue = Promise.resolve();
  self.onmessage = ({ data }) => {
    // A request nested too deeply to be cloned arrives as null, without an id to answer.
    if (!data) return;
    const { id, request } = data;
    queue = queue
      .then(async () => postMessage({ id, answer: await answer(handle, request) }))
      .catch((error) => reportFatal("engine.crashed", error));
  };
  postMessage({ ready: true, from });
}

main().catch((error) => reportFatal("engine.not-started", error));
