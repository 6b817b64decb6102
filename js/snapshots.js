/** Snapshots of Python's memory with the engine in it: made after a first start, used by every later one. */

/** Where the snapshot lies; changes with everything that it depends on. */
const KEY = `snapshots/${BUILT_ENGINE.name}`;
const CACHE = "volle-snapshots";
const HASH = "X-Volle-Hash";

/**
 * Gives the snapshot of this very build, or nothing where there is none.
 * Its bytes come while Python starts; the promise of them breaks if they are spoilt.
 * @returns {Promise<{ bytes: Promise<ArrayBuffer> } | undefined>}
 */
export async function findSnapshot() {
  try {
    const kept = await (await caches.open(CACHE)).match(KEY);
    const bytes = kept && read(kept);
    // Python looks at the promise later; until then nobody has to know that it may be broken.
    bytes?.catch(() => {});
    return bytes && { bytes };
  } catch {
    return undefined;
  }
}

/** @param {Response} kept */
async function read(kept) {
  const bytes = await kept.arrayBuffer();
  if ((await hashOf(bytes)) !== kept.headers.get(HASH)) throw new Error("the snapshot is spoilt");
  return bytes;
}

/** Keeps a snapshot in place of any other; throws where there is no room for it. @param {Uint8Array} bytes */
export async function keepSnapshot(bytes) {
  const body = /** @type {Uint8Array<ArrayBuffer>} */ (bytes);
  await forgetSnapshot();
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(body, { headers: { [HASH]: await hashOf(body) } }));
}

/** Leaves no snapshot behind. */
export async function forgetSnapshot() {
  await globalThis.caches?.delete(CACHE).catch(() => false);
}

/** @param {ArrayBuffer | Uint8Array<ArrayBuffer>} bytes */
async function hashOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
