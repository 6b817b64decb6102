/** Snapshots: all that a start needs in one file, Python's memory with the engine in it above all. Made after a first start, used by every later one. */

import { pack, unpack } from "./archive.js";
import { thin, whole } from "./memory-image.js";

/** @typedef {import("./memory-image.js").Bytes} Bytes */
/** @typedef {{ memory: Bytes, wasm: Bytes, library: Bytes }} Snapshot all that a start needs but Pyodide's script */

/** Where the snapshots lie, in the origin's private file system: a worker reads there in one go, which no cache allows. */
const FOLDER = "snapshots";
/** The name changes with everything that a snapshot depends on. */
const NAME = BUILT_ENGINE.name;

/**
 * Gives the snapshot of this very build, or nothing where there is none; a spoilt one is thrown away.
 * @returns {Promise<Snapshot | undefined>}
 */
export async function findSnapshot() {
  try {
    const folder = await snapshots();
    const file = await folder.getFileHandle(NAME);
    const [memory, wasm, library] = unpack(await readAll(file)) ?? [];
    if (!memory || !wasm || !library) return forgetSnapshots();
    return { memory: whole(memory), wasm, library };
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

/** Keeps a snapshot in place of any other; throws where there is no room for it. @param {Snapshot} snapshot */
export async function keepSnapshot({ memory, wasm, library }) {
  await forgetSnapshots();
  const file = await (await snapshots()).getFileHandle(NAME, { create: true });
  const access = await file.createSyncAccessHandle();
  try {
    const packed = pack([thin(memory), wasm, library]);
    if (access.write(packed) < packed.length) throw new Error("no room for the snapshot");
  } finally {
    access.close();
  }
}

/** Leaves no snapshot behind. @returns {Promise<undefined>} */
export async function forgetSnapshots() {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(FOLDER, { recursive: true }).catch(() => {});
}

async function snapshots() {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}
