/** The first script of every page: starts the worker before anything else is loaded, because Python takes longest. */

import { isMatchStored, prestartEngine } from "./workers.js";

const asked = new URLSearchParams(location.search);
const isMatchAsked = asked.get("load") === "eager" || location.hash.length > 1;
/** A scene in a frame is played from a tape, and a match waits behind its door: neither needs Python before the visitor presses. */
if (isMatchStored || (isMatchAsked && !asked.has("scene"))) prestartEngine();
