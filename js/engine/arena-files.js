/** What a worker of bots is handed: each file is fetched when a contest first needs it, and verified. */

import { isAsBuilt } from "../storage/integrity.js";
import { fetchFile, reasonIn } from "../storage/site-file.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Record<string, Bytes>} Files by name */

/** Milliseconds that Python may take to start. */
const START = 60_000;
const WHEEL = ".whl";
const ALWAYS = ["script", "wasm", "library", "engine", "arena"];
/** What Python's library has beside that, for files of somebody's; and what installs a wheel. */
const OWN = ["rest"];
const INSTALLER = ["micropip"];

/** @type {Map<string, Promise<Bytes>>} */
const fetched = new Map();

/** Resolves to what a worker needs for bots in these files; rejects where one does not come as it was built. @param {Files} files @returns {Promise<Files>} */
export async function partsFor(files) {
  const names = Object.keys(files);
  const needed = [
    ...ALWAYS,
    ...(names.length ? OWN : []),
    ...(names.some((name) => name.endsWith(WHEEL)) ? INSTALLER : []),
  ];
  const parts = needed.map(async (name) => /** @type {const} */ ([name, await part(name)]));
  return Object.fromEntries(await Promise.all(parts));
}

/**
 * Hands a new worker what it starts from; resolves when it is ready, and rejects where it is not, or refuses a file.
 * @param {Worker} worker
 * @param {{ parts: Files, files: Files }} handed
 */
export async function handOver(worker, handed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const ready = new Promise((resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the worker of the bots did not start")), START);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.onmessage = ({ data }) =>
      data.ready ? resolve(null) : reject(data.refused ?? new Error(data.fatal));
  });
  worker.postMessage(handed);
  await ready.finally(() => clearTimeout(timer));
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
  if (!file) throw new Error(`there is no ${name}`);
  const response = await fetchFile(file.path).catch((error) => {
    throw reasonIn(error) === "network" ? { code: "arena.no-network" } : error;
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!(await isAsBuilt(bytes, file)))
    throw new Error(`${file.path} is not the file that was built`);
  return bytes;
}
