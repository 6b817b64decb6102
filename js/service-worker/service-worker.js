/** The service worker: serves the site without a network. A new version waits until a page requests it. */

import { activate, cacheAll, deletePages, isComplete, respond } from "./site-cache.js";

/** @import { ServiceWorkerScope } from "./scope.js" */

const scope = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));

/** The messages of a page, each with its answer. @type {Record<string, () => Promise<unknown>>} */
const HANDLERS = {
  "is-complete": isComplete,
  repair: cacheAll,
  "skip-waiting": () => scope.skipWaiting(),
};

/** Caches all files of this version, or none. */
async function install() {
  if (await cacheAll()) return;
  await deletePages();
  throw new Error("a file of this version is missing or damaged");
}

scope.addEventListener("install", (event) => {
  event.waitUntil(install());
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
