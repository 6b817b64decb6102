/** The page to compare with: a worker that does nothing but start a stock Pyodide. */

const policy = window.trustedTypes?.createPolicy("volle", { createScriptURL: (address) => address });
const address = new URL("stock-worker.js", location.href).href;
const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
worker.onmessage = () => {
  performance.mark("engine-ready");
  document.body.dataset.ready = "true";
};
