/** The service worker's cache of the site's files. Each is verified by its hash whenever it is fetched or served. */

import { createStore, del, get, set } from "idb-keyval";
import { matches } from "../storage/integrity.js";
import { isSent, reasonIn, SiteFileError } from "../storage/site-file.js";

/** @import { Reason } from "../storage/site-file.js" */

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

/** Returns the content type of a file. @param {string} path */
const typeOf = (path) => BUILT_SITE.types[path.slice(path.lastIndexOf("."))];

/** Returns all headers of a file. @param {string} path */
function headersOf(path) {
  const type = typeOf(path);
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
 * Returns where to fetch a file, in order, and how. Only a file that is named by its content may come from the browser's
 * HTTP cache, unless it is damaged there. Hosts that add a script to each page leave the copy of a page as it is.
 * @param {string} path
 * @returns {[path: string, cache: RequestCache][]}
 */
function sources(path) {
  if (SHARED.test(path))
    return [
      [path, "default"],
      [path, "reload"],
    ];
  const copy = BUILT_SITE.copies[path];
  return [
    [path, "reload"],
    ...(copy ? [/** @type {[string, RequestCache]} */ ([copy, "reload"])] : []),
  ];
}

/** Fetches a file; rejects with a SiteFileError if the server does not send the one that was built. @param {string} path @param {string | undefined} hash */
async function fetchFile(path, hash) {
  /** @type {Reason} */
  let reason = "network";
  for (const [source, cache] of sources(path)) {
    const response = await fetch(urlOf(source), { cache });
    const bytes = await response.arrayBuffer();
    if (await matches(bytes, hash)) return responseOf(path, bytes);
    reason = isSent(source, response) ? "changed" : "missing";
  }
  throw new SiteFileError(reason, `${path} is not the file that was built`);
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
  return !(await firstFault([...hashes.keys()]));
}

/** The path of a file that cannot be cached, and the reason. @typedef {{ path: string, reason: Reason | "other" }} Fault */

/** Resolves to the first of these files that cannot be cached, when no other is fetched any more. @param {string[]} paths @returns {Promise<Fault | undefined>} */
async function firstFault(paths) {
  const faults = paths.map(async (path) => {
    const reason = await ensureFile(path);
    return reason && { path, reason };
  });
  return (await Promise.all(faults)).find((fault) => fault !== undefined);
}

/** Caches a file unless it is there and intact; resolves to the reason if that fails. @param {string} path */
async function ensureFile(path) {
  const hash = hashOf(path);
  try {
    const cached = await find(path);
    const bytes = await intactBytes(cached, hash);
    if (cached && bytes && isOwnResponse(path, cached)) return undefined;
    await put(path, bytes ? responseOf(path, bytes) : await fetchFile(path, hash));
    return undefined;
  } catch (error) {
    return reasonIn(error);
  }
}

/**
 * Caches all files of this version, or none that it alone needs; resolves to the reason in the latter case. A host that
 * changes or refuses a kind of file would make each visit fetch everything for nothing: the file that has failed before
 * comes first, then one small file of each kind.
 * @returns {Promise<Reason | "other" | undefined>}
 */
export async function install() {
  const all = [...hashes.keys()];
  const kinds = new Map(all.map((path) => [typeOf(path), path]));
  kinds.delete(typeOf(".wasm"));
  for (const paths of [await failedBefore(), [...kinds.values()], all]) {
    const fault = await firstFault(paths);
    if (!fault) continue;
    await set(FAULT, fault.path, store).catch(() => {});
    await deletePages();
    return fault.reason;
  }
  await del(FAULT, store).catch(() => {});
  return undefined;
}

/** Resolves to the file for which this site could not be cached before, if it still has that. @returns {Promise<string[]>} */
async function failedBefore() {
  const path = await get(FAULT, store).catch(() => undefined);
  return hashes.has(path) ? [path] : [];
}

/** Resolves to true if this is the version that pages get. */
export async function isCurrent() {
  const [current] = await installedVersions();
  return current?.version === OWN.version;
}

/** Resolves to true if every file of this version is cached. */
export async function isComplete() {
  const opened = await Promise.all([FILES, OWN_PAGES].map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  const urls = new Set(requests.map(({ url }) => url));
  return [...hashes.keys()].every((path) => urls.has(urlOf(path)));
}

/** Deletes the files that only this version needs, unless it is in use. */
async function deletePages() {
  const versions = await installedVersions();
  if (!versions.some(({ version }) => version === OWN.version)) await caches.delete(OWN_PAGES);
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
/** Where the path is stored of a file that could not be cached. */
const FAULT = `${KEY}#fault`;
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
