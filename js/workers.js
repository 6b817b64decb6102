/** The workers of the page: the one place that makes a script's address and starts one. */

/**
 * Lets through addresses of this site only: the one way in which the page makes a script's address.
 * @param {string} address
 */
function ownScript(address) {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`not of this site: ${url}`);
  return url.href;
}

const policy = window.trustedTypes?.createPolicy("volle", { createScriptURL: ownScript });

/** Starts a worker of this site, under a name that it can read. @param {string} path @param {string} [name] */
export function startWorker(path, name = "") {
  // The types of the DOM do not know yet that a worker's address may be a trusted one.
  const address = policy?.createScriptURL(path) ?? ownScript(path);
  return new Worker(/** @type {string} */ (address), { type: "module", name });
}
