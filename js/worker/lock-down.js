/** Depth behind the wall: leaves a worker hardly more than the language itself, once Python has started. */

/** What stays: the language, and what Pyodide calls while Python runs. Without timers no bot thinks while its rival does. */
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

/** Removes all else from this worker and from what it inherits; what is running already holds what it needs. */
export function lockDown() {
  for (let at = self; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Reflect.ownKeys(at)) {
      if (typeof name !== "string" || STAYS.has(name)) continue;
      if (!Reflect.deleteProperty(at, name)) Reflect.defineProperty(at, name, { value: undefined });
    }
  }
}
