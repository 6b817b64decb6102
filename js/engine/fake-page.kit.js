/** Globals of a page for unit tests: workers that do what a test tells them, and locks shared with other tabs. */

import { register } from "node:module";

/** Loads documents as their text, as the bundler does. */
const HTML_LOADER = `
  import { readFile } from "node:fs/promises";
  export async function load(url, context, next) {
    if (!url.endsWith(".html")) return next(url, context);
    const text = JSON.stringify(await readFile(new URL(url), "utf8"));
    return { format: "module", shortCircuit: true, source: "export default " + text };
  }`;

/** A worker that records what is posted to it, and sends what a test chooses. */
export class FakeWorker {
  /** All workers, the current one last. @type {FakeWorker[]} */
  static all = [];
  /** @type {any[]} */
  posted = [];
  isTerminated = false;
  /** @type {(event: Event) => void} */
  onmessage = () => {};
  /** @type {(event: Event) => void} */
  onerror = () => {};

  constructor() {
    FakeWorker.all.push(this);
  }

  /** The current worker. */
  static get last() {
    return /** @type {FakeWorker} */ (FakeWorker.all.at(-1));
  }

  /** The request that was posted last. */
  get request() {
    return this.posted.at(-1)?.request;
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.posted.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }

  /** Sends a message to the page. @param {unknown} data */
  send(data) {
    this.onmessage(new MessageEvent("message", { data }));
  }

  /** Reports that the engine has started. */
  start() {
    this.send({ ready: true, from: "snapshot" });
  }

  /** Answers the request that was posted last. @param {object} [answer] */
  answer(answer = {}) {
    this.send({ id: this.posted.at(-1)?.id, answer: { ok: true, ...answer } });
  }

  /** Fails as a worker whose script throws. @param {string} message */
  crash(message) {
    this.onerror(Object.assign(new Event("error", { cancelable: true }), { message }));
  }
}

/** The exclusive lock of a browser, for tabs that may steal it. */
class FakeLocks {
  /** @type {((reason: unknown) => void) | undefined} */
  #steal;

  /** @param {string} _name @param {LockOptions} options @param {(lock: object | null) => unknown} hold */
  request(_name, { steal }, hold) {
    if (this.#steal && !steal) return Promise.resolve(hold(null));
    this.#steal?.(new DOMException("stolen", "AbortError"));
    return new Promise((resolve, reject) => {
      this.#steal = reject;
      const release = (/** @type {unknown} */ value) => {
        if (this.#steal === reject) this.#steal = undefined;
        resolve(value);
      };
      Promise.resolve(hold({})).then(release, reject);
    });
  }
}

register(`data:text/javascript,${encodeURIComponent(HTML_LOADER)}`);

/** Defines the globals that the page's scripts read: a page without workers, and a match that is stored and in no tab. */
export function installPage() {
  FakeWorker.all.length = 0;
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: { match: "keeping" } },
    baseURI: "https://volle.test/",
    visibilityState: "visible",
  });
  const globals = {
    window: globalThis,
    document,
    location: new URL("https://volle.test/"),
    navigator: { locks: new FakeLocks() },
    Worker: FakeWorker,
    fetch: async () => new Response("", { headers: { "Content-Type": "text/javascript" } }),
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    BUILT_WORKER: "worker.js",
    BUILT_REFEREE: "referee.js",
    BUILT_ARENA: { engine: "engine", files: {} },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Resolves once all promises that can settle have settled. */
export function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}
