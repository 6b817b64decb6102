/**
 * The snapshot of an earlier visit: one file with all that a start needs, mainly Python's memory with the engine. Its hash
 * is in IndexedDB, so that no file vouches for itself; docs/start-up.md discusses attacks on both.
 */

import { createStore, get, set } from "idb-keyval";
import { matches, sha256 } from "../storage/integrity.js";
import { compact, pack, unpack } from "./file-formats.js";

/** @import { Bytes } from "./file-formats.js" */
/**
 * @typedef {object} Snapshot the files of a start, except Pyodide's script
 * @property {Bytes} memory compact
 * @property {Bytes} wasm
 * @property {Bytes} library
 * @property {Bytes} engine its archive: modules that are imported lazily are not in the memory
 * @property {Bytes} more the part of the engine on demand, which the memory has found
 */

/** A folder of the origin private file system, where a worker reads a file in one call. */
const FOLDER = "snapshots";
/** The name changes with everything that a snapshot depends on. */
const NAME = BUILT_ENGINE.name;
/** The key of the snapshot's hash. */
const KEY = "hash";
const store = createStore("volle-snapshots", "snapshots");

/**
 * Resolves to the snapshot of this build; undefined if there is none. Nothing of it may run before `intact`, which
 * rejects if it was changed.
 * @returns {Promise<{ snapshot: Snapshot, intact: Promise<void> } | undefined>}
 */
export async function readSnapshot() {
  try {
    const [archive, hash] = await Promise.all([readArchive(), get(KEY, store)]);
    const intact = verify(archive, hash);
    intact.catch(() => {});
    const [memory, wasm, library, engine, more] = unpack(archive);
    if (!memory || !wasm || !library || !engine || !more) return undefined;
    return { snapshot: { memory, wasm, library, engine, more }, intact };
  } catch {
    return undefined;
  }
}

/** Rejects if bytes do not have this hash. @param {ArrayBuffer} archive @param {unknown} hash */
async function verify(archive, hash) {
  if (!(await matches(archive, hash))) throw new Error("the snapshot was changed");
}

/** Rejects if there is no snapshot of this build. */
async function readArchive() {
  return readAll(await (await openFolder()).getFileHandle(NAME));
}

/** @param {FileSystemFileHandle} file @returns {Promise<ArrayBuffer>} */
async function readAll(file) {
  try {
    const access = await file.createSyncAccessHandle({ mode: "read-only" });
    try {
      const bytes = new Uint8Array(access.getSize());
      access.read(bytes);
      return bytes.buffer;
    } finally {
      access.close();
    }
  } catch {
    // Some browsers let only one tab at a time read in one call.
    return (await file.getFile()).arrayBuffer();
  }
}

/** Writes a snapshot in place of any other; rejects if there is no room for it. @param {Snapshot} snapshot its memory is not compact */
export async function writeSnapshot({ memory, wasm, library, engine, more }) {
  const archive = pack([compact(memory), wasm, library, engine, more]);
  await deleteSnapshots();
  await set(KEY, await sha256(archive), store);
  const file = await (await openFolder()).getFileHandle(NAME, { create: true });
  const access = await file.createSyncAccessHandle();
  try {
    if (access.write(archive) < archive.length) throw new Error("no room for the snapshot");
  } finally {
    access.close();
  }
}

/** Deletes all snapshots. @returns {Promise<undefined>} */
export async function deleteSnapshots() {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(FOLDER, { recursive: true }).catch(() => {});
}

async function openFolder() {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}
