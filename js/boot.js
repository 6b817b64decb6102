/** How Python starts in a worker: every file is asked for at once, and refused if it is not the one that was built. */

/** @typedef {(text: string) => string} Handle */
/** @typedef {import("pyodide").PyodideAPI} Python */
/** @typedef {Parameters<typeof import("pyodide").loadPyodide>[0]} Config */

const site = new URL("../", self.location.href);
const PACKAGES = "/lib/python3.14/site-packages";

/** Gives the whole address of a file of the site. @param {string} path */
function addressOf(path) {
  return new URL(path, site).href;
}

/**
 * Asks for all files of a start. Whoever fetches one of them afterwards gets what has come, once.
 * @param {(length: number) => void} tell hears the length of each piece that comes
 * @returns {{ modules: Promise<unknown>, all: Promise<unknown> }} over when the modules have come, which are
 *   imported and not fetched; and when everything has, or broken by the first file that did not
 */
export function fetchAll(tell) {
  const plain = self.fetch;
  const files = Object.entries(BUILT_ENGINE.files).map(([path, integrity]) => {
    const response = plain(addressOf(path), { integrity });
    response.then((came) => count(came.clone(), tell)).catch(() => {});
    return { path, integrity, response };
  });
  const coming = new Map(files.map(({ path, response }) => [addressOf(path), response]));
  const hashes = new Map(files.map(({ path, integrity }) => [addressOf(path), integrity]));
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = coming.get(address);
    coming.delete(address);
    return response ?? plain(input, { ...init, integrity: hashes.get(address) ?? "" });
  };
  const modules = files.filter(({ path }) => path.endsWith(".mjs"));
  return { modules: arrival(modules), all: arrival(files) };
}

/** @param {{ response: Promise<Response> }[]} files */
function arrival(files) {
  const arrived = Promise.all(files.map(({ response }) => response));
  // Nobody may be waiting for it yet, or ever.
  arrived.catch(() => {});
  return arrived;
}

/**
 * Reads a response to its end and tells the length of each piece. The response itself goes on untouched,
 * so that the browser may still keep its compiled wasm.
 * @param {Response} response
 * @param {(length: number) => void} tell
 */
async function count(response, tell) {
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      tell(piece.value.length);
    }
  } catch {
    // Whoever asked for the response meets the same error, and says so.
  }
}

/** Starts Python, with all that a snapshot holds if `config` brings one. @param {Config} [config] @returns {Promise<Python>} */
export async function startPython(config) {
  const runtime = addressOf(BUILT_ENGINE.runtime);
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  return loadPyodide({
    indexURL: runtime,
    stdLibURL: `${runtime}stdlib.zip`,
    lockFileURL: `${runtime}lock.json`,
    ...config,
  });
}

/** Puts the engine where Python finds it. @param {Python} python */
export async function addEngine(python) {
  const response = await self.fetch(addressOf(BUILT_ENGINE.engine));
  python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: PACKAGES });
}

/** Gives the one function that the page talks to. @param {Python} python @returns {Handle} */
export function handleOf(python) {
  return python.pyimport("volle.bridge.handle");
}
