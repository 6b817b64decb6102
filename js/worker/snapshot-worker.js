/** A second, short-lived worker: starts Python once more and stores its memory, so that later starts are faster. */

import { fetchEngine, fetchMemory, fetchPython, fetchScript, startPython } from "./boot.js";
import { readSnapshot, writeSnapshot } from "./snapshots.js";
import { engineConfig } from "./start-python.js";

/** Fills the caches of the engine. It must not leave anything in memory that JavaScript references. */
const WARM_UP = "from volle.web import bridge; bridge.warm_up()";

async function makeSnapshot() {
  // Where the browser has no such file system, this rejects before anything is fetched.
  await navigator.storage.getDirectory();
  if (await readSnapshot()) return;
  const script = fetchScript(ignore);
  const files = fetchPython(ignore);
  const engine = fetchEngine(ignore);
  const sources = { script, ...files, ...fetchMemory(ignore) };
  const python = await startPython(sources, { ...engineConfig(engine), _makeSnapshot: true });
  python.runPython(WARM_UP);
  const memory = /** @type {import("./snapshots.js").Bytes} */ (python.makeMemorySnapshot());
  await writeSnapshot({
    memory,
    wasm: await files.wasm,
    library: await files.library,
    engine: await engine,
  });
}

function ignore() {}

// Everything works without a snapshot, so no error is reported.
makeSnapshot().then(
  () => postMessage({ kept: true }),
  () => postMessage({ kept: false }),
);
