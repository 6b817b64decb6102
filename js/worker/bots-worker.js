/** The worker in which bots of anybody play: it is handed all that it needs, and then has nothing else left. */

import "./module-worker.js";
import { engineConfig, importScript, startPython } from "./boot.js";
import { lockDown } from "./lock-down.js";
import { unwrap } from "./wasm-container.js";

/** @typedef {Record<"wasm" | "library" | "engine" | "arena", Uint8Array<ArrayBuffer>>} Files */

const ARENA = "/lib/arena.zip";
/** Where files of own bots lie. */
const HOME = "/home/bots";
const START = `
import os, sys, volle
volle.__path__.append("${ARENA}/volle")
os.makedirs("${HOME}", exist_ok=True)
os.chdir("${HOME}")
from pyodide.ffi import unregister_js_module
from volle.arena.session import Session
def begin(tell):
    for name in ("js", "pyodide_js"):
        sys.modules.pop(name, None)
    return Session(tell).handle
begin
`;

const post = self.postMessage.bind(self);

/** Starts Python, which sees nothing of this worker but what it is given here. @param {Files} files @returns {Promise<(request: string) => string>} */
async function start({ wasm, library, engine, arena }) {
  const { fsInit, ...config } = /** @type {any} */ (engineConfig(Promise.resolve(unwrap(engine))));
  const sources = {
    script: importScript(),
    wasm: Promise.resolve(wasm),
    library: Promise.resolve(unwrap(library)),
  };
  const python = await startPython(sources, {
    ...config,
    jsglobals: Object.create(null),
    fsInit: async (/** @type {any} */ system, /** @type {any} */ about) => {
      await fsInit(system, about);
      system.writeFile(ARENA, unwrap(arena));
    },
  });
  const handle = python.runPython(START)((/** @type {string} */ asked) => post({ asked }));
  python.unregisterJsModule("pyodide_js");
  lockDown();
  return handle;
}

/** The first message brings the files, each other one a request. */
self.onmessage = async ({ data }) => {
  try {
    const handle = await start(data);
    self.onmessage = ({ data: request }) => {
      try {
        post({ answer: handle(request) });
      } catch (error) {
        post({ fatal: String(error) });
      }
    };
    post({ ready: true });
  } catch (error) {
    post({ fatal: String(error) });
  }
};
