/**
 * The worker of the arena's referee: plays a contest with our own code alone. It asks custom bots, which run elsewhere,
 * through ports, and holds them to its own clock.
 */

import { Guest } from "./guest.js";
import { startEngine } from "./start.js";
import { unwrap } from "./wasm-container.js";

/** @typedef {import("./boot.js").Bytes} Bytes */
/** @typedef {import("./boot.js").Python} Python */
/** @typedef {[port: MessagePort, control: MessagePort]} Ports of a custom bot */
/**
 * @typedef {object} Beginning what a contest begins with
 * @property {Omit<import("../protocol/arena.js").StartRequest, "do">} plan
 * @property {Record<string, Bytes>} parts what Python needs beside the engine
 * @property {Record<string, Bytes>} wheels by the names of their files
 * @property {number} limit milliseconds that a custom bot has to answer
 * @property {[bot: number, ports: Ports][]} bots
 */
/** @typedef {Beginning | { bot: number, ports: Ports } | "play" | "pause" | "result"} Message of the page */
/** @typedef {import("../protocol/arena.js").ContestRequest} ContestRequest */
/** @typedef {import("../protocol/arena.js").ContestAnswers} ContestAnswers */
/** @typedef {import("../protocol/arena.js").AnswerRequest} AnswerRequest */

/** A refusal of the engine. */
class RefusedError extends Error {
  /** @param {import("../protocol/shared.js").Refusal} refusal */
  constructor(refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Milliseconds that the worker of a bot may take to start. */
const START = 60_000;
const LIB = "/lib/";
const HOME = "/home/contest";
const BEGIN = `
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
/** @type {Map<number, Promise<Guest>>} the custom bots, each once it can be asked */
const guests = new Map();
/** @type {Map<number, () => void>} what goes on once there is another worker of a bot */
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

/** Resolves to a bot that can be asked; where its worker is gone the page makes another one. @param {number} bot @returns {Promise<Guest>} */
async function guestOf(bot) {
  if (!guests.has(bot)) {
    report({ wanted: bot });
    await new Promise((resolve) => wanted.set(bot, () => resolve(null)));
  }
  return /** @type {Promise<Guest>} */ (guests.get(bot));
}

/** Resolves to the answer of a bot; its worker does not outlive a question without one. @param {number} bot @param {string} message @returns {Promise<AnswerRequest>} */
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

/** Sends a message to the page. @param {import("../protocol/worker.js").RefereeMessage} message */
function report(message) {
  postMessage(message);
}

/** Plays until the contest is over, or refused. */
async function play() {
  /** @type {AnswerRequest | import("../protocol/arena.js").PlayRequest} */
  let next = { do: "play" };
  for (;;) {
    const step = call(next);
    if ("ask" in step) next = await ask(step.ask, step.message);
    else {
      report({ step });
      if ("done" in step && step.done) return;
      next = { do: "play" };
      // Lets a message of the page arrive between two deals.
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

/** Reports to the page why the contest ends: a refusal of the engine, or anything else. @param {unknown} error */
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
