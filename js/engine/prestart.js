/** The first script of every page: starts the worker before anything else is loaded, for Python takes longest. */

import { prestartEngine } from "./workers.js";

prestartEngine();
