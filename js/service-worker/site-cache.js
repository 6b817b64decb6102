/** The service worker's cache of the site's files. Each is verified by its hash whenever it is fetched or served. */

import { createStore, get, set } from "idb-keyval";
import { matches } from "../storage/integrity.js";

/** The cache of files whose names change with their content: all versions of the site share it. */
const FILES = "volle-files";
/** The caches of the other files, one for each version. */
const PAGES = "volle-pages-";
const OWN_PAGES = PAGES + BUILT_SITE.version;

const SHARED = /^(assets|bots|engine|rt)\//;
/** Large files that their readers verify, so that they are not read twice (js/worker/start.js, js/engine/arena-files.js). */
const VERIFIED_BY_READER = /\.wasm$/;

const hashes = new Map(Object.entries(BUILT_SITE.files));
/** Optional files, which are cached when a page first requests them. */
const more = new Map(Object.entries(BUILT_SITE.more));
const headerRules = Object.entries(BUILT_SITE.headers);
const root = new URL("./", self.location.href).href;

/**
 * Returns the response to a request for a file of the site, which rejects if there is none; undefined for requests that
 * go to the network.
 * @param {Request} request
 * @returns {Promise<Response> | undefined}
 */
export function respond(request) {
  const path = pathOf(request.url);
  if (path === undefined) return undefined;
  const isPage = request.mode === "navigate";
  const candidates = isPage ? [path, `${path}index.html`, `${path}.html`] : [path];
  const current = candidates.find(hashOf);
  if (current) {
    const kept = () => serve(current, hashOf(current));
    // The host decides by its headers which sites may show the app in a frame.
    const isForHost = request.destination === "iframe" && !isForFrames(current);
    return isForHost ? fetch(request).catch(kept) : kept();
  }
  // A page of the previous version requests files of that version, but no page.
  return SHARED.test(path) && !isPage ? serveFromPrevious(path, request) : undefined;
}

/** Returns the path of a URL within the site, or undefined if it is outside. @param {string} url */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).startsWith(root) ? (origin + pathname).slice(root.length) : undefined;
}

/** @param {string} path */
const urlOf = (path) => new URL(path, root).href;

/** @param {string} path @returns {string | undefined} undefined for a file that is not part of this version */
const hashOf = (path) => hashes.get(path) ?? more.get(path);

/** @param {string} path */
const cacheOf = (path) => caches.open(SHARED.test(path) ? FILES : OWN_PAGES);

/** Returns true if every site may show a page in a frame. @param {string} path */
const isForFrames = (path) =>
  headersOf(path).get("Content-Security-Policy")?.includes("frame-ancestors *") ?? false;

/** Returns all headers of a file. @param {string} path */
function headersOf(path) {
  const type = BUILT_SITE.types[path.slice(path.lastIndexOf("."))];
  if (!type) throw new TypeError(`no type: ${path}`);
  const matching = headerRules.filter(([pattern]) => covers(pattern, `/${path}`));
  const headers = Object.assign({}, ...matching.map(([, values]) => values));
  return new Headers({ ...headers, "Content-Type": type });
}

