/**
 * The snapshot of an earlier visit: all that a start needs in one file, above all Python's memory with the engine in it.
 * Its hash is in IndexedDB, so that no file vouches for itself: docs/start-up.md says who could write both.
 */

import { createStore, get, set } from "idb-keyval";
import { matches, sha256 } from "../storage/integrity.js";
import { pack, unpack } from "./archive.js";
import { compact, expand } from "./memory-image.js";

/** @typedef {import("./memory-image.js").Bytes} Bytes */
/**
 * @typedef {object} Snapshot all that a start needs except Pyodide's script
 * @property {Bytes} memory
 * @property {Bytes} wasm
 * @property {Bytes} library
 * @property {Bytes} engine its archive: modules that are imported lazily are not in the memory
 */

/** Where snapshots lie in the origin private file system: a worker reads a file there in one call, which no cache allows. */
const FOLDER = "snapshots";
/** The name changes with everything that a snapshot depends on. */
const NAME = BUILT_ENGINE.name;
/** Where the hash of the snapshot is. */
const KEY = "hash";
const store = createStore("volle-snapshots", "snapshots");

/**
 * Returns the snapshot of this very build, or undefined where there is none; one that is not as it was written is deleted.
 * @returns {Promise<Snapshot | undefined>}
 */
export async function readSnapshot() {
  try {
    const [archive, hash] = await Promise.all([readArchive(), get(KEY, store)]);
    if (!(await matches(archive, hash))) return deleteSnapshots();
    const [memory, wasm, library, engine] = unpack(archive);
    if (!memory || !wasm || !library || !engine) return undefined;
    return { memory: expand(memory), wasm, library, engine };
  } catch {
    return undefined;
  }
}

/** Rejects where there is no snapshot of this build. */
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
    // Another tab starts in this very moment: some browsers let only one of them read like this.
    return (await file.getFile()).arrayBuffer();
  }
}

/** Writes a snapshot in place of any other; rejects where there is no room for it. @param {Snapshot} snapshot */
export async function writeSnapshot({ memory, wasm, library, engine }) {
  const archive = pack([compact(memory), wasm, library, engine]);
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
