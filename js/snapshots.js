/** Snapshots of Python's memory with the engine in it: made after a first start, used by every later one. */

import { pack, unpack } from "./sparse.js";

/** Where the snapshots lie, in the origin's private file system: reading there takes a third of the time that Cache Storage takes. */
const FOLDER = "snapshots";
/** The name changes with everything that a snapshot depends on. */
const NAME = BUILT_ENGINE.name;

/**
 * Gives the memory that was kept of this very build, or nothing where there is none.
 * The promise of its bytes breaks if they are spoilt.
 * @returns {Promise<{ memory: Promise<Uint8Array> } | undefined>}
 */
export async function findSnapshot() {
  try {
    const folder = await snapshots();
    const file = await (await folder.getFileHandle(NAME)).getFile();
    const memory = file.arrayBuffer().then(unpack);
    // Python looks at the promise later; until then nobody has to know that it may be broken.
    memory.catch(() => {});
    return { memory };
  } catch {
    return undefined;
  }
}

/** Keeps a snapshot in place of any other; throws where there is no room for it. @param {Uint8Array} memory */
export async function keepSnapshot(memory) {
  await forgetSnapshots();
  const file = await (await snapshots()).getFileHandle(NAME, { create: true });
  const access = await file.createSyncAccessHandle();
  try {
    const packed = pack(memory);
    if (access.write(packed) < packed.length) throw new Error("no room for the snapshot");
  } finally {
    access.close();
  }
}

/** Leaves no snapshot behind. */
export async function forgetSnapshots() {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(FOLDER, { recursive: true }).catch(() => {});
}

async function snapshots() {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}
