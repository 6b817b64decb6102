/** A second worker, alive for a moment: starts Python once more and keeps its memory, so that later starts are short. */

import { addEngine, fetchAll, startPython } from "./boot.js";
import { findSnapshot, keepSnapshot } from "./snapshots.js";

/** Fills the memory with all that is looked up later. It must leave nothing behind that JavaScript holds. */
const WARM_UP = "from volle import bridge; bridge.warm_up()";

async function makeSnapshot() {
  const found = await findSnapshot();
  // Reading it to the end proves that it is whole.
  if (await found?.bytes.catch(() => undefined)) return;
  await fetchAll(() => {}).all;
  const python = await startPython({ _makeSnapshot: true });
  await addEngine(python);
  python.runPython(WARM_UP);
  await keepSnapshot(python.makeMemorySnapshot());
}

// Without a snapshot everything still works: whatever went wrong here is nobody's concern.
makeSnapshot().then(
  () => postMessage({ kept: true }),
  () => postMessage({ kept: false }),
);
