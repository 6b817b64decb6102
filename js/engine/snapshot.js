/** Makes a snapshot of the engine once a visit, when the page is idle, so that the next start is faster. */

import { flagSnapshot, startWorker } from "./workers.js";

/** @import { Start } from "./status.js" */

/** Milliseconds without any change of state. */
const IDLE = 10_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isDone = false;

/** Restarts the idle time; called after every change of state. Without Python, or from a snapshot of its own, the page needs none. @param {Start} start */
export function scheduleSnapshot({ ready, from }) {
  clearTimeout(timer);
  if (ready && !["kept", "tape"].includes(from) && !isDone) timer = setTimeout(run, IDLE);
}

async function run() {
  isDone = true;
  const isStored = await makeSnapshot();
  if (isStored) flagSnapshot();
  document.body.dataset["snapshot"] = String(isStored);
}

/** Makes a snapshot in a second worker; resolves to true if one is stored now. @returns {Promise<boolean>} */
function makeSnapshot() {
  const worker = startWorker(BUILT_SNAPSHOT_WORKER);
  const answered = new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data.kept);
    worker.onerror = () => resolve(false);
  });
  return answered.finally(() => worker.terminate());
}
