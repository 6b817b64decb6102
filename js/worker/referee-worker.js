/** The worker of the arena's referee: plays a contest without foreign code. Custom bots answer through ports, in limited time. */

import { unwrap } from "./file-formats.js";
import { Guest } from "./guest.js";
import { startEngine } from "./start.js";
import { ADD_MORE } from "./start-python.js";

/** @import { AnswerRequest, ContestAnswers, ContestRequest, PlayRequest, StartRequest } from "../protocol/arena.js" */
/** @import { Refusal } from "../protocol/shared.js" */
/** @import { RefereeMessage } from "../protocol/worker.js" */
/** @import { Bytes } from "./file-formats.js" */
/** @import { Python } from "./start-python.js" */
/** @typedef {[port: MessagePort, control: MessagePort]} Ports of a custom bot */
/**
 * @typedef {object} Beginning the data of a contest
 * @property {Omit<StartRequest, "do">} plan
 * @property {Record<string, Bytes>} parts of Python beside the engine
 * @property {Record<string, Bytes>} wheels by file name
 * @property {number} limit milliseconds that a custom bot has to answer
 * @property {[bot: number, ports: Ports][]} bots
 */
/** @typedef {Beginning | { bot: number, ports: Ports } | "play" | "pause" | "result"} Message of the page */

/** A refusal of the engine. */
class RefusedError extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Milliseconds that the worker of a bot may take to start. */
const START = 60_000;
const LIB = "/lib/";
const HOME = "/home/contest";
const BEGIN = `${ADD_MORE}
import os, volle.web
volle.__path__.append("${LIB}arena/volle")
volle.web.__path__.append("${LIB}arena/volle/web")
os.makedirs("${HOME}")
os.chdir("${HOME}")
from volle.web.contest import ContestSession
ContestSession().handle
`;
const ADD_REST = `
from volle.web.library import add_rest
add_rest("${LIB}rest")
`;

/** Calls the engine; throws its refusal as a RefusedError. @type {<R extends ContestRequest>(request: R) => ContestAnswers[R["do"]]} */
let call;
let limit = 0;
/** @type {Map<number, Promise<Guest>>} the custom bots, each once it is ready */
const guests = new Map();
/** @type {Map<number, () => void>} callbacks that wait for another worker of a bot */
const wanted = new Map();
let isPaused = false;
let goOn = () => {};

/** @param {number} bot @param {Ports} ports */
function welcome(bot, ports) {
  const guest = new Guest(...ports);
  const starting = guest.start(START).then(() => guest);
  starting.catch(() => {});
  guests.set(bot, starting);
}

/** Resolves to a bot that is ready; the page replaces a worker that is gone. @param {number} bot @returns {Promise<Guest>} */
async function guestOf(bot) {
  if (!guests.has(bot)) {
    report({ wanted: bot });
    await new Promise((resolve) => wanted.set(bot, () => resolve(null)));
  }
  return /** @type {Promise<Guest>} */ (guests.get(bot));
}

/** Resolves to the answer of a bot; a worker without an answer is closed. @param {number} bot @param {string} message @returns {Promise<AnswerRequest>} */
async function ask(bot, message) {
  const guest = await guestOf(bot).catch((error) => {
    throw new Error(`the worker of bot ${bot + 1} did not start: ${error.message ?? error}`);
  });
  try {
    return { do: "answer", text: await guest.ask(message, limit) };
  } catch (error) {
    guests.delete(bot);
    report({ gone: bot });
    return { do: "answer", missing: error === "late" ? "late" : "lost" };
  }
}

/** Sends a message to the page. @param {RefereeMessage} message */
function report(message) {
  postMessage(message);
}

/** Plays until the contest is over, or refused. */
async function play() {
  /** @type {AnswerRequest | PlayRequest} */
  let next = { do: "play" };
  for (;;) {
    const step = call(next);
    if ("ask" in step) next = await ask(step.ask, step.message);
    else {
      report({ step });
      if ("done" in step && step.done) return;
      next = { do: "play" };
      // Messages of the page arrive between two deals.
      await new Promise((resolve) => setTimeout(resolve));
    }
    while (isPaused) await new Promise((resolve) => (goOn = () => resolve(null)));
  }
}

/** @param {Python} python @param {Beginning} beginning */
function prepare(python, { parts, wheels }) {
  for (const [name, bytes] of Object.entries(parts)) python.FS.writeFile(LIB + name, unwrap(bytes));
  const handle = python.runPython(BEGIN);
  if (parts["rest"]) python.runPython(ADD_REST);
  for (const [name, bytes] of Object.entries(wheels)) python.FS.writeFile(`${HOME}/${name}`, bytes);
  return handle;
}

/** @param {Beginning} beginning */
async function begin(beginning) {
  limit = beginning.limit;
  for (const [bot, ports] of beginning.bots) welcome(bot, ports);
  const { handle } = await startEngine(false, (python) => prepare(python, beginning));
  call = (request) => {
    const answer = JSON.parse(handle(JSON.stringify(request)));
    if (!answer.ok) throw new RefusedError(answer.error);
    return answer;
  };
  call({ do: "start", ...beginning.plan });
  report({ ready: true });
  await play();
}

/** Reports the reason why the contest ends. @param {unknown} error */
function refuse(error) {
  if (error instanceof RefusedError) report({ refused: error.refusal });
  else {
    const detail = error instanceof Error ? error.message : String(error);
    report({ fatal: { code: "arena.not-started", params: { detail } } });
  }
}

self.onmessage = ({ data }) => {
  const message = /** @type {Message} */ (data);
  if (message === "pause") isPaused = true;
  else if (message === "play") {
    isPaused = false;
    goOn();
  } else if (message === "result") report(call({ do: "result" }));
  else if ("plan" in message) begin(message).catch(refuse);
  else {
    welcome(message.bot, message.ports);
    wanted.get(message.bot)?.();
  }
};