/** @param {string} pattern a path, or the beginning of one and a star @param {string} path */
function covers(pattern, path) {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Returns a response of which only the body depends on the cache. @param {string} path @param {BodyInit} body */
function responseOf(path, body) {
  return new Response(body, { headers: headersOf(path) });
}

/** @param {string} path @returns {Promise<Response | undefined>} undefined also if the cache cannot be read */
async function find(path) {
  try {
    return await (await cacheOf(path)).match(urlOf(path), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Returns true if a cached response was made by `responseOf`, with any body. @param {string} path @param {Response} cached */
function isOwnResponse(path, { url, status, headers }) {
  const [stored, built] = [headers, headersOf(path)].map((each) => JSON.stringify([...each]));
  return url === "" && status === 200 && stored === built;
}

/** Returns the bytes of a cached response if they are those that were built. @param {Response | undefined} cached @param {string | undefined} hash */
async function intactBytes(cached, hash) {
  const bytes = await cached
    ?.clone()
    .arrayBuffer()
    .catch(() => undefined);
  return bytes && (await matches(bytes, hash)) ? bytes : undefined;
}

/**
 * Fetches a file; rejects if it is not the one that was built. Only a file that is named by its content may come from
 * the browser's HTTP cache, unless it is damaged there.
 * @param {string} path
 * @param {string | undefined} hash
 */
async function fetchFile(path, hash) {
  /** @type {RequestCache[]} */
  const modes = SHARED.test(path) ? ["default", "reload"] : ["reload"];
  for (const cache of modes) {
    const bytes = await (await fetch(urlOf(path), { cache })).arrayBuffer();
    if (await matches(bytes, hash)) return responseOf(path, bytes);
  }
  throw new Error(`${path} is not the file that was built`);
}

/** @param {string} path @param {Response} response */
async function put(path, response) {
  await (await cacheOf(path)).put(urlOf(path), response);
}

/**
 * Returns a file from the cache, or else fetches and caches it; rejects if it can do neither. If possible it returns the
 * cached response itself, because a browser may keep a compiled script with it; Chromium 156 does not.
 * @param {string} path
 * @param {string | undefined} hash
 */
async function serve(path, hash) {
  const cached = await find(path);
  const mayReturn = cached && isOwnResponse(path, cached);
  if (mayReturn && VERIFIED_BY_READER.test(path)) return cached;
  const bytes = await intactBytes(cached, hash);
  if (bytes) return mayReturn ? cached : responseOf(path, bytes);
  const fetched = await fetchFile(path, hash);
  await put(path, fetched.clone()).catch(() => {});
  return fetched;
}

/** Returns a file that only the previous version lists, or else the network's. @param {string} path @param {Request} request */
async function serveFromPrevious(path, request) {
  const lists = (await installedVersions()).map(({ files }) => files);
  const list = lists.find((files) => Object.hasOwn(files, path));
  return list ? serve(path, list[path]) : fetch(request);
}

/** Verifies every file of this version, and fetches damaged and missing ones; resolves to true if all are cached and intact now. */
export async function cacheAll() {
  const results = await Promise.allSettled([...hashes].map(ensureFile));
  return results.every(({ status }) => status === "fulfilled");
}

/** @param {[string, string]} file its path and its hash */
async function ensureFile([path, hash]) {
  const cached = await find(path);
  const bytes = await intactBytes(cached, hash);
  if (cached && bytes && isOwnResponse(path, cached)) return;
  await put(path, bytes ? responseOf(path, bytes) : await fetchFile(path, hash));
}

/** Resolves to true if every file of this version is cached. */
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

/** Makes this version the current one; deletes all files but those of this version and of the previous one, which open pages may still run. */
export async function activate() {
  const versions = await recordThisVersion();
  const used = versions.map(({ version }) => PAGES + version);
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  await Promise.all(pages.map((name) => used.includes(name) || deleteOwn(name, () => true)));
  const needed = new Set(versions.flatMap(({ files }) => Object.keys(files)).map(urlOf));
  await deleteOwn(FILES, (url) => !needed.has(url));
}

/** Deletes files of this site from a cache, and the cache if it is empty: another site may be in another folder of this origin. @param {string} name @param {(url: string) => boolean} isUnneeded */
async function deleteOwn(name, isUnneeded) {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const deleted = requests.filter(({ url }) => url.startsWith(root) && isUnneeded(url));
  await Promise.all(deleted.map((request) => cache.delete(request)));
  if (deleted.length === requests.length) await caches.delete(name);
}

/** A version and the hashes of its files by path. @typedef {{ version: string, files: Record<string, string> }} Version */

/**
 * The lists of files are in IndexedDB and not in the cache beside the files, so that no file in the cache vouches for
 * itself.
 */
const store = createStore("volle-versions", "versions");
/** Several sites may be installed in folders of one origin. */
const KEY = new URL("./", self.location.href).pathname;
/** The current version and the one before it. */
const COUNT = 2;

/** @type {Version} */
const OWN = { version: BUILT_SITE.version, files: { ...BUILT_SITE.files, ...BUILT_SITE.more } };

/** Resolves to the installed versions, the current one first; to none if they cannot be read. @returns {Promise<Version[]>} */
async function installedVersions() {
  try {
    const stored = await get(KEY, store);
    return Array.isArray(stored) ? stored.filter(isVersion) : [];
  } catch {
    return [];
  }
}

/** Records this version as the current one; resolves to the installed versions. @returns {Promise<Version[]>} */
async function recordThisVersion() {
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
