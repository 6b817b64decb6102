/** What is done in a quiet moment, once a visit: the start is remembered, so that the next one is short. */

import { remember } from "./snapshot-flag.js";
import { startWorker } from "./workers.js";

/** So long nothing must have happened on the page, in milliseconds. */
const QUIET = 10_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
let isOver = false;

/** Tells that something happens now: the quiet moment begins anew, if nothing is kept yet. @param {import("../state/state.js").Start} start */
export function waitForQuiet({ ready, from }) {
  clearTimeout(clock);
  if (ready && from !== "kept" && !isOver) clock = setTimeout(keep, QUIET);
}

async function keep() {
  isOver = true;
  const isKept = await keepStart();
  if (isKept) remember();
  document.body.dataset["snapshot"] = String(isKept);
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
