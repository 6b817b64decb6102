/** The first script of every page: starts the worker before anything else loads, because Python takes longest. */

import { isMatchStored, prestartEngine } from "./workers.js";

const options = new URLSearchParams(location.search);
const hasMatch = options.get("load") === "eager" || location.hash.length > 1;
// In a frame, a scene plays from a tape, and a match waits for a press: neither needs Python before. A second window never does.
if (isMatchStored ? !options.has("everyone") : hasMatch && !options.has("scene")) prestartEngine();
