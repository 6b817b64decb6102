/** The service worker's cache of the site's files: each is fetched and verified by its hash. */

import { matches } from "../storage/integrity.js";

/** The cache of files whose names change with their content: all versions of the site share it. */
const FILES = "volle-files";
/** The caches of the other files, one for each version, which also hold the list of all its files. */
const PAGES = "volle-pages-";
const OWN_PAGES = PAGES + BUILT_SITE.version;
const LIST = "files.json";
/** The current version and the one before it. */
const VERSIONS = "versions.json";

const SHARED = /^(assets|bots|engine|rt)\//;
/** Large files that are verified where Python is started, and not here as well. */
const RUNTIME = /^(engine|rt)\//;

const hashes = new Map(Object.entries(BUILT_SITE.files));
/** Files that are kept as soon as a page has asked for them, but need not be. */
const more = new Map(Object.entries(BUILT_SITE.more));
const root = new URL("./", self.location.href).href;

/** Returns the path of the file that a URL refers to, or undefined if it is none of the site. @param {string} url */
export function pathOf(url) {
  const { origin, pathname } = new URL(url);
  if (!(origin + pathname).startsWith(root)) return undefined;
  const path = (origin + pathname).slice(root.length);
  const candidates = [path, `${path}index.html`, `${path}.html`];
  // A page of the previous version still requests its own files.
  return candidates.find((name) => hashes.has(name)) ?? (SHARED.test(path) ? path : undefined);
}

/** @param {string} path */
const urlOf = (path) => new URL(path, root).href;

/** @param {string} path @returns {string | undefined} undefined where the file is none of this version */
const hashOf = (path) => hashes.get(path) ?? more.get(path);

/** @param {string} path */
const cacheOf = (path) => caches.open(SHARED.test(path) ? FILES : OWN_PAGES);

/** @param {string} path @returns {Promise<Response | undefined>} undefined also where the cache cannot be read */
async function find(path) {
  try {
    return await (await cacheOf(path)).match(urlOf(path), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {Response} response */
async function put(path, response) {
  await (await cacheOf(path)).put(urlOf(path), response);
}

/** @param {string} path @param {Response} cached */
async function isIntact(path, cached) {
  return matches(await cached.clone().arrayBuffer(), hashOf(path));
}

/**
 * Fetches a file; rejects if it is not the one that was built. Only a file that is named by its content may come from
 * the browser's HTTP cache, unless it is damaged there.
 * @param {string} path
 */
async function fetchFile(path) {
  const integrity = hashOf(path) ?? "";
  const reload = () => fetch(urlOf(path), { integrity, cache: "reload" });
  const response = await (SHARED.test(path)
    ? fetch(urlOf(path), { integrity }).catch(reload)
    : reload());
  // Browsers refuse a redirected response for a navigation.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Returns a file from the cache, or else fetches and caches it; rejects where it can do neither. @param {string} path */
export async function serve(path) {
  const cached = await find(path);
  const isTrusted = RUNTIME.test(path) || !hashOf(path);
  if (cached && (isTrusted || (await isIntact(path, cached)))) return cached;
  const fetched = await fetchFile(path);
  if (hashOf(path)) await put(path, fetched.clone()).catch(() => {});
  return fetched;
}

/** Ensures that every file of this version is cached and intact, or rejects; fetches only those that are not. */
export async function cacheAll() {
  const results = await Promise.allSettled([...hashes.keys()].map(ensureFile));
  const failed = results.find(({ status }) => status === "rejected");
  if (failed) throw new Error(`incomplete: ${JSON.stringify(failed)}`);
  await put(LIST, Response.json([...hashes.keys(), ...more.keys()]));
}

/** @param {string} path */
async function ensureFile(path) {
  const cached = await find(path);
  if (cached && (await isIntact(path, cached).catch(() => false))) return;
  await put(path, await fetchFile(path));
}

/** Returns whether every file of this version is cached. */
export async function isComplete() {
  const opened = await Promise.all([FILES, OWN_PAGES].map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  const urls = new Set(requests.map(({ url }) => url));
  return [...hashes.keys()].every((path) => urls.has(urlOf(path)));
}

/** Deletes the files that only this version needs. */
export async function deletePages() {
  await caches.delete(OWN_PAGES);
}

/** Makes this version the current one; keeps the files of the previous one, for pages that still run it, and of no other. */
export async function activate() {
  const files = await caches.open(FILES);
  const known = await listIn(files, VERSIONS);
  const versions = [...new Set([BUILT_SITE.version, ...known])].slice(0, 2);
  await files.put(urlOf(VERSIONS), Response.json(versions));
  const used = versions.map((version) => PAGES + version);
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  await Promise.all(pages.map((name) => used.includes(name) || caches.delete(name)));
  const lists = await Promise.all(used.map(async (name) => listIn(await caches.open(name), LIST)));
  const needed = new Set([VERSIONS, ...lists.flat()].map(urlOf));
  const cached = await files.keys();
  await Promise.all(cached.map((request) => needed.has(request.url) || files.delete(request)));
}

/** @param {Cache} cache @param {string} name @returns {Promise<string[]>} */
async function listIn(cache, name) {
  const cached = await cache.match(urlOf(name));
  return (await cached?.json().catch(() => undefined)) ?? [];
}
