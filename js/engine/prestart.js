/** The first script of every page: starts the worker before anything else loads, because Python takes longest. */

import { isMatchStored, prestartEngine } from "./workers.js";

/** The browser's record of the request for this page. */
export const [visit] = /** @type {PerformanceNavigationTiming[]} */ (
  performance.getEntriesByType("navigation")
);
/** Milliseconds that a slow line takes to answer. There the files of the engine would hold up those of the app, so it starts after them. */
const SLOW = 100;
export const isSlow = visit !== undefined && visit.responseStart - visit.requestStart > SLOW;

const options = new URLSearchParams(location.search);
const hasMatch = options.get("load") === "eager" || location.hash.length > 1;
// In a frame, a scene plays from a tape, and a match waits for a press: neither needs Python before. A second window never does.
export const isWanted = isMatchStored
  ? !options.has("everyone")
  : hasMatch && !options.has("scene");
if (isWanted && !isSlow) prestartEngine();
