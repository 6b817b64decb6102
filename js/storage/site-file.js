/** Files of this site, and the reasons why one cannot be used. */

/**
 * `network`: the server cannot be reached. `missing`: it does not have the file, or sends a page in its place.
 * `changed`: the bytes are not those that were built. `type`: the browser does not run a script of its type.
 * `assembly`: the browser has no WebAssembly. `policy`: the server's security policy forbids WebAssembly. `blocked`: it
 * forbids another thing that the game needs.
 * @typedef {"network" | "missing" | "changed" | "type" | "assembly" | "policy" | "blocked"} Reason
 */

/** The directives of a security policy that can keep the game from running. */
const GOVERNING = /\b(default-src|script-src|worker-src|connect-src|trusted-types|sandbox)\b/i;

/** The addresses that a security policy has kept from loading. */
const blocked = new Set();
if (typeof addEventListener === "function")
  addEventListener("securitypolicyviolation", ({ blockedURI, disposition }) => {
    if (disposition === "enforce") blocked.add(blockedURI);
  });

/** A file of the site cannot be used. */
export class SiteFileError extends Error {
  name = "SiteFileError";

  /** @param {Reason} reason @param {string} detail @param {number} [status] of the server's answer */
  constructor(reason, detail, status) {
    super(detail);
    this.reason = reason;
    this.status = status;
  }
}

/** Returns the reason of an error, or "other" if it has none. @param {unknown} error @returns {Reason | "other"} */
export function reasonIn(error) {
  return error instanceof SiteFileError ? error.reason : "other";
}

/** Fetches a file; rejects with a SiteFileError. @param {string} url @returns {Promise<Response>} */
export async function fetchFile(url) {
  const response = await fetch(url).catch((error) => refuse(url, error));
  if (isSent(url, response)) return response;
  const { status } = response;
  throw new SiteFileError("missing", `${url}: ${status}`, status);
}

/** Returns true if a response is the file, and no page in its place. @param {string} url @param {Response} response */
export function isSent(url, response) {
  return response.ok && !isPage(url, response);
}

/** Resolves to true if the server sends a policy of its own with this page, under which the game may not run. */
export async function isPolicyForeign() {
  const options = /** @type {const} */ ({ method: "HEAD", cache: "no-store" });
  const answer = await fetch(document.baseURI, options).catch(() => null);
  const sent = answer?.headers.get("Content-Security-Policy")?.split(",") ?? [];
  return sent.some((policy) => GOVERNING.test(policy) && !isOwnPolicy(policy));
}

/** Returns true if a policy is that of the page itself; a header may add who may show it in a frame. @param {string} policy */
function isOwnPolicy(policy) {
  const tag = document.querySelector("meta[http-equiv=Content-Security-Policy]");
  return policy.trim().startsWith(tag?.getAttribute("content") ?? "none");
}

/** Resolves to a module that is loaded on demand; rejects with a SiteFileError. @template T @param {Promise<T>} imported @returns {Promise<T>} */
export async function importing(imported) {
  try {
    return await imported;
  } catch (error) {
    throw new SiteFileError((await isReached()) ? "missing" : "network", String(error));
  }
}

/** Resolves to the reason why a script of the site does not run; undefined if its file is in order. @param {string} url @returns {Promise<Reason | undefined>} */
export async function faultOf(url) {
  try {
    return isScript(await fetchFile(url)) ? undefined : "type";
  } catch (error) {
    return error instanceof SiteFileError ? error.reason : undefined;
  }
}

/** Rejects with the reason: a file that a service worker cannot verify looks like a failing network. @param {string} url @param {unknown} error @returns {Promise<never>} */
async function refuse(url, error) {
  const reason = (await isReached()) ? "changed" : "network";
  // What a policy forbids is reported in a task of its own.
  await new Promise((later) => setTimeout(later));
  throw new SiteFileError(isBlocked(url) ? "blocked" : reason, `${url}: ${error}`);
}

/** Returns true if a security policy has kept a file from loading. @param {string} url */
function isBlocked(url) {
  return blocked.has(new URL(url, siteUrl()).href);
}

/** The folder of the site: scripts of workers are in a folder of it. */
function siteUrl() {
  const page = globalThis.document?.baseURI;
  return new URL(page ? "./" : "../", page ?? self.location.href);
}

/** Resolves to true if the server answers, with a file that no service worker serves. */
export async function isReached() {
  const asking = fetch(new URL("sw.js", siteUrl()), { method: "HEAD", cache: "no-store" });
  return asking.then(() => true).catch(() => false);
}

/** Loads the page again as the server has it now, past a service worker that has lost files and a page in the browser's cache. */
export async function loadAfresh() {
  if (await isReached()) await unregisterServiceWorker().catch(() => {});
  await fetch(location.href, { cache: "reload" }).catch(() => {});
  location.reload();
}

/** Makes the next load go to the server; the page registers its service worker again. */
async function unregisterServiceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

/** Returns true for a page in place of a file: some hosts send one for every unknown path. @param {string} url @param {Response} response */
function isPage(url, { headers }) {
  return !/(\/|\.html)$/.test(url) && /^text\/html\b/.test(headers.get("Content-Type") ?? "");
}

/** @param {Response} response */
function isScript({ headers }) {
  return /^(text|application)\/javascript\b/.test(headers.get("Content-Type") ?? "");
}
