/** Lets Pyodide detect a module worker without a call of `importScripts`, which would violate the site's policy. */

Object.assign(self, {
  importScripts() {
    throw new TypeError("a module worker has no importScripts");
  },
});
