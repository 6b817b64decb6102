/** The snapshot of an earlier visit: all that a start needs in one file, above all Python's memory with the engine in it. */

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

/**
 * Returns the snapshot of this very build, or undefined where there is none; a damaged one is deleted.
 * @returns {Promise<Snapshot | undefined>}
 */
export async function readSnapshot() {
  try {
    const folder = await openFolder();
    const archive = await readAll(await folder.getFileHandle(NAME));
    const [memory, wasm, library, engine] = (await unpack(archive)) ?? [];
    if (!memory || !wasm || !library || !engine) return deleteSnapshots();
    return { memory: expand(memory), wasm, library, engine };
  } catch {
    return undefined;
  }
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
  const archive = await pack([compact(memory), wasm, library, engine]);
  await deleteSnapshots();
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
