/** The files that the workers of a contest need: each is fetched when a contest first needs it, and verified. */

import { isAsBuilt } from "../storage/integrity.js";
import { fetchFile, reasonIn } from "../storage/site-file.js";
import { CodedError } from "./errors.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Record<string, Bytes>} Files by name */

const WHEEL = ".whl";
/** The part of Python's library that only custom bots need. */
const REST = ["rest"];
/** The installer of wheels. */
const INSTALLER = ["micropip"];
/** The files of the engine beside its own archive. */
const ENGINE_PARTS = ["more", "arena"];
const PYTHON = ["wasm", "library", "engine", ...ENGINE_PARTS, ...REST];
const SCRIPTS = ["script", "host"];

/** @type {Map<string, Promise<Bytes>>} */
const fetched = new Map();

/** Returns the wheels among some files. @param {Files} files */
export function wheelsIn(files) {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith(WHEEL)));
}

/** Resolves to the parts of Python that the referee needs beside the engine. @param {Files} files of custom bots */
export function partsForReferee(files) {
  return partsNamed([...ENGINE_PARTS, ...(Object.keys(files).length ? REST : [])]);
}

/**
 * Resolves to what the worker of a custom bot needs: its script, parts of Python, and the bot's files.
 * @param {string} name of the bot's file
 * @param {Files} files of all custom bots: a wheel may need a package that another wheel brings
 */
export async function partsForBot(name, files) {
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

/**
 * Returns Pyodide's module as a classic script that sets the global `createPyodide` to what the module exports: at an
 * opaque origin Chromium starts no module worker, and imports no blob.
 * @param {string} module
 */
export function classicScript(module) {
  return module
    .replaceAll("import.meta.url", '""')
    .replace(/export default (\w+);?\s*$/, "globalThis.createPyodide = $1;\n");
}

/** @param {string[]} names @returns {Promise<Files>} rejects if a file is not the one that was built */
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
  if (!file) throw notFetched(`there is no ${name}`);
  const response = await fetchFile(file.path).catch((error) => {
    throw reasonIn(error) === "network"
      ? new CodedError({ code: "arena.no-network" })
      : notFetched(error.message);
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!(await isAsBuilt(bytes, file)))
    throw notFetched(`${file.path} is not the file that was built`);
  return bytes;
}

/** @param {string} detail */
function notFetched(detail) {
  return new CodedError({ code: "arena.not-started", params: { detail } });
}
