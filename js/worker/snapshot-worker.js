/** A short-lived second worker: starts Python again and stores its memory, so that later starts are faster. */

import { readSnapshot, writeSnapshot } from "./snapshots.js";
import {
  addMore,
  fetchEngine,
  fetchMemory,
  fetchMore,
  fetchPython,
  fetchScript,
  startPython,
} from "./start.js";
import { engineConfig, handled } from "./start-python.js";

/** Fills the caches of the engine. It must not leave anything in memory that JavaScript references. */
const WARM_UP = "from volle.web import bridge; bridge.warm_up()";

async function makeSnapshot() {
  // Rejects before any fetch if the browser has no such file system.
  await navigator.storage.getDirectory();
  const kept = await readSnapshot();
  if (await kept?.intact.then(() => true).catch(() => false)) return;
  const script = fetchScript(ignore);
  const files = fetchPython(ignore);
  const engine = fetchEngine(ignore);
  const more = handled(fetchMore());
  const sources = { script, ...files, ...fetchMemory(ignore) };
  const python = await startPython(sources, { ...engineConfig(engine), _makeSnapshot: true });
  addMore(python, await more);
  python.runPython(WARM_UP);
  const memory = /** @type {import("./file-formats.js").Bytes} */ (python.makeMemorySnapshot());
  await writeSnapshot({
    memory,
    wasm: await files.wasm,
    library: await files.library,
    engine: await engine,
    more: await more,
  });
}

function ignore() {}

// The page works without a snapshot, so errors are not reported.
makeSnapshot().then(
  () => postMessage({ kept: true }),
  () => postMessage({ kept: false }),
);
