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
 * @property {Record<string, unknown>} plan
 * @property {Record<string, Bytes>} parts what Python needs beside the engine
 * @property {Record<string, Bytes>} wheels by the names of their files
 * @property {number} limit milliseconds that a custom bot has to answer
 * @property {[bot: number, ports: Ports][]} bots
 */
/** @typedef {Beginning | { bot: number, ports: Ports } | "play" | "pause" | "result"} Message of the page */
/** @typedef {{ ok: boolean, error?: unknown, ask?: number, message?: string, played?: number, done?: boolean, result?: string }} Step */

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
from volle.web.contest import Session
Session().handle
`;
const ADD_REST = `
from volle.web.library import add_rest
add_rest("${LIB}rest")
`;

/** Answers a request of this worker. @type {(request: Record<string, unknown>) => Step} */
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
    postMessage({ wanted: bot });
    await new Promise((resolve) => wanted.set(bot, () => resolve(null)));
  }
  return /** @type {Promise<Guest>} */ (guests.get(bot));
}

/** Asks a bot; its worker does not outlive a question without an answer. @param {number} bot @param {string} message */
async function ask(bot, message) {
  const guest = await guestOf(bot).catch((error) => {
    throw new Error(`the worker of bot ${bot + 1} did not start: ${error.message ?? error}`);
  });
  try {
    return { text: await guest.ask(message, limit) };
  } catch (missing) {
    guests.delete(bot);
    postMessage({ gone: bot });
    return { missing };
  }
}

/** Plays until the contest is over, or refused. */
async function play() {
  let step = call({ do: "play" });
  while (!step.done) {
    const answer = step.ask === undefined ? undefined : await ask(step.ask, step.message ?? "");
    if (!answer) {
      postMessage({ step });
      // Lets a message of the page arrive between two deals.
      await new Promise((resolve) => setTimeout(resolve));
    }
    while (isPaused) await new Promise((resolve) => (goOn = () => resolve(null)));
    step = call(answer ? { do: "answer", ...answer } : { do: "play" });
  }
  postMessage({ step });
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
    const step = JSON.parse(handle(JSON.stringify(request)));
    if (!step.ok) throw step.error;
    return step;
  };
  call({ do: "start", ...beginning.plan });
  postMessage({ ready: true });
  await play();
}

/** @param {any} error a refusal of the engine, or anything else */
function refuse(error) {
  postMessage({ refused: error?.code ? error : String(error?.message ?? error) });
}

self.onmessage = ({ data }) => {
  const message = /** @type {Message} */ (data);
  if (message === "pause") isPaused = true;
  else if (message === "play") {
    isPaused = false;
    goOn();
  } else if (message === "result") postMessage({ result: call({ do: "result" }).result });
  else if ("plan" in message) begin(message).catch(refuse);
  else {
    welcome(message.bot, message.ports);
    wanted.get(message.bot)?.();
  }
};
