/**
 * The worker of one custom bot. It runs behind a wall, in a document of an opaque origin: no storage, no network, no
 * page. It is handed all that it needs, and answers the referee through a port.
 */

import { answerTo, READY } from "./guest.js";
import { lockDown } from "./lock-down.js";
import { engineConfig, startPythonAt } from "./start-python.js";
import { unwrap } from "./wasm-container.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Record<"wasm" | "library" | "engine" | "arena" | "rest", Bytes> & { micropip?: Bytes }} Parts what Python is made of */
/** @typedef {Record<string, Bytes>} Files by name */
/** Answers a message of the referee. @typedef {(message: string) => string} Handle */

/** Pyodide resolves its own addresses, and requests none of them. */
const NOWHERE = new URL("https://volle.invalid/");
const LIB = "/lib/";
const HOME = "/home/bot";
/** Bytes that Python may use. Pyodide reads addresses beyond 2 GiB wrongly, and a phone has no more to give. */
const MOST_MEMORY = 2 ** 30;
const PAGE = 2 ** 16;

/** All that the worker needs of the engine is imported while nothing but the engine is there. */
const BEGIN = `
import os, sys, volle.web
volle.__path__.append("${LIB}arena/volle")
volle.web.__path__.append("${LIB}arena/volle/web")
from volle.web.library import add_rest
add_rest("${LIB}rest")
import pickle
from volle.arena.host import Host
os.makedirs("${HOME}")
os.chdir("${HOME}")
sys.path[:] = [folder for folder in sys.path if folder]
host = Host()
lambda message: host.handle(message.encode("latin-1"))
`;
const INSTALL = `
from volle.web.wheels import install
await install("${LIB}micropip")
`;
const FORGET = `
for name in list(sys.modules):
    if name == "js" or name.partition(".")[0] == "pyodide_js":
        del sys.modules[name]
`;

/** Starts Python with the files of a bot; resolves to what answers the referee. @param {Parts} parts @param {Files} files @returns {Promise<Handle>} */
async function start({ wasm, library, engine, ...parts }, files) {
  limitMemory();
  // Without it Pyodide's event loop needs timers, which go with the lock-down.
  Reflect.deleteProperty(self, "MessageChannel");
  const { fsInit, ...config } = /** @type {any} */ (engineConfig(Promise.resolve(unwrap(engine))));
  const sources = {
    script: Promise.resolve({ default: createPyodide }),
    wasm: Promise.resolve(wasm),
    library: Promise.resolve(unwrap(library)),
  };
  const python = await startPythonAt(NOWHERE, sources, {
    ...config,
    jsglobals: Object.create(null),
    stdout: ignore,
    stderr: ignore,
    fsInit: async (/** @type {any} */ system, /** @type {any} */ about) => {
      await fsInit(system, about);
      for (const [name, bytes] of Object.entries(parts))
        system.writeFile(LIB + name, unwrap(bytes));
    },
  });
  const handle = python.runPython(BEGIN);
  for (const [name, bytes] of Object.entries(files)) python.FS.writeFile(`${HOME}/${name}`, bytes);
  const refusal = parts.micropip ? await python.runPythonAsync(INSTALL) : "";
  python.runPython(FORGET);
  python.unregisterJsModule("pyodide_js");
  lockDown();
  return refusal ? () => refusal : handle;
}

/** Keeps WebAssembly from growing too large: Python raises MemoryError then. */
function limitMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError("too large");
    return grow.call(this, pages);
  };
}

function ignore() {}

/** Answers the referee as soon as Python has started. @param {MessagePort} port @param {Parts} parts @param {Files} files */
async function serve(port, parts, files) {
  try {
    const handle = await start(parts, files);
    port.onmessage = ({ data: question }) => port.postMessage(answer(handle, question));
    port.postMessage(READY);
  } catch (error) {
    port.postMessage(String(error));
  }
}

/** Returns the answer to a question, or null where Python broke off: then this worker is of no more use. @param {Handle} handle @param {string} question */
function answer(handle, question) {
  try {
    return answerTo(question, handle);
  } catch {
    return null;
  }
}

/** The first message brings everything, and the port of the referee. */
self.onmessage = ({ data: { parts, files }, ports: [port] }) => {
  if (self.origin !== "null" || !port) throw new Error("this worker runs behind a wall alone");
  self.onmessage = null;
  serve(port, parts, files);
};
