/** Makes a snapshot once a visit, when the page is idle, so that the next start is faster. */

import { flagSnapshot } from "./snapshot-flag.js";
import { startWorker } from "./workers.js";

/** How long the page must have been idle, in milliseconds. */
const IDLE = 10_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isDone = false;

/** Called after every change of state: starts the idle time again, unless there is a snapshot, or no Python that it could start. @param {import("./status.js").Start} start */
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

/** Has a second worker make a snapshot. @returns {Promise<boolean>} whether one is stored now */
function makeSnapshot() {
  const worker = startWorker(BUILT_SNAPSHOT_WORKER);
  const answered = new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data.kept);
    worker.onerror = () => resolve(false);
  });
  return answered.finally(() => worker.terminate());
}
