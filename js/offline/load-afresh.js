/** Loads the page again as the server has it now: for pages whose files are gone. */

import { isReached } from "../storage/site-file.js";

/** Goes past a service worker that has lost files, and past a page that the browser has kept. */
export async function loadAfresh() {
  if (await isReached()) await forgetServiceWorker().catch(() => {});
  await fetch(location.href, { cache: "reload" }).catch(() => {});
  location.reload();
}

/** From the next load on the server is asked; a page that starts registers its service worker again. */
async function forgetServiceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}
