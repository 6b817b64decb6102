/** The service worker: the site without a network. A new version of it waits until a page asks for it. */

import { clear, fileAt, fill, isWhole, serve, settle } from "./site-cache.js";

const room = /** @type {import("./scope.js").Room} */ (/** @type {unknown} */ (self));

/** What a page may ask for, and what it hears. @type {Record<string, () => Promise<unknown>>} */
const DEEDS = { whole: isWhole, mend, "take-over": () => room.skipWaiting() };

/** Gets all files of this version, or none: a version that is not whole is never used. */
async function install() {
  try {
    await fill();
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Has all files checked, and those fetched again that are spoilt or missing; gives whether all are right now. */
async function mend() {
  return fill().then(
    () => true,
    () => false,
  );
}

room.addEventListener("install", (event) => {
  event.waitUntil(install());
});

room.addEventListener("activate", (event) => {
  event.waitUntil(settle().finally(() => room.clients.claim()));
});

room.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const file = method === "GET" ? fileAt(url) : undefined;
  if (file !== undefined) event.respondWith(serve(file).catch(() => Response.error()));
});

room.addEventListener("message", (event) => {
  const answer = DEEDS[event.data.do]?.().then((said) => event.ports[0]?.postMessage(said));
  if (answer) event.waitUntil(answer);
});
