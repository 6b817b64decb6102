/** The service worker: serves the site without a network. A new version waits until a page requests it. */

import { activate, cacheAll, install, isComplete, isCurrent, respond } from "./site-cache.js";

/** @import { ServiceWorkerScope } from "./scope.js" */

const scope = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));

/** The messages of a page, each with its answer. @type {Record<string, () => Promise<unknown>>} */
const HANDLERS = {
  "is-complete": isComplete,
  "is-current": isCurrent,
  repair: cacheAll,
  "skip-waiting": () => scope.skipWaiting(),
};

/** Caches all files of this version, or reports to all pages why it cannot. */
async function installOrReport() {
  const fault = await install();
  const windows = await scope.clients.matchAll({ includeUncontrolled: true });
  for (const each of windows) each.postMessage({ fault });
  if (fault) throw new Error(`a file of this version is ${fault}`);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(installOrReport());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(activate().finally(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const response = event.request.method === "GET" ? respond(event.request) : undefined;
  if (response) event.respondWith(response.catch(() => Response.error()));
});

scope.addEventListener("message", (event) => {
  const handling = HANDLERS[event.data.do]?.().then((answer) =>
    event.ports[0]?.postMessage(answer),
  );
  if (handling) event.waitUntil(handling);
});
