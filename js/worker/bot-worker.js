/**
 * The worker of one custom bot. It runs in a sandboxed document of an opaque origin, without storage, network or access to
 * the page. Its first message brings all that it needs; it answers the referee through a port.
 */

import { unwrap } from "./file-formats.js";
import { answerTo, READY } from "./guest.js";
import { ADD_MORE, engineConfig, startPythonAt } from "./start-python.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Record<"wasm" | "library" | "engine" | "more" | "arena" | "rest", Bytes> & { micropip?: Bytes }} Parts what Python is made of */
/** @typedef {Record<string, Bytes>} Files by name */
/** Answers a message of the referee. @typedef {(message: string) => string} Handle */

/** The base of addresses that Pyodide resolves and never requests. */
const NOWHERE = new URL("https://volle.invalid/");
const LIB = "/lib/";
const HOME = "/home/bot";
/** The most bytes for Python. Pyodide misreads addresses beyond 2 GiB, and phones have little memory. */
const MOST_MEMORY = 2 ** 30;
const PAGE = 2 ** 16;

/** Imports the engine before any file of the bot is there. */
const BEGIN = `${ADD_MORE}
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
def begin(game):
    host = Host(game)
    return lambda message: host.handle(message.encode("latin-1"))
begin
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

/** Starts Python with the files of a bot for a game; resolves to the function that answers the referee. @param {Parts} parts @param {Files} files @param {string} game @returns {Promise<Handle>} */
async function start({ wasm, library, engine, ...parts }, files, game) {
  limitMemory();
  // Without it Pyodide's event loop needs timers, which the lock-down removes.
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
  const handle = python.runPython(BEGIN)(game);
  for (const [name, bytes] of Object.entries(files)) python.FS.writeFile(`${HOME}/${name}`, bytes);
  const refusal = parts.micropip ? await python.runPythonAsync(INSTALL) : "";
  python.runPython(FORGET);
  python.unregisterJsModule("pyodide_js");
  lockDown();
  return refusal ? () => refusal : handle;
}

/** Limits the memory of WebAssembly; beyond, Python raises MemoryError. */
function limitMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError("too large");
    return grow.call(this, pages);
  };
}

function ignore() {}

/** Starts Python and answers the referee. @param {MessagePort} port @param {Parts} parts @param {Files} files @param {string} game */
async function serve(port, parts, files, game) {
  try {
    const handle = await start(parts, files, game);
    port.onmessage = ({ data: question }) => port.postMessage(answer(handle, question));
    port.postMessage(READY);
  } catch (error) {
    port.postMessage(String(error));
  }
}

/** Returns the answer to a question; null if Python has crashed, which is the end of this worker. @param {Handle} handle @param {string} question */
function answer(handle, question) {
  try {
    return answerTo(question, handle);
  } catch {
    return null;
  }
}

/** The globals that stay: the language, and what Pyodide calls while Python runs. Without timers no bot thinks in its rival's time. */
const STAYS = new Set([
  ...["globalThis", "Infinity", "NaN", "undefined", "parseFloat", "parseInt", "isFinite", "isNaN"],
  ...["decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "escape", "unescape"],
  ...["Object", "Function", "Symbol", "Boolean", "Number", "BigInt", "Math", "Date", "String"],
  ...["RegExp", "Array", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "FinalizationRegistry"],
  ...["Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError"],
  ...["TypeError", "URIError", "JSON", "Promise", "Proxy", "Reflect", "Iterator", "Intl"],
  ...["ArrayBuffer", "DataView", "Atomics", "Int8Array", "Int16Array", "Int32Array", "Uint8Array"],
  ...["Uint8ClampedArray", "Uint16Array", "Uint32Array", "BigInt64Array", "BigUint64Array"],
  ...["Float32Array", "Float64Array", "WebAssembly", "TextDecoder", "TextEncoder"],
  ...["performance", "crypto"],
]);

/** Removes all other globals, also inherited ones, as a second defence behind the sandbox; Python already holds what it needs. */
function lockDown() {
  for (let at = self; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Reflect.ownKeys(at)) {
      if (typeof name !== "string" || STAYS.has(name)) continue;
      if (!Reflect.deleteProperty(at, name)) Reflect.defineProperty(at, name, { value: undefined });
    }
  }
}

/** The first message brings the parts, the files, the game and the port of the referee. */
self.onmessage = ({ data: { parts, files, game }, ports: [port] }) => {
  if (self.origin !== "null" || !port) throw new Error("this worker runs behind a wall alone");
  self.onmessage = null;
  serve(port, parts, files, game);
};
