/** Pyodide's script for a classic worker: at an opaque origin Chromium starts no module worker, nor does it import a blob. */

/** Returns a classic script that puts what the module exports into the global `createPyodide`. @param {string} module */
export function classicScript(module) {
  return module
    .replaceAll("import.meta.url", '""')
    .replace(/export default (\w+);?\s*$/, "globalThis.createPyodide = $1;\n");
}
