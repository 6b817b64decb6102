/** Replaces `importScripts`, by which Pyodide detects module workers: the real one would violate the site's policy. */

Object.assign(self, {
  importScripts() {
    throw new TypeError("a module worker has no importScripts");
  },
});
