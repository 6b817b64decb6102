/** Tells Pyodide what kind of worker this is before it tries: trying breaks the policy of the site, and browsers report that. */

Object.assign(self, {
  importScripts() {
    throw new TypeError("a module worker takes no scripts of the old kind");
  },
});
