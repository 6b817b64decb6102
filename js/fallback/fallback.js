/**
 * Explains why the game is not there. A classic script with a fixed name: it also runs where modules do not load, such as
 * in a page that was opened as a file, and where a page refers to files of a version that is gone.
 */

import { loadAfresh } from "../offline/load-afresh.js";
import { faultOf } from "../storage/site-file.js";

/** Milliseconds after which a page that is still loading says so. */
const PATIENCE = 20_000;
/** After these a new start in the same page fails as well. */
const OUTDATED = ["load-missing", "load-changed"];
/** After these no other load helps. */
const HOPELESS = ["start-file", "start-frame", "start-browser"];

const { dataset } = document.documentElement;
const isRunning = () => "running" in dataset;
let hasThrown = false;

/** Finds out why no script of the page runs: returns the id of its sentence. */
async function findReason() {
  if (location.protocol === "file:") return "start-file";
  if (self.origin === "null") return "start-frame";
  if (hasThrown || !("noModule" in HTMLScriptElement.prototype)) return "start-browser";
  for (const url of scripts()) {
    const fault = await faultOf(url);
    if (fault) return `load-${fault}`;
  }
  return "load-changed";
}

/** Returns the URLs of all scripts that the page needs. */
function scripts() {
  /** @type {NodeListOf<HTMLScriptElement>} */
  const own = document.querySelectorAll("script[type=module]");
  /** @type {NodeListOf<HTMLLinkElement>} */
  const imported = document.querySelectorAll("link[rel=modulepreload]");
  return [...Array.from(own, ({ src }) => src), ...Array.from(imported, ({ href }) => href)];
}

async function explain() {
  const reason = await findReason();
  if (OUTDATED.includes(reason) && !isReloaded()) await loadAfresh();
  else say(reason);
}

/** Whether this page was loaded again already, by the visitor or by this script. */
function isReloaded() {
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType("navigation")
  );
  return entry?.type === "reload";
}

/** Shows a sentence, with a button where another load may help. @param {string} id */
function say(id) {
  const words = BUILT_FALLBACK[language()] ?? {};
  const told = document.createElement("p");
  told.setAttribute("role", "alert");
  told.className = "fallback";
  told.dataset["reason"] = id;
  told.textContent = [id.startsWith("load-") ? words["start-failed"] : "", words[id]]
    .join(" ")
    .trim();
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-main";
  button.textContent = words["load-afresh"] ?? "";
  button.addEventListener("click", loadAfresh);
  const screen = document.querySelector("#screen");
  for (const before of screen?.querySelectorAll(".fallback, .fallback + button") ?? [])
    before.remove();
  screen?.append(told, ...(HOPELESS.includes(id) ? [] : [button]));
}

/** Returns the first language that the visitor reads and the game speaks. */
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked ?? "", ...navigator.languages].map((wish) =>
    wish.slice(0, 2).toLowerCase(),
  );
  return wishes.find((wish) => wish in BUILT_FALLBACK) ?? "en";
}

// From now on this script explains, and no longer the words that the page itself has.
dataset["watched"] = "";
addEventListener("error", () => {
  hasThrown = true;
});
addEventListener("load", () => isRunning() || explain());
setTimeout(
  () => isRunning() || document.readyState === "complete" || say("start-stalled"),
  PATIENCE,
);
