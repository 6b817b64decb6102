/** The worker in which bots of anybody play: it is handed all that it needs, and then has nothing else left. */

import "./module-worker.js";
import { engineConfig, importScript, startPython } from "./boot.js";
import { lockDown } from "./lock-down.js";
import { unwrap } from "./wasm-container.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Record<"wasm" | "library" | "engine" | "arena", Bytes> & Partial<Record<"rest" | "micropip", Bytes>>} Parts */
/** @typedef {{ parts: Parts, files: Record<string, Bytes> }} Handed what Python is made of, and files with bots by name */

/** Where the parts lie that Python imports from, and files of own bots. */
const LIB = "/lib/";
const HOME = "/home/bots";
const PREPARE = `
import os, sys, volle
volle.__path__.append("${LIB}arena/volle")
os.chdir("${HOME}")
`;
const ADD_REST = `
from volle.arena.library import add_rest
add_rest("${LIB}rest")
`;
const INSTALL = `
from volle.arena.wheels import install
await install("${LIB}micropip")
`;
const BEGIN = `
from volle.arena.session import Session
def begin(tell, wheels):
    for name in ("js", "pyodide_js"):
        sys.modules.pop(name, None)
    return Session(tell, wheels.to_py()).handle
begin
`;

const post = self.postMessage.bind(self);

/** Starts Python, which sees nothing of this worker but what it is given here. @param {Handed} handed @returns {Promise<(request: string) => string>} rejects with an error, or a refusal of a wheel */
async function start({ parts: { wasm, library, engine, ...parts }, files }) {
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
      for (const [name, bytes] of Object.entries(parts))
        system.writeFile(LIB + name, unwrap(bytes));
      system.mkdirTree(HOME);
      for (const [name, bytes] of Object.entries(files)) system.writeFile(`${HOME}/${name}`, bytes);
    },
  });
  python.runPython(PREPARE);
  if (parts.rest) python.runPython(ADD_REST);
  const wheels = parts.micropip ? await install(python) : {};
  const tell = (/** @type {string} */ what, /** @type {string} */ text) => post({ [what]: text });
  const handle = python.runPython(BEGIN)(tell, wheels);
  python.unregisterJsModule("pyodide_js");
  lockDown();
  return handle;
}

/** Installs the wheels, of which no code runs before all is locked; resolves to their bots. @param {import("./boot.js").Python} python */
async function install(python) {
  const { ok, bots, error } = JSON.parse(await python.runPythonAsync(INSTALL));
  if (!ok) throw error;
  return bots;
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
  } catch (/** @type {any} */ error) {
    post(error.code ? { refused: error } : { fatal: String(error) });
  }
};
