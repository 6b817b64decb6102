/** Files of this site: fetched, or refused with the reason why they cannot be had. */

/**
 * `network`: the server could not be reached. `missing`: it does not send the file, or sends a page in its place.
 * `changed`: the bytes are not those that were built. `type`: the browser does not run a script because of its type.
 * `assembly`: the browser has no WebAssembly, or forbids it here.
 * @typedef {"network" | "missing" | "changed" | "type" | "assembly"} Reason
 */

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

/** Returns the reason that an error has, or "other" where it has none. @param {unknown} error @returns {Reason | "other"} */
export function reasonIn(error) {
  return error instanceof SiteFileError ? error.reason : "other";
}

/** Fetches a file; rejects with a SiteFileError. @param {string} url @returns {Promise<Response>} */
export async function fetchFile(url) {
  const response = await fetch(url).catch((error) => refuse(url, error));
  const { ok, status } = response;
  if (ok && !isPage(url, response)) return response;
  throw new SiteFileError("missing", `${url}: ${status}`, status);
}

/** Resolves to a part of the page that is loaded on demand; rejects with a SiteFileError. @template T @param {Promise<T>} imported @returns {Promise<T>} */
export async function importing(imported) {
  try {
    return await imported;
  } catch (error) {
    throw new SiteFileError((await isReached()) ? "missing" : "network", String(error));
  }
}

/** Returns why a script of the site does not run, or undefined where its file is as it should be. @param {string} url @returns {Promise<Reason | undefined>} */
export async function faultOf(url) {
  try {
    return isScript(await fetchFile(url)) ? undefined : "type";
  } catch (error) {
    return error instanceof SiteFileError ? error.reason : undefined;
  }
}

/** Rejects with the reason: a file that a service worker cannot verify looks like a network that fails. @param {string} url @param {unknown} error @returns {Promise<never>} */
async function refuse(url, error) {
  throw new SiteFileError((await isReached()) ? "changed" : "network", `${url}: ${error}`);
}

/** Returns whether the server answers, by a file that no service worker serves. */
export async function isReached() {
  // A worker lies in a folder of the site.
  const site = globalThis.document?.baseURI ?? new URL("../", self.location.href);
  const asking = fetch(new URL("sw.js", site), { method: "HEAD", cache: "no-store" });
  return asking.then(
    () => true,
    () => false,
  );
}

/** Some hosts send a page for every path that they do not have. @param {string} url @param {Response} response */
function isPage(url, { headers }) {
  return !/(\/|\.html)$/.test(url) && /^text\/html\b/.test(headers.get("Content-Type") ?? "");
}

/** @param {Response} response */
function isScript({ headers }) {
  return /^(text|application)\/javascript\b/.test(headers.get("Content-Type") ?? "");
}
