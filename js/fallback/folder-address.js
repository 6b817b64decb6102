/**
 * Leads to the folder of a page that a host sends without the slash at its end, where all relative addresses are wrong.
 * The build writes this script into the pages themselves, because no file would be found. Its hash is in the policy.
 */

/** The additions to the address, in order: a host may remove the slash again. */
const WAYS = ["/", "/index.html"];
const KEY = "volle.folder";

/** Returns what counts the ways that were tried; undefined where the browser forbids that. */
function openStorage() {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const storage = openStorage();
const isRight = /\/(index(\.html)?)?$/.test(location.pathname);
let isLeft = false;

/** Leaves for the next address when a script or a style of the page is missing. @param {Event} event */
function leave({ target }) {
  if (isLeft || !storage) return;
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
  const address = target.getAttribute("src") ?? target.getAttribute("href") ?? "";
  const tries = Number(storage.getItem(KEY));
  // A host adds scripts of its own, with whole addresses.
  if (/^(\w+:|\/)/.test(address) || tries >= WAYS.length) return;
  isLeft = true;
  storage.setItem(KEY, String(tries + 1));
  location.replace(`${location.pathname}${WAYS[tries]}${location.search}${location.hash}`);
}

if (isRight) storage?.removeItem(KEY);
else addEventListener("error", leave, true);
