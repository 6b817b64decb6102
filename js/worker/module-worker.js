/** Tells Pyodide that this is a module worker before it tries `importScripts`, which would breach the site's policy and be reported. */

Object.assign(self, {
  importScripts() {
    throw new TypeError("a module worker has no importScripts");
  },
});
