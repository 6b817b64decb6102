/** A second worker, alive for a moment: starts Python once more and keeps its memory, so that later starts are short. */

import { addEngine, fetchEngine, fetchPython, startPython } from "./boot.js";
import { findSnapshot, keepSnapshot } from "./snapshots.js";

/** Fills the memory with all that is looked up later. It must leave nothing behind that JavaScript holds. */
const WARM_UP = "from volle import bridge; bridge.warm_up()";

async function makeSnapshot() {
  const found = await findSnapshot();
  // Reading it to the end proves that it is whole.
  if (await found?.memory.catch(() => undefined)) return;
  const engine = fetchEngine(() => {});
  const python = await startPython(
    fetchPython(() => {}),
    { _makeSnapshot: true },
  );
  addEngine(python, await engine);
  python.runPython(WARM_UP);
  await keepSnapshot(python.makeMemorySnapshot());
}

// Without a snapshot everything still works: whatever went wrong here is nobody's concern.
makeSnapshot().then(
  () => postMessage({ kept: true }),
  () => postMessage({ kept: false }),
);
