/** The first script of every page: starts the worker before anything else is loaded, for Python takes longest. */

import { prestartEngine } from "./workers.js";

/** A scene is played from a tape: who never leaves it needs no Python. */
const isTaped = new URLSearchParams(location.search).has("scene");
if (!isTaped) prestartEngine();
