/** Makes a snapshot of the engine once a visit, when the page is idle, so that the next start is faster. */

import { flagSnapshot, startWorker } from "./workers.js";

/** @import { Start } from "./status.js" */

/** Milliseconds without any change of state. */
const IDLE = 10_000;

/** The only snapshot of a visit. */
export class SnapshotSchedule {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isDone = false;

  /** Restarts the idle time after a change of state. A page without Python, or with a snapshot of its own, needs none. @param {Start} start */
  restart({ ready, from }) {
    clearTimeout(this.#timer);
    if (!ready || ["kept", "tape"].includes(from) || this.#isDone) return;
    this.#timer = setTimeout(() => this.#run(), IDLE);
  }

  async #run() {
    this.#isDone = true;
    const isStored = await makeSnapshot();
    if (isStored) flagSnapshot();
    document.body.dataset["snapshot"] = String(isStored);
  }
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
