/** What the workers of a contest are handed: each file is fetched when a contest first needs it, and verified. */

import { isAsBuilt } from "../storage/integrity.js";
import { fetchFile, reasonIn } from "../storage/site-file.js";
import { classicScript } from "./classic-script.js";
import { CodedError } from "./errors.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Record<string, Bytes>} Files by name */

const WHEEL = ".whl";
/** What Python's library has beside what each start needs; and what installs a wheel. */
const REST = ["rest"];
const INSTALLER = ["micropip"];
/** What the worker of a custom bot starts from. */
const PYTHON = ["wasm", "library", "engine", "arena", ...REST];
const SCRIPTS = ["script", "host"];

/** @type {Map<string, Promise<Bytes>>} */
const fetched = new Map();

/** Returns the files with wheels among some. @param {Files} files */
export function wheelsIn(files) {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith(WHEEL)));
}

/** Resolves to what the referee needs beside the engine. @param {Files} files of custom bots */
export function partsOfReferee(files) {
  return partsNamed(["arena", ...(Object.keys(files).length ? REST : [])]);
}

/**
 * Resolves to what the worker of a custom bot is handed: its script, parts of Python, and its own files.
 * @param {string} name of the bot's file
 * @param {Files} files of all custom bots: a wheel may need what comes in the wheel of another one
 */
export async function handedTo(name, files) {
  const wheels = wheelsIn(files);
  const isWheel = Object.hasOwn(wheels, name);
  const [scripts, parts] = await Promise.all([
    partsNamed(SCRIPTS),
    partsNamed([...PYTHON, ...(isWheel ? INSTALLER : [])]),
  ]);
  const [pyodide = "", host = ""] = Object.values(scripts).map((one) =>
    new TextDecoder().decode(one),
  );
  return {
    script: classicScript(pyodide) + host,
    parts,
    files: isWheel ? wheels : { [name]: files[name] },
  };
}

/** @param {string[]} names @returns {Promise<Files>} rejects where one does not come as it was built */
async function partsNamed(names) {
  const parts = names.map(async (name) => /** @type {const} */ ([name, await part(name)]));
  return Object.fromEntries(await Promise.all(parts));
}

/** @param {string} name */
function part(name) {
  const known = fetched.get(name);
  if (known) return known;
  const fetching = fetchPart(name);
  fetched.set(name, fetching);
  fetching.catch(() => fetched.delete(name));
  return fetching;
}

/** @param {string} name @returns {Promise<Bytes>} */
async function fetchPart(name) {
  const file = BUILT_ARENA.files[name];
  if (!file) throw notStarted(`there is no ${name}`);
  const response = await fetchFile(file.path).catch((error) => {
    throw reasonIn(error) === "network" ? new CodedError({ code: "arena.no-network" }) : error;
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!(await isAsBuilt(bytes, file)))
    throw notStarted(`${file.path} is not the file that was built`);
  return bytes;
}

/** Returns the error of a contest that cannot start. @param {string} detail */
function notStarted(detail) {
  return new CodedError({ code: "arena.not-started", params: { detail } });
}
