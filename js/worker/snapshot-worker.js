/** A second worker, alive for a moment: starts Python once more and keeps its memory, so that later starts are short. */

import {
  engineFrom,
  fetchEngine,
  fetchMemory,
  fetchPython,
  fetchScript,
  startPython,
} from "./boot.js";
import { findSnapshot, keepSnapshot } from "./snapshots.js";

/** Fills the memory with all that is looked up later. It must leave nothing behind that JavaScript holds. */
const WARM_UP = "from volle import bridge; bridge.warm_up()";

async function makeSnapshot() {
  // Where there is no room for it, this ends here. Finding it proves that it is whole.
  await navigator.storage.getDirectory();
  if (await findSnapshot()) return;
  const script = fetchScript(ignore);
  const files = fetchPython(ignore);
  const engine = engineFrom(fetchEngine(ignore));
  const coming = { script, ...files, memory: fetchMemory(ignore), isBegun: true };
  const python = await startPython(coming, { ...engine, _makeSnapshot: true });
  python.runPython(WARM_UP);
  const memory = /** @type {import("./snapshots.js").Bytes} */ (python.makeMemorySnapshot());
  await keepSnapshot({ memory, wasm: await files.wasm, library: await files.library });
}

function ignore() {}

// Without a snapshot everything still works: whatever went wrong here is nobody's concern.
makeSnapshot().then(
  () => postMessage({ kept: true }),
  () => postMessage({ kept: false }),
);
