/** What is done in a quiet moment, once a visit: the start is remembered, so that the next one is short. */

import { startWorker } from "./workers.js";

/** So long nothing must have happened on the page, in milliseconds. */
const QUIET = 10_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
let isOver = false;

/** Tells that something happens now: the quiet moment begins anew, if the engine is ready. @param {boolean} isReady */
export function waitForQuiet(isReady) {
  clearTimeout(clock);
  if (isReady && !isOver) clock = setTimeout(remember, QUIET);
}

async function remember() {
  isOver = true;
  document.body.dataset["snapshot"] = String(await keepStart());
}

/**
 * Has a second worker keep Python's memory, which makes every later start short.
 * @returns {Promise<boolean>} whether it could
 */
function keepStart() {
  const worker = startWorker(BUILT_SNAPSHOT_WORKER);
  const told = new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data.kept);
    worker.onerror = () => resolve(false);
  });
  return told.finally(() => worker.terminate());
}
