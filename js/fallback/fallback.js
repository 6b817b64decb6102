/**
 * Explains why the game did not start. A classic script with a fixed name: it also runs where modules do not load, such
 * as in a page that was opened as a file, and where a page refers to files of a removed version.
 */

import { faultOf, isPolicyForeign, loadAfresh } from "../storage/site-file.js";

/** Milliseconds after which a page that is still loading reports that. */
const PATIENCE = 20_000;
/** The reasons for which the page is loaded again automatically. */
const OUTDATED = ["load-missing", "load-changed"];
/** The reasons for which loading again does not help. */
const HOPELESS = ["start-file", "start-frame", "start-browser", "load-blocked"];

const { dataset } = document.documentElement;
const isRunning = () => "running" in dataset;

/** Resolves to the reason why no script of the page runs: the id of a message. */
async function findReason() {
  if (location.protocol === "file:") return "start-file";
  // Without a frame, a header of the server has put the page into a sandbox.
  if (self.origin === "null") return self === top ? "load-blocked" : "start-frame";
  const isOld = !("noModule" in HTMLScriptElement.prototype);
  if (isOld || "thrown" in dataset)
    return !isOld && (await isPolicyForeign()) ? "load-blocked" : "start-browser";
  for (const url of scripts()) {
    const fault = await faultOf(url);
    if (fault) return `load-${fault}`;
  }
  return (await isPolicyForeign()) ? "load-blocked" : "load-changed";
}

/** Returns the URLs of all scripts of the page. */
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
  else show(reason);
}

/** Returns true if the page was already reloaded, by the visitor or by this script. */
function isReloaded() {
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType("navigation")
  );
  return entry?.type === "reload";
}

/** Shows a message, with a button where loading again may help. @param {string} id */
function show(id) {
  const words = BUILT_FALLBACK[language()] ?? {};
  const paragraph = document.createElement("p");
  paragraph.setAttribute("role", "alert");
  paragraph.className = "fallback";
  paragraph.dataset["reason"] = id;
  paragraph.textContent = [id.startsWith("load-") ? words["start-failed"] : "", words[id]]
    .join(" ")
    .trim();
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-main";
  button.textContent = words["load-afresh"] ?? "";
  button.addEventListener("click", loadAfresh);
  // The buttons of the drawn start page do nothing.
  delete dataset["drawn"];
  const screen = document.querySelector("#screen");
  for (const before of screen?.querySelectorAll(".fallback, .fallback + button") ?? [])
    before.remove();
  screen?.append(paragraph, ...(HOPELESS.includes(id) ? [] : [button]));
}

/** Returns the first of the visitor's languages that the game has. */
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked ?? "", ...navigator.languages].map((wish) =>
    wish.slice(0, 2).toLowerCase(),
  );
  return wishes.find((wish) => wish in BUILT_FALLBACK) ?? "en";
}

// From now on, this script explains failures, and the static text of the page is hidden.
dataset["watched"] = "";
addEventListener("error", () => {
  dataset["thrown"] = "";
});
addEventListener("load", () => isRunning() || explain());
setTimeout(
  () => isRunning() || document.readyState === "complete" || show("start-stalled"),
  PATIENCE,
);
