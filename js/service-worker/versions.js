/**
 * Which files belong to the installed versions of the site. The lists are in IndexedDB and not in the cache beside the
 * files, so that no file in the cache vouches for itself.
 */

import { createStore, get, set } from "idb-keyval";

/** A version and the hashes of its files by path. @typedef {{ version: string, files: Record<string, string> }} Version */

const store = createStore("volle-versions", "versions");
/** Several sites may be installed in folders of one origin. */
const KEY = new URL("./", self.location.href).pathname;
/** The current version and the one before it. */
const COUNT = 2;

/** @type {Version} */
const OWN = { version: BUILT_SITE.version, files: { ...BUILT_SITE.files, ...BUILT_SITE.more } };

/** Returns the installed versions, the current one first; none where they cannot be read. @returns {Promise<Version[]>} */
export async function installedVersions() {
  try {
    const stored = await get(KEY, store);
    return Array.isArray(stored) ? stored.filter(isVersion) : [];
  } catch {
    return [];
  }
}

/** Records that this version is the current one. @returns {Promise<Version[]>} the versions that are installed now */
export async function recordThisVersion() {
  const others = (await installedVersions()).filter(({ version }) => version !== OWN.version);
  const versions = [OWN, ...others].slice(0, COUNT);
  await set(KEY, versions, store).catch(() => {});
  return versions;
}

/** @param {unknown} stored @returns {stored is Version} */
function isVersion(stored) {
  const { version, files } = /** @type {Record<string, unknown>} */ (stored ?? {});
  return typeof version === "string" && files instanceof Object;
}
