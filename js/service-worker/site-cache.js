/** Where the service worker keeps the files of the site: each is fetched, kept and looked up by its hash. */

/** Files whose names change with their content: all versions of the site share these. */
const FILES = "volle-files";
/** The others, of one version each, with the list of all its files. */
const PAGES = "volle-pages-";
const OWN_PAGES = PAGES + BUILT_SITE.version;
const LIST = "files.json";
/** Which version is in use, and which was before it. */
const VERSIONS = "versions.json";

const SHARED = /^(assets|engine|rt)\//;
/** What whoever starts Python checks against its hash: too much to be read twice. */
const RUNTIME = /^(engine|rt)\//;

const hashes = new Map(Object.entries(BUILT_SITE.files));
const root = new URL("./", self.location.href).href;

/** Gives the file that an address means, if it is one of the site. @param {string} address */
export function fileAt(address) {
  const { origin, pathname } = new URL(address);
  if (!(origin + pathname).startsWith(root)) return undefined;
  const path = (origin + pathname).slice(root.length);
  const names = [path, `${path}index.html`, `${path}.html`];
  // A page of the version before still asks for its own files.
  return names.find((name) => hashes.has(name)) ?? (SHARED.test(path) ? path : undefined);
}

/** @param {string} path */
const addressOf = (path) => new URL(path, root).href;

/** @param {string} path */
const cacheOf = (path) => caches.open(SHARED.test(path) ? FILES : OWN_PAGES);

/** @param {string} path @returns {Promise<Response | undefined>} nothing where the storage cannot be read, too */
async function find(path) {
  try {
    return await (await cacheOf(path)).match(addressOf(path), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {Response} response */
async function keep(path, response) {
  await (await cacheOf(path)).put(addressOf(path), response);
}

/** @param {string} path @param {Response} kept */
async function isRight(path, kept) {
  const bytes = await kept.clone().arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}` === hashes.get(path);
}

/**
 * Fetches a file, or throws: the browser refuses any other than the one that was built. Only what has a name of
 * its content may come out of the browser's own cache, where that is not spoilt.
 * @param {string} path
 */
async function bring(path) {
  const integrity = hashes.get(path) ?? "";
  const anew = () => fetch(addressOf(path), { integrity, cache: "reload" });
  const came = await (SHARED.test(path)
    ? fetch(addressOf(path), { integrity }).catch(anew)
    : anew());
  // No page may be opened with the answer of a redirection.
  return came.redirected ? new Response(came.body, came) : came;
}

/** Gives a file: as it is kept, or else as it comes, and then it is kept. Throws where neither can be. @param {string} path */
export async function serve(path) {
  const kept = await find(path);
  const isTrusted = RUNTIME.test(path) || !hashes.has(path);
  if (kept && (isTrusted || (await isRight(path, kept)))) return kept;
  const came = await bring(path);
  if (hashes.has(path)) await keep(path, came.clone()).catch(() => {});
  return came;
}

/** Has every file of this version in its place, whole and right, or throws; fetches only what is not. */
export async function fill() {
  const tried = await Promise.allSettled([...hashes.keys()].map(secure));
  const failed = tried.find(({ status }) => status === "rejected");
  if (failed) throw new Error(`not whole: ${JSON.stringify(failed)}`);
  await keep(LIST, Response.json([...hashes.keys()]));
}

/** @param {string} path */
async function secure(path) {
  const kept = await find(path);
  if (!kept || !(await isRight(path, kept).catch(() => false))) await keep(path, await bring(path));
}

/** Tells whether every file of this version is there. */
export async function isWhole() {
  const rooms = await Promise.all([FILES, OWN_PAGES].map((name) => caches.open(name)));
  const kept = (await Promise.all(rooms.map((room) => room.keys()))).flat();
  const addresses = new Set(kept.map(({ url }) => url));
  return [...hashes.keys()].every((path) => addresses.has(addressOf(path)));
}

/** Leaves nothing behind that only this version needs. */
export async function clear() {
  await caches.delete(OWN_PAGES);
}

/** Makes this version the one in use; the files of the one before stay, for pages that still run it, and no others. */
export async function settle() {
  const files = await caches.open(FILES);
  const known = await listIn(files, VERSIONS);
  const versions = [...new Set([BUILT_SITE.version, ...known])].slice(0, 2);
  await files.put(addressOf(VERSIONS), Response.json(versions));
  const used = versions.map((version) => PAGES + version);
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  await Promise.all(pages.map((name) => used.includes(name) || caches.delete(name)));
  const lists = await Promise.all(used.map(async (name) => listIn(await caches.open(name), LIST)));
  const wanted = new Set([VERSIONS, ...lists.flat()].map(addressOf));
  const all = await files.keys();
  await Promise.all(all.map((file) => wanted.has(file.url) || files.delete(file)));
}

/** @param {Cache} cache @param {string} name @returns {Promise<string[]>} */
async function listIn(cache, name) {
  const kept = await cache.match(addressOf(name));
  return (await kept?.json().catch(() => undefined)) ?? [];
}
